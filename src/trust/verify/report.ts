// The report of a verification: rows for people and programs, and the exit code that follows from them.
import * as z from 'zod';
import { reveal } from '../../problems.ts';

const Row = z
  .object({
    check: z.enum(['signature', 'key', 'content', 'identity', 'attested', 'required']),
    state: z
      .enum(['ok', 'failed', 'undecided', 'none'])
      .describe(
        '`failed` contradicts the claim; `undecided` could not be determined; `none` is neither for nor against.',
      ),
    code: z.string().describe('Stable name of the finding, for programs.'),
    text: z.string().describe('The finding in a sentence, for people.'),
    url: z.string().optional().describe('The address that was requested.'),
    expected: z.string().optional(),
    got: z.string().optional(),
  })
  .meta({ description: 'One finding.' });
export type Row = Readonly<z.output<typeof Row>>;

/** The output of `profile-api verify --json`. */
export const VerificationReport = z
  .object({
    origin: z.url(),
    at: z.iso.datetime().describe('The moment for which it was verified.'),
    result: z.enum(['ok', 'failed', 'undecided']),
    exitCode: z.union([z.literal(0), z.literal(1), z.literal(3)]),
    rows: z.array(Row),
    limits: z.string().describe('What this does not show.'),
  })
  .meta({ title: 'Verification report' });
export type VerificationReport = Readonly<z.output<typeof VerificationReport>>;

/** The last sentence of every report. */
const reportLimits = 'This does not show that the claims are true.';

/** One failed row fails the report; without one, an undecided row makes it undecided. */
export function createReport(origin: string, at: Date, rows: readonly Row[]): VerificationReport {
  const has = (state: Row['state']) => rows.some((row) => row.state === state);
  const result = has('failed') ? 'failed' : has('undecided') ? 'undecided' : 'ok';
  const exitCode = ({ ok: 0, failed: 1, undecided: 3 } as const)[result];
  const moment = at.toISOString();
  return { origin, at: moment, result, exitCode, rows: [...rows], limits: reportLimits };
}

/** Renders a report for a terminal, one line for each row. */
export function renderReport({ rows, limits }: VerificationReport): string {
  const width = (name: 'check' | 'state') => Math.max(...rows.map((row) => row[name].length));
  const lines = rows.map(
    ({ check, state, text, expected, got }) =>
      `${check.padEnd(width('check'))}  ${(state === 'none' ? '-' : state).padEnd(width('state'))}  ${reveal(
        expected === undefined ? text : `${text} (expected ${expected}, got ${got})`,
      )}`,
  );
  return [...lines, limits].join('\n');
}
