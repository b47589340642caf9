// Compares every answer with its signed digest, and looks for answers that are not signed.
import { forEachAtOnce } from '../../kernel/concurrency.ts';
import { digestBytes, digestValue } from '../../kernel/digest.ts';
import { parseIJSON } from '../../kernel/json.ts';
import { parseURL } from '../../kernel/url.ts';
import type { ManifestPayload } from '../../schema/trust.ts';
import { toFilePath } from '../../paths.ts';
import { FetchError, type Fetched } from '../net/exchange.ts';
import type { Row } from './report.ts';
import type { Visit } from './source.ts';

/** Most bytes of an answer, and of a PDF. */
const maxSize = 1024 * 1024;
const maxPDFSize = 5 * maxSize;
/** Concurrent requests. */
const concurrency = 6;
/** Milliseconds for which an edge may serve a copy from before the signature. */
const edgeLife = 3_600_000;

export interface CheckedContent {
  readonly rows: readonly Row[];
  /** The parsed answers that match their signed digests, by path. */
  readonly answers: ReadonlyMap<string, unknown>;
}

/** Compares the answers of an origin with their signed digests. */
export async function checkContent(
  { origin, resources, issued }: ManifestPayload,
  options: Visit,
): Promise<CheckedContent> {
  const paths = Object.keys(resources);
  const answers = new Map<string, unknown>();
  const rows: Row[] = [];
  let done = 0;
  await forEachAtOnce(paths, concurrency, async (path) => {
    const found = await checkResource(origin + path, resources[path]!, issued, options);
    if ('row' in found) rows.push({ check: 'content', url: origin + path, ...found.row });
    else answers.set(path, found.value);
    options.onProgress?.(++done, paths.length);
  });
  rows.push(...listUnsigned(resources), ...listUnsignedCases(resources, answers));
  const text = `${answers.size} of ${paths.length} as signed`;
  const state = rows.some((row) => row.state === 'failed')
    ? 'failed'
    : rows.length > 0
      ? 'undecided'
      : 'ok';
  return { rows: [{ check: 'content', state, code: 'content', text }, ...rows], answers };
}

/** The answer at a path of the API; on a static site, the file with that answer. */
export function findAnswer(answers: CheckedContent['answers'], path: string): unknown {
  return answers.get(path) ?? answers.get(toFilePath(path));
}

/** Whether a copy of some age, in seconds, was made before the signature, which must be recent enough for an edge to have it. */
function isFromBefore(age: number, issued: string, at: Date): boolean {
  const signed = Date.parse(issued);
  return at.getTime() - signed < edgeLife && at.getTime() - age * 1_000 < signed;
}

type Finding = { readonly value: unknown } | { readonly row: Omit<Row, 'check' | 'url'> };

async function checkResource(
  url: string,
  signed: ManifestPayload['resources'][string],
  issued: string,
  { source, origin, at, timeout }: Visit,
): Promise<Finding> {
  if (parseURL(url)?.origin !== origin) {
    return failed('resource-foreign', `${url} is not of this site`);
  }
  const isPDF = 'sha256' in signed;
  let fetched: Fetched;
  try {
    fetched = await source.get(url, { timeout, maxSize: isPDF ? maxPDFSize : maxSize });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return error.code === 'too-large'
      ? failed('resource-too-large', error.message)
      : undecided(error.code, error.message);
  }
  // An edge may still serve a copy from before the signature.
  const isOld = isFromBefore(Number(fetched.headers['age'] ?? 0), issued, at);
  const path = url.slice(origin.length);
  if (fetched.status === 404 || fetched.status === 410) {
    return isOld
      ? oldCopy(path)
      : failed('resource-missing', `${path} is signed and does not exist`);
  }
  if (fetched.status !== 200) return undecided('unreachable', `${path} answered ${fetched.status}`);
  const value = isPDF ? undefined : parseIJSON(fetched.body);
  const expected = isPDF ? signed.sha256 : signed.jcsSha256;
  const got = isPDF ? digestBytes(fetched.body) : digestOrNone(value);
  if (got === expected) return { value };
  if (isOld) return oldCopy(path);
  return failed('content-differs', `${path} is not as signed`, { expected, got });
}

function failed(code: string, text: string, compared?: Pick<Row, 'expected' | 'got'>): Finding {
  return { row: { state: 'failed', code, text, ...compared } };
}

function undecided(code: string, text: string): Finding {
  return { row: { state: 'undecided', code, text } };
}

function oldCopy(path: string): Finding {
  const text = `${path} comes from a cache and may be older than the signature; try again in an hour`;
  return undecided('edge-copy', text);
}

/** The answers of every profile. If a signature left one out, the server could change it freely. */
const essential = ['/api/profile', '/api/experience', '/api/cases'];

function listUnsigned(resources: ManifestPayload['resources']): readonly Row[] {
  return prefixesOf(resources)
    .flatMap((prefix) => essential.map((path) => prefix + path))
    .filter((path) => ![path, toFilePath(path)].some((known) => Object.hasOwn(resources, known)))
    .map((path) => unsigned('resource-unsigned', path));
}

/** The profile is at the root; a translation is below its tag. */
function prefixesOf(resources: ManifestPayload['resources']): readonly string[] {
  const found = Object.keys(resources).flatMap(
    (path) => /^(\/[^/]+)\/api\//u.exec(path)?.[1] ?? [],
  );
  return [...new Set(['', ...found])];
}

/** Finds cases that the site lists and that are not signed. */
function listUnsignedCases(
  resources: ManifestPayload['resources'],
  answers: ReadonlyMap<string, unknown>,
): readonly Row[] {
  return [...answers].flatMap(([path, list]) => {
    const [, cases, ending] = /^((?:\/[^/]+)?\/api\/cases)(\.json)?$/u.exec(path) ?? [];
    if (cases === undefined) return [];
    if (!Array.isArray(list)) {
      const text = `${path} is not a list, so that cases could be hidden`;
      return { check: 'content', state: 'failed', code: 'cases-malformed', text } as const;
    }
    return list.flatMap((summary: { readonly slug?: unknown } | null) => {
      const address = `${cases}/${String(summary?.slug)}${ending ?? ''}`;
      return Object.hasOwn(resources, address) ? [] : unsigned('case-unsigned', address);
    });
  });
}

function unsigned(code: string, path: string): Row {
  return { check: 'content', state: 'failed', code, text: `${path} is not signed` };
}

function digestOrNone(value: unknown): string {
  try {
    return digestValue(value);
  } catch {
    return 'not I-JSON';
  }
}
