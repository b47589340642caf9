// `check --links`: checks every page, account and attestation that a profile names, each at most once a week.
import { findLinkCheck, listEntries, listIdentities, noTrust } from '../../domain/claims.ts';
import { forEachAtOnce } from '../../kernel/concurrency.ts';
import type { Link } from '../../schema/claims.ts';
import { type Content, toDay } from '../../schema/content.ts';
import type { AttestationCheck, Check, IdentityCheck, Trust } from '../../schema/trust.ts';
import { assessAttestation, type Subject } from '../attest/assess.ts';
import { type Allowance, Client } from '../net/client.ts';
import { FetchError } from '../net/exchange.ts';
import { type Pace, Pacer, politePace } from '../net/pacer.ts';
import {
  AskedToWait,
  mergeCheck,
  type Observation,
  observeIdentity,
  observeLink,
  type PageReader,
} from './observe.ts';
import { readPage } from './page.ts';

/** Days until a page is checked again. */
const lifeInDays = 7;
/** Most hosts with requests at the same time. */
const maxHosts = 4;

export interface CheckOptions {
  readonly content: Content;
  /** The origin of the profile. Without it, identities and attestations are not checked. */
  readonly origin: string | undefined;
  readonly now: Date;
  /** Whether to repeat the checks of the last days. */
  readonly isFresh: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Checked {
  readonly checks: readonly Check[];
  /** A line for each checked page, account or attestation with a problem. */
  readonly findings: readonly string[];
  /** The number of checks. */
  readonly looked: number;
}

interface Task {
  readonly key: string;
  readonly host: string;
  readonly previous: Check | undefined;
  /** The name in findings. */
  readonly name: string;
  run(
    reader: PageReader,
  ): Promise<{ readonly check: Check; readonly finding?: string | undefined }>;
}

/** Runs every check that is due. Records of pages that the profile no longer names are left out. */
export async function checkLinks(
  options: CheckOptions,
  allowance?: Allowance,
  pace: Pace = politePace,
): Promise<Checked> {
  const tasks = listTasks(options);
  const due = tasks.filter(({ previous }) => options.isFresh || !isKnown(previous, options.now));
  const pacer = new Pacer(pace);
  const client = new Client({ schemes: ['https:', 'http:'], pace: pacer.wait }, allowance);
  const reader: PageReader = { get: (address, limits) => client.get(address, limits), readPage };
  const results = new Map<string, Check>();
  const findings: string[] = [];
  let done = 0;
  const run = async (task: Task) => {
    const { check, finding } = await runPatiently(task, reader, pacer);
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

/** Runs the tasks of a host one after another, and several hosts at a time. */
async function runByHost(tasks: readonly Task[], run: (task: Task) => Promise<void>) {
  const byHost = new Map<string, Task[]>();
  for (const task of tasks) byHost.set(task.host, [...(byHost.get(task.host) ?? []), task]);
  await forEachAtOnce([...byHost.values()], maxHosts, async (group) => {
    for (const task of group) await run(task);
  });
}

/** Retries once if a host asks to wait and enough time is left. */
async function runPatiently(task: Task, reader: PageReader, pacer: Pacer) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await task.run(reader);
    } catch (error) {
      if (error instanceof FetchError) return { check: undefined, finding: error.message };
      if (!(error instanceof AskedToWait)) throw error;
      const wait = error.seconds * 1_000;
      const finding = `it asks to wait for ${error.seconds} s`;
      if (attempt > 0 || wait >= pacer.left) return { check: undefined, finding };
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
  const claims = [...content.roles, ...content.cases, ...listEntries(content)];
  const tasks = claims
    .flatMap(({ links = [] }) => links)
    .map((link) => linkTask(link, trust, options));
  if (origin !== undefined) {
    const accounts = listIdentities(content, origin);
    tasks.push(...accounts.map((url) => identityTask(url, origin, trust, options)));
    const toTask = (one: Trust['attestations'][number]) =>
      attestationTask(one, { origin, accounts, kids: trust.manifest?.kids ?? [] }, trust, options);
    tasks.push(...trust.attestations.map(toTask));
  }
  return [...new Map(tasks.map((task) => [task.key, task])).values()];
}

function linkTask(link: Link, trust: Trust, { now }: CheckOptions): Task {
  const { url, contains } = link;
  const previous = findLinkCheck(trust, link);
  const about = { kind: 'link' as const, url, ...(contains !== undefined && { contains }) };
  return {
    key: `link ${url} ${contains ?? ''}`,
    host: new URL(url).host,
    name: url,
    previous,
    async run(reader) {
      const observed = await observeLink(reader, url, contains);
      const check = { ...about, ...mergeCheck(previous, observed, now) };
      return { check, finding: describe(observed, contains) };
    },
  };
}

function identityTask(url: string, origin: string, trust: Trust, { now }: CheckOptions): Task {
  const previous = trust.checks.find(
    (check): check is IdentityCheck => check.kind === 'identity' && check.url === url,
  );
  return {
    key: `identity ${url}`,
    host: new URL(url).host,
    name: url,
    previous,
    async run(reader) {
      const observed = await observeIdentity(reader, url, origin);
      const check = { kind: 'identity' as const, url, ...mergeCheck(previous, observed, now) };
      return { check, finding: describe(observed, `a link to ${origin}`) };
    },
  };
}

function attestationTask(
  attestation: Trust['attestations'][number],
  subject: Subject,
  trust: Trust,
  { now }: CheckOptions,
): Task {
  const { name } = attestation;
  const previous = trust.checks.find(
    (check): check is AttestationCheck => check.kind === 'attestation' && check.name === name,
  );
  return {
    key: `attestation ${name}`,
    host: 'api.github.com',
    name: `attestations/${name}.json`,
    previous,
    async run(client) {
      const today = toDay(now);
      const accountId = previous?.account?.id;
      const options = { client, subject, today, accountId };
      const { state, reason, account } = await assessAttestation(attestation, options);
      // The account of the first check stays: another account may get its name.
      const known = previous?.account ?? (account && { id: account.id, created: account.created });
      const lastOk = state === 'valid' ? today : previous?.lastOk;
      const check = {
        kind: 'attestation' as const,
        name,
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
  const findings = {
    ok: undefined,
    changed: `it does not hold ${expected === undefined ? 'what is expected' : `"${expected}"`}`,
    missing: 'it was not found; if that is so for a day, it counts as gone',
    refused: 'it refuses programs, which says nothing',
    unreachable: 'it cannot be reached, which says nothing',
  };
  return findings[observed];
}
