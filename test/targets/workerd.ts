// The function that `build --target cloudflare` writes, in workerd.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  baseUrl,
  connectSpawned,
  findRuntime,
  type SpawnedConnection,
} from '../contract/spawned.ts';
import { build } from './built.ts';

export const workerd = findRuntime('workerd');

const configuration = (
  port: number,
  date: string,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [
      (name = "worker.js", esModule = embed "worker.js"),
      (name = "profile-api.js", esModule = embed "profile-api.js"),
      (name = "site.js", esModule = embed "site.js"),
    ],
    compatibilityDate = "${date}",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;

export async function connectWorkerd(): Promise<SpawnedConnection> {
  const folder = await build('cloudflare', baseUrl);
  const { compatibility_date: date } = readConfiguration(folder);
  return connectSpawned(workerd.binary, (port) => {
    writeFileSync(join(folder, 'config.capnp'), configuration(port, date));
    return ['serve', join(folder, 'config.capnp')];
  });
}

export function readConfiguration(folder: string): any {
  return JSON.parse(readFileSync(join(folder, 'wrangler.jsonc'), 'utf8'));
}
