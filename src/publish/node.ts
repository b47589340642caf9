// `--target node`: a program that serves the snapshot beside it, and what a machine or a container needs around it.
import { listAnswers } from './manifest.ts';
import { forOrigin, type Output, renderSnapshot, type Source, type Target } from './output.ts';

/** What ships with the package for a server, by where it is written. */
const around = {
  'profile-api.service': 'deploy/profile-api.service',
  'nginx.conf': 'deploy/nginx.conf',
  Caddyfile: 'deploy/Caddyfile',
  '.dockerignore': 'deploy/dockerignore',
};

/** Where the program is in the package. */
const program = 'dist/targets/node';

function write(source: Source, folder: string): Output {
  const { site, snapshot, manifest, octets, read, list } = source;
  const answers = listAnswers(manifest, site);
  return {
    files: new Map<string, string | Uint8Array>([
      ...list(program).map((path) => [path, read(`${program}/${path}`)] as const),
      ['site.json', renderSnapshot({ ...snapshot, answers })],
      ['sbom.cdx.json', read('dist/targets/sbom.cdx.json')],
      ...[...octets].map(([path, bytes]) => [`files${path}`, bytes] as const),
      ...Object.entries(around).map(
        ([path, name]) => [path, forOrigin(read(name), site.baseUrl)] as const,
      ),
    ]),
    owners: new Map([['Dockerfile', forOrigin(read('deploy/Dockerfile'), site.baseUrl)]]),
    next: [
      `node ${folder}/server.mjs                 # or copy the folder to a server; docs/deploy.md goes on from there`,
      `docker build -t profile ${folder} && docker run --read-only -p 3000:3000 profile`,
    ],
  };
}

export const node: Target = { summary: 'a server, or in a container', isStatic: false, write };
