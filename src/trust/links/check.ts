// `check --links`: looks at every page, account and attestation that a profile names, once a week each.
import { findLinkCheck, listEntries, listIdentities, noTrust } from '../../domain/claims.ts';
import { forEachAtOnce } from '../../kernel/concurrency.ts';
import type { Link } from '../../schema/claims.ts';
import { type Content, toDay } from '../../schema/content.ts';
import type { Check, Trust } from '../../schema/trust.ts';
import { assessAttestation } from '../attest/assess.ts';
import { keyOf } from '../files.ts';
import { type Allowance, Client, FetchError } from '../net/client.ts';
import { type Pace, Pacer, politePace } from '../net/pacer.ts';
import { AskedToWait, type Observation, observeIdentity, observeLink, settle } from './observe.ts';

/** Days for which a result is not asked for again. */
const lifeInDays = 7;
/** Hosts that are asked at the same time. */
const maxHosts = 4;

export interface CheckOptions {
  readonly content: Content;
  /** Where the profile is served; without it, neither identities nor attestations can be checked. */
  readonly origin: string | undefined;
  readonly now: Date;
  /** Whether to look again at what was looked at in the last days. */
  readonly isFresh: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Checked {
  readonly checks: readonly Check[];
  /** What to tell of those that were looked at and are not as they should be, one line each. */
  readonly findings: readonly string[];
  readonly looked: number;
}

interface Task {
  readonly key: string;
  readonly host: string;
  readonly previous: Check | undefined;
  /** What the finding calls it. */
  readonly name: string;
  look(client: Client): Promise<{ readonly check: Check; readonly finding?: string | undefined }>;
}

/** Looks at everything that is due; what nothing names any more is left out. */
export async function checkLinks(
  options: CheckOptions,
  allowance?: Allowance,
  pace: Pace = politePace,
): Promise<Checked> {
  const tasks = listTasks(options);
  const due = tasks.filter(({ previous }) => options.isFresh || !isKnown(previous, options.now));
  const pacer = new Pacer(pace);
  const client = new Client({ schemes: ['https:', 'http:'], pace: pacer.wait }, allowance);
  const results = new Map<string, Check>();
  const findings: string[] = [];
  let done = 0;
  const run = async (task: Task) => {
    const { check, finding } = await lookPatiently(task, client, pacer);
    if (check !== undefined) results.set(task.key, check);
    if (finding !== undefined) findings.push(`${task.name}: ${finding}`);
    options.onProgress?.(++done, due.length);
  };
  try {
    await runByHost(due, run);
  } finally {
    client.close();
  }
  const checks = tasks.flatMap(({ key, previous }) => results.get(key) ?? previous ?? []);
  return { checks, findings: findings.toSorted(), looked: due.length };
}

/** One host's tasks one after the other, a few hosts at a time. */
async function runByHost(tasks: readonly Task[], run: (task: Task) => Promise<void>) {
  const byHost = new Map<string, Task[]>();
  for (const task of tasks) byHost.set(task.host, [...(byHost.get(task.host) ?? []), task]);
  await forEachAtOnce([...byHost.values()], maxHosts, async (group) => {
    for (const task of group) await run(task);
  });
}

/** Looks once more where a host asks to wait for less than is left of the time. */
async function lookPatiently(task: Task, client: Client, pacer: Pacer) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await task.look(client);
    } catch (error) {
      if (error instanceof FetchError) return { check: undefined, finding: error.message };
      if (!(error instanceof AskedToWait)) throw error;
      const wait = error.seconds * 1_000;
      if (attempt > 0 || wait >= pacer.left) {
        return { check: undefined, finding: `it asks to wait for ${error.seconds} s` };
      }
      await pacer.sleep(wait);
    }
  }
}

function isKnown(check: Check | undefined, now: Date): boolean {
  if (check === undefined || check.state === 'unreachable' || check.missingSince) return false;
  return now.getTime() - Date.parse(check.checkedOn) < lifeInDays * 24 * 3_600_000;
}

function listTasks(options: CheckOptions): readonly Task[] {
  const { content, origin } = options;
  const { trust = noTrust } = content;
  const links = [
    ...content.roles.flatMap((role) => role.links ?? []),
    ...content.cases.flatMap((study) => study.links ?? []),
    ...listEntries(content).flatMap((entry) => entry.links),
  ];
  const tasks = [
    ...links.map((link) => linkTask(link, trust, options)),
    ...(origin === undefined
      ? []
      : [
          ...listIdentities(content, origin).map((url) =>
            identityTask(url, origin, trust, options),
          ),
          ...trust.attestations.map((one) => attestationTask(one, origin, trust, options)),
        ]),
  ];
  return [...new Map(tasks.map((task) => [task.key, task])).values()];
}

function linkTask({ url, contains }: Link, trust: Trust, { now }: CheckOptions): Task {
  const previous = findLinkCheck(trust, { url, contains });
  const about = { kind: 'link' as const, url, ...(contains !== undefined && { contains }) };
  return {
    key: `link ${url} ${contains ?? ''}`,
    host: new URL(url).host,
    name: url,
    previous,
    async look(client) {
      const observed = await observeLink(client, url, contains);
      const check = { ...about, ...settle(previous, observed, now) };
      return { check, finding: describe(observed, contains) };
    },
  };
}

function identityTask(url: string, origin: string, trust: Trust, { now }: CheckOptions): Task {
  const key = `identity ${url} `;
  const previous = trust.checks.find(
    (check): check is Extract<Check, { kind: 'identity' }> =>
      check.kind === 'identity' && keyOf(check) === key,
  );
  return {
    key,
    host: new URL(url).host,
    name: url,
    previous,
    async look(client) {
      const observed = await observeIdentity(client, url, origin);
      const check = { kind: 'identity' as const, url, ...settle(previous, observed, now) };
      return { check, finding: describe(observed, `a link to ${origin}`) };
    },
  };
}

function attestationTask(
  attestation: Trust['attestations'][number],
  origin: string,
  trust: Trust,
  { content, now }: CheckOptions,
): Task {
  const key = `attestation ${attestation.name}`;
  const previous = trust.checks.find(
    (check): check is Extract<Check, { kind: 'attestation' }> => keyOf(check) === key,
  );
  return {
    key,
    host: 'api.github.com',
    name: `attestations/${attestation.name}.json`,
    previous,
    async look(client) {
      const accounts = listIdentities(content, origin);
      const subject = { origin, kids: trust.manifest?.kids ?? [], accounts };
      const today = toDay(now);
      const accountId = previous?.account?.id;
      const options = { client, subject, today, accountId };
      const { state, reason, account } = await assessAttestation(attestation, options);
      // The account that attested is known once and for all: another may get its name.
      const known = previous?.account ?? (account && { id: account.id, created: account.created });
      const lastOk = state === 'valid' ? today : previous?.lastOk;
      const check = {
        kind: 'attestation' as const,
        name: attestation.name,
        state,
        ...(known && { account: known }),
        checkedOn: today,
        ...(lastOk !== undefined && { lastOk }),
      };
      return { check, finding: state === 'valid' ? undefined : `${state}. ${reason}` };
    },
  };
}

function describe(observed: Observation, expected: string | undefined): string | undefined {
  switch (observed) {
    case 'ok':
      return undefined;
    case 'changed':
      return `it does not hold ${expected === undefined ? 'what is expected' : `"${expected}"`}`;
    case 'missing':
      return 'it is not there; after a day of that it counts as gone';
    case 'refused':
      return 'it refuses programs, which says nothing';
    case 'unreachable':
      return 'it cannot be reached, which says nothing';
  }
}
