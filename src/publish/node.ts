// `--target node`: one file that serves the snapshot beside it, and what a machine or a container needs around it.
import { forOrigin, type Output, renderSnapshot, type Source, type Target } from './output.ts';

/** What ships with the package for a server, by where it is written. */
const around = {
  'profile-api.service': 'deploy/profile-api.service',
  'nginx.conf': 'deploy/nginx.conf',
  Caddyfile: 'deploy/Caddyfile',
  '.dockerignore': 'deploy/dockerignore',
};

function write({ site, snapshot, octets, read }: Source, folder: string): Output {
  return {
    files: new Map<string, string | Uint8Array>([
      ['server.mjs', read('dist/targets/server.mjs')],
      ['site.json', renderSnapshot(snapshot)],
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
