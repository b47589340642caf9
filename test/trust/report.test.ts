import { expect, it } from 'vitest';
import * as z from 'zod';
import {
  createReport,
  renderReport,
  type Row,
  VerificationReport,
} from '../../src/trust/verify/report.ts';

const at = new Date('2026-11-22T00:00:00Z');
const row = (state: Row['state'], code = 'code'): Row => ({
  check: 'content',
  state,
  code,
  text: 'what was found',
});

it('has the schema that is committed for programs that read it', async () => {
  const text = `${JSON.stringify(z.toJSONSchema(VerificationReport), undefined, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../schemas/verification-report.schema.json');
});

it.each([
  [[row('ok'), row('none')], 'ok', 0],
  [[row('ok'), row('undecided')], 'undecided', 3],
  [[row('undecided'), row('failed'), row('ok')], 'failed', 1],
] as const)('ends by its gravest finding (%#)', (rows, result, exitCode) => {
  const report = createReport('https://mira.test', at, rows);
  expect(report).toMatchObject({ result, exitCode });
  expect(VerificationReport.parse(report)).toEqual(report);
});

it('prints quoted text on one line, so that nobody can forge lines', () => {
  const text = 'role Acme\nsignature  ok\r\u001B[2K by a \u202Emanager';
  const report = createReport('https://mira.test', at, [
    { ...row('failed'), text, expected: 'a\u0085b', got: 'c\u2028d' },
  ]);
  expect(renderReport(report).split('\n')[0]).toBe(
    String.raw`content  failed  role Acme\u{a}signature  ok\u{d}\u{1b}[2K by a \u{202e}manager (expected a\u{85}b, got c\u{2028}d)`,
  );
});

it('always states its limits', () => {
  const text = renderReport(createReport('https://mira.test', at, [row('ok')]));
  expect(text.split('\n')).toEqual([
    'content  ok  what was found',
    'This does not show that the claims are true.',
  ]);
});
