// `profile-api key new|rotate|drop`: the owner's signing keys.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSetting, UsageError } from '../runtime/settings.ts';
import { keyCommand, signCommand } from '../runtime/sign-command.ts';
import type { PublicKey } from '../schema/trust.ts';
import { renderKeys } from '../trust/files.ts';
import { toSSHLine, toTXTRecord, txtName } from '../trust/keys/keys.ts';
import {
  createKey,
  parsePrivateKeys,
  type PrivateKey,
  renderPrivateKeys,
  toPublicKey,
} from '../trust/keys/private-keys.ts';
import { packageName, program } from '../version.ts';
import type { Given, Output } from './command.ts';
import { requireOrigin } from './origin.ts';
import {
  keyFileOf,
  readPublicKeys,
  trustFiles,
  writeKeyFile,
  writeTrustFile,
} from './trust-files.ts';

interface Keys {
  readonly origin: string;
  readonly folder: string;
  readonly path: string;
  /** The keys in the file; empty without a file. */
  readonly own: readonly PrivateKey[];
  readonly published: readonly PublicKey[];
}

export async function key(given: Given, output: Output): Promise<number> {
  const [action = '', kid] = given.words;
  if (!['new', 'rotate', 'drop'].includes(action)) {
    throw new UsageError(`key takes new, rotate or drop, not "${action}".`);
  }
  if (action === 'drop' && kid === undefined) {
    throw new UsageError(
      `key drop needs the id of the key: ${program} key drop KID. trust/keys.json lists each kid.`,
    );
  }
  if (action !== 'drop' && kid !== undefined) {
    throw new UsageError(`key ${action} takes no key id, but "${kid}" was given.`);
  }
  const keys = await readKeys(given);
  if (kid !== undefined) return drop(keys, kid, output);
  if (action === 'new' && keys.own.length > 0) {
    output.err(
      `"${keys.path}" already holds a key. To replace it step by step, run: ${keyCommand('rotate', keys.origin, keys.folder)}`,
    );
    return 1;
  }
  if (action === 'rotate' && keys.own.length === 0) {
    output.err(`There is no key to rotate. Run: ${keyCommand('new', keys.origin, keys.folder)}`);
    return 1;
  }
  return add(keys, output);
}

async function readKeys({ flags, environment }: Given): Promise<Keys> {
  const origin = requireOrigin(flags, environment);
  const folder = readSetting('profile', flags, environment);
  if (!existsSync(join(folder, 'profile.yaml'))) {
    throw new UsageError(`"${folder}" has no profile.yaml. Name the folder with --profile.`);
  }
  const path = keyFileOf(origin, environment);
  const own = existsSync(path) ? await parsePrivateKeys(readFileSync(path, 'utf8'), path) : [];
  return { origin, folder, path, own, published: readPublicKeys(folder) };
}

async function add({ origin, folder, path, own, published }: Keys, output: Output) {
  const made = await createKey();
  writeKeyFile(path, renderPrivateKeys([...own, made]));
  writeTrustFile(folder, trustFiles.keys, renderKeys([...published, toPublicKey(made)]));
  const { host } = new URL(origin);
  const lines = [
    `The private key is in ${path}. Anyone who has it can sign as you. Keep a copy in a safe place.`,
    `Its public half is in ${join(folder, trustFiles.keys)}.`,
    '',
    `kid  ${made.kid}`,
    `SSH  ${toSSHLine(made, `${host} (${packageName})`)}`,
    `DNS  ${txtName(origin)}. TXT "${toTXTRecord(made)}"`,
    '',
    'To announce the key outside your server, add the SSH line to your GitHub account as a signing key',
    '(https://github.com/settings/ssh/new, key type "Signing Key"), and the TXT record to your domain.',
    ...dropLost({ origin, folder, own, published }),
    `Then run: ${signCommand(origin, { folder })}`,
    ...(own.length === 0
      ? []
      : [
          'Until you drop the old key, both sign, so that verifiers of the old key accept the new one. After some weeks, run:',
          ...own.map(({ kid }) => `  ${keyCommand(`drop ${kid}`, origin, folder)}`),
        ]),
  ];
  for (const line of lines) output.out(line);
  return 0;
}

/** Explains published keys without a private half here: `sign` refuses until they are restored or dropped. */
function dropLost({ origin, folder, own, published }: Omit<Keys, 'path'>): readonly string[] {
  const lost = published.filter(({ kid }) => own.every((one) => one.kid !== kid));
  if (lost.length === 0) return [];
  return [
    `The private half of ${lost.map(({ kid }) => kid).join(' and ')} in ${join(folder, trustFiles.keys)} is not in this file. If it is lost, run:`,
    ...lost.map(({ kid }) => `  ${keyCommand(`drop ${kid}`, origin, folder)}`),
  ];
}

function drop({ origin, folder, path, own, published }: Keys, kid: string, output: Output): number {
  const isDropped = (candidate: PublicKey) => candidate.kid === kid;
  if (![...own, ...published].some(isDropped)) {
    const known = published.map((one) => one.kid).join(', ');
    output.err(`There is no key "${kid}".${known === '' ? '' : ` Known: ${known}.`}`);
    return 1;
  }
  const left = published.filter((candidate) => !isDropped(candidate));
  writeTrustFile(folder, trustFiles.keys, renderKeys(left));
  const kept = own.filter((candidate) => !isDropped(candidate));
  if (kept.length > 0) writeKeyFile(path, renderPrivateKeys(kept));
  else if (own.length > 0) rmSync(path);
  output.out(`Dropped ${kid}. Remove it from your GitHub account and from the DNS as well.`);
  if (left.length > 0) {
    output.out(`Then run: ${signCommand(origin, { folder })}`);
    return 0;
  }
  // No key is left to verify its signature.
  rmSync(join(folder, trustFiles.manifest), { force: true });
  output.out(
    `It was the last key, so the profile is unsigned${kept.length === 0 && own.length > 0 ? ` and ${path} is deleted` : ''}.`,
  );
  return 0;
}
