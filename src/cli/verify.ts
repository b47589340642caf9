// `profile-api verify ORIGIN`: checks a profile without trusting its server.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../runtime/errors.ts';
import { type Environment, UsageError } from '../runtime/settings.ts';
import { readPage } from '../trust/links/page.ts';
import { openNetwork } from '../trust/verify/network.ts';
import { renderReport } from '../trust/verify/report.ts';
import type { Seen } from '../trust/verify/signature.ts';
import { Recording, replay, type Source } from '../trust/verify/source.ts';
import { requirements, verifyOrigin } from '../trust/verify/verify.ts';
import { readChoice, readText } from './choice.ts';
import type { Given, Output } from './command.ts';
import { inFolder, readIfThere, writeFileIn } from './folder.ts';
import { readSecureOrigin } from './origin.ts';
import { startProgress } from './progress.ts';

/** The file that `--save` writes and `--offline` reads. */
const savedAnswers = 'answers.json';
const defaultTimeout = 20;

/** Resolves to 0 if all checks pass, 1 if one fails, 3 if some cannot be decided. */
export async function verify(
  { flags, words: [address = ''], environment }: Given,
  output: Output,
  network: Required<Source> & { close(): void } = openNetwork(),
): Promise<number> {
  const origin = readSecureOrigin('verify', address);
  const timeout = parseTimeout(flags['timeout']);
  const requirement = readChoice(flags, 'require', requirements);
  const [offline, save] = [readText(flags, 'offline'), readText(flags, 'save')];
  const recording = new Recording(
    offline === undefined ? network : replay(readSaved(offline), readPage),
  );
  const at = parseMoment(flags['at']);
  const seenFile = locateSeen(environment);
  const progress = startProgress(`Verifying ${origin}`);
  const { report, seen } = await verifyOrigin({
    source: recording,
    origin,
    at,
    timeout,
    pin: readText(flags, 'pin'),
    require: requirement,
    seen: readSeen(seenFile)[origin],
    onProgress: (done, total) => progress.report(done, total),
  }).finally(() => {
    network.close();
    progress.end();
  });
  if (save !== undefined) {
    inFolder(save, () => writeFileIn(join(save, savedAnswers), recording.toText()));
  }
  // A check of saved answers, or for another time, is not recorded.
  const isVisit = offline === undefined && flags['at'] === undefined;
  if (isVisit && seen !== undefined) {
    try {
      const all = { ...readSeen(seenFile), [origin]: seen };
      writeFileIn(seenFile, `${JSON.stringify(all, undefined, 1)}\n`, { mode: 0o600 });
    } catch (error) {
      // The result is valid without the record.
      output.err(`This visit cannot be recorded: ${messageOf(error)}`);
    }
  }
  output.out(flags['json'] === true ? JSON.stringify(report, undefined, 2) : renderReport(report));
  return report.exitCode;
}

function parseTimeout(given: unknown): number {
  const seconds = given === undefined ? defaultTimeout : Number(given);
  if (seconds >= 1 && seconds <= 600) return seconds * 1_000;
  throw new UsageError(`--timeout takes seconds from 1 to 600, not "${String(given)}".`);
}

function parseMoment(given: unknown): Date {
  const moment = given === undefined ? new Date() : new Date(String(given));
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(`--at takes a date such as 2026-11-22, not "${String(given)}".`);
}

function readSaved(folder: string): string {
  const text = readIfThere(join(folder, savedAnswers));
  if (text !== undefined) return text;
  throw new UsageError(`"${folder}" has no ${savedAnswers}; verify --save writes one.`);
}

function locateSeen({ XDG_STATE_HOME, HOME = homedir() }: Environment): string {
  return join(XDG_STATE_HOME || join(HOME, '.local', 'state'), 'profile-api', 'seen.json');
}

function readSeen(file: string): Readonly<Record<string, Seen>> {
  try {
    return JSON.parse(readIfThere(file) ?? '{}') as Readonly<Record<string, Seen>>;
  } catch (error) {
    // Without the record, a replayed old signature would pass.
    throw new Error(`"${file}" is not a file that verify wrote. Restore or remove it.`, {
      cause: error,
    });
  }
}
