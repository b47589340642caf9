// A registry on loopback with the packages of the lock file, so that `npm install` runs as it does for a user.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Registry {
  readonly url: string;
  close(): void;
}

interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Offers the packages that a production install needs, from those installed here. */
export async function startRegistry(): Promise<Registry> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  /** Folders by name and version. */
  const offered = new Map<string, Map<string, string>>();
  for (const [folder, { version, dev }] of Object.entries(packages)) {
    if (folder === '' || dev === true) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    offered.set(name, (offered.get(name) ?? new Map<string, string>()).set(version, folder));
  }
  const server = createServer((request, response) => {
    const [path = '', version] = decodeURIComponent(request.url!.slice(1)).split('?');
    const versions = offered.get(path);
    if (versions === undefined) response.writeHead(404).end('{}');
    else if (version === undefined) response.end(JSON.stringify(describe(path, versions)));
    else response.end(pack(versions.get(version)!));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const describe = (name: string, versions: Map<string, string>) => {
    const all = [...versions].map(([version, folder]) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return [version, { ...manifest, dist: { tarball: `${url}${name}?${version}` } }] as const;
    });
    return { name, 'dist-tags': { latest: all.at(-1)![0] }, versions: Object.fromEntries(all) };
  };
  return { url, close: () => server.close() };
}

/** A package as the registry sends it. */
function pack(folder: string): Buffer {
  const words = ['--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', folder, '.'];
  return execFileSync('tar', ['-cz', ...words], { maxBuffer: 64 * 1024 * 1024 });
}
