// The files of `trust/` and `attestations/`, and the private keys, which must be outside a profile's folder.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { type Environment, UsageError } from '../runtime/settings.ts';
import { keyCommand } from '../runtime/sign-command.ts';
import { ChecksFile, type Check, KeysFile, type PublicKey } from '../schema/trust.ts';
import { gitAttributes } from '../trust/files.ts';
import { parsePrivateKeys, type PrivateKey } from '../trust/keys/private-keys.ts';
import { readText } from './choice.ts';
import type { Given } from './command.ts';
import { inFolder, readIfThere, replaceFile, writeFileIn } from './folder.ts';

/** Files that commands write, by their path in a profile's folder. */
export const trustFiles = {
  keys: 'trust/keys.json',
  manifest: 'trust/manifest.json',
  checks: 'trust/checks.json',
} as const;

/** Replaces a file, next to a `.gitattributes` that keeps git from changing its bytes. */
export function writeTrustFile(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  inFolder(folder, () => {
    const attributes = join(dirname(path), '.gitattributes');
    if (!existsSync(attributes)) writeFileIn(attributes, gitAttributes);
    replaceFile(path, text, 0o644);
  });
}

/** The public keys of a folder; empty without a file. */
export function readPublicKeys(folder: string): readonly PublicKey[] {
  return readJSONFile(folder, trustFiles.keys, KeysFile, { keys: [] }).keys;
}

export function readChecks(folder: string): readonly Check[] {
  return readJSONFile(folder, trustFiles.checks, ChecksFile, { version: 1, checks: [] }).checks;
}

function readJSONFile<Value>(
  folder: string,
  file: string,
  schema: { parse(value: unknown): Value },
  absent: Value,
): Value {
  const path = join(folder, file);
  const text = readIfThere(path);
  if (text === undefined) return absent;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${path} is not as profile-api writes it. Restore it from your repository, or remove it.`,
      { cause: error },
    );
  }
}

/** The default file of the private keys of an origin. */
export function keyFileOf(origin: string, environment: Environment): string {
  const { XDG_CONFIG_HOME, HOME = homedir() } = environment;
  const name = new URL(origin).host.replaceAll(/[^a-z\d.-]/giu, '_');
  return join(XDG_CONFIG_HOME || join(HOME, '.config'), 'profile-api', `${name}.jwk`);
}

/** Writes private keys, readable only by their owner. */
export function writeKeyFile(path: string, text: string): void {
  inFolder(dirname(path), () => replaceFile(path, text, 0o600));
}

/** Reads the private keys from `--key`, `PROFILE_SIGNING_KEY` or the file of the origin, in this order. */
export async function readPrivateKeys(
  { flags, environment }: Pick<Given, 'flags' | 'environment'>,
  { origin, folder }: { readonly origin: string; readonly folder: string },
): Promise<readonly PrivateKey[]> {
  const given = readText(flags, 'key');
  const variable = environment['PROFILE_SIGNING_KEY'];
  if (given === '-') return parsePrivateKeys(readFileSync(0, 'utf8'), 'Standard input');
  if (given === undefined && variable) return parsePrivateKeys(variable, 'PROFILE_SIGNING_KEY');
  const path = given ?? keyFileOf(origin, environment);
  requirePrivacy(path, folder, origin);
  return parsePrivateKeys(readFileSync(path, 'utf8'), path);
}

/** Throws if other users can read a key file, or if it is in the profile's folder. */
function requirePrivacy(path: string, folder: string, origin: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) {
    throw new UsageError(
      `There is no key file "${path}". Restore your copy, or create a key with: ${keyCommand('new', origin, folder)}`,
    );
  }
  // Windows has no file modes.
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new Error(`Others can read "${path}". Run: chmod 600 ${path}`);
  }
  const inside = existsSync(folder)
    ? relative(realpathSync(folder), realpathSync(path))
    : relative(resolve(folder), resolve(path));
  if (!inside.startsWith('..')) {
    throw new Error(`The private key "${path}" is in the profile's folder. Move it elsewhere.`);
  }
}
