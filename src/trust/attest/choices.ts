// The claims of a site that can be attested: its roles and cases, read from its API.
import * as z from 'zod';
import { parseIJSON } from '../../kernel/json.ts';
import { digestWords } from '../../domain/attested-words.ts';
import { EngineeringCase, CaseSummary } from '../../schema/case.ts';
import { Experience } from '../../schema/experience.ts';
import { KeysFile, type Statement } from '../../schema/trust.ts';
import { paths, toFilePath } from '../../paths.ts';
import { reveal } from '../../problems.ts';
import { verifyManifest } from '../keys/manifest.ts';
import { FetchError, type Getter } from '../net/exchange.ts';
import { latestExpiry } from './statement.ts';

/** The claim of a statement that covers every displayed word. */
type AttestedClaim = Extract<Statement, { version: 2 }>['claim'];

export interface Attested {
  readonly claim: AttestedClaim;
  readonly answer: Experience | EngineeringCase;
}

export interface Choice {
  /** The id that is typed to choose it: `role:1`, `case:slug`. */
  readonly id: string;
  readonly description: string;
  /** Returns the claim of a statement, and the role or case as the API answers it. */
  read(): Promise<Attested>;
}

export interface Attestable {
  readonly subject: Statement['subject'];
  readonly choices: readonly Choice[];
}

const limits = { timeout: 20_000, maxSize: 1024 * 1024 };

/** @throws {FetchError} unless the site answers as a profile does */
export async function readAttestable(getter: Getter, origin: string): Promise<Attestable> {
  const [profile, history, cases, kid] = await Promise.all([
    read(getter, origin, '/api/profile', z.object({ name: z.string() })),
    read(getter, origin, '/api/experience', z.object({ experiences: z.array(Experience) })),
    read(getter, origin, '/api/cases', z.array(CaseSummary)),
    findKid(getter, origin),
  ]);
  return {
    subject: { name: profile.name, origin, ...(kid !== undefined && { kid }) },
    choices: [
      ...history.experiences.flatMap((role, index) => {
        const { company, title, start, end, dates } = role;
        if (start === undefined || end === undefined) return [];
        const words = digestWords('role', role);
        const claim = { kind: 'role' as const, company, title, start, end, words };
        const description = reveal(`${title}, ${company}, ${dates}`);
        return {
          id: `role:${index + 1}`,
          description,
          read: async () => ({ claim, answer: role }),
        };
      }),
      ...cases.map(({ slug, title }) => ({
        id: `case:${slug}`,
        description: reveal(title),
        read: async () => {
          const study = await read(getter, origin, `/api/cases/${slug}`, EngineeringCase);
          const words = digestWords('case', study);
          return { claim: { kind: 'case' as const, slug, title, words }, answer: study };
        },
      })),
    ],
  };
}

export function createStatement(
  { subject }: Attestable,
  claim: AttestedClaim,
  words: Statement['attester'] & { readonly text?: string | undefined },
  today: string,
): Statement {
  const { text, ...attester } = words;
  return {
    type: 'profile-attestation',
    version: 2,
    subject,
    attester,
    claim,
    issued: today,
    expires: latestExpiry(today),
    ...(text !== undefined && { text }),
  };
}

/** The key that signed the site, if any. With it the statement stays valid when the site moves. */
async function findKid(getter: Getter, origin: string): Promise<string | undefined> {
  const manifest = await tryToRead(getter, origin + paths.manifest);
  const keys = KeysFile.safeParse(await tryToRead(getter, origin + paths.keys));
  if (manifest === undefined || !keys.success) return undefined;
  const { kids, payload } = await verifyManifest(manifest, keys.data.keys);
  return payload.origin === origin ? kids[0] : undefined;
}

async function tryToRead(getter: Getter, url: string): Promise<unknown> {
  const { status, body } = await getter.get(url, limits);
  return status === 200 ? parseIJSON(body) : undefined;
}

/** Reads an answer of the API; on a static site, the file with that answer. */
async function read<Schema extends z.ZodType>(
  getter: Getter,
  origin: string,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer =
    (await tryToRead(getter, origin + path)) ??
    (await tryToRead(getter, origin + toFilePath(path)));
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new FetchError('unreachable', `${origin}${path} does not answer as a profile does.`);
}
