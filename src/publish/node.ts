// `--target node`: a program, the snapshot that it serves, and the configurations of a server and a container.
import { digestHex } from '../kernel/digest.ts';
import { sealSnapshot } from '../schema/snapshot.ts';
import { listAnswers } from './manifest.ts';
import { forOrigin, type Target } from './output.ts';

/** Configurations of the package by the path that they are written to. */
const configurations = {
  'profile-api.service': 'deploy/profile-api.service',
  'nginx.conf': 'deploy/nginx.conf',
  Caddyfile: 'deploy/Caddyfile',
  '.dockerignore': 'deploy/dockerignore',
};

const program = 'dist/targets/node';

export const node: Target = {
  isStatic: false,
  write: ({ site, snapshot, manifest, binaries, read, list }, folder) => ({
    files: new Map<string, string | Uint8Array>([
      ...list(program).map((path) => [path, read(`${program}/${path}`)] as const),
      ['site.json', sealSnapshot({ ...snapshot, answers: listAnswers(manifest, site) }, digestHex)],
      ['sbom.cdx.json', read('dist/targets/sbom.cdx.json')],
      ...[...binaries].map(([path, bytes]) => [`files${path}`, bytes] as const),
      ...Object.entries(configurations).map(
        ([path, name]) => [path, forOrigin(read(name), site.baseUrl)] as const,
      ),
    ]),
    ownerFiles: new Map([['Dockerfile', forOrigin(read('deploy/Dockerfile'), site.baseUrl)]]),
    next: [
      `node ${folder}/server.mjs                 # or copy the folder to a server; docs/deploy/server.md goes on from there`,
      `docker build -t profile ${folder} && docker run --read-only --memory 512m -p 3000:3000 profile`,
    ],
  }),
};
