import { expect, it } from 'vitest';
import { evaluateJobFit } from '../operations/evaluate-job-fit.ts';
import { decodeBody } from './decode.ts';

const body = new TextEncoder().encode('{"job_description":"x"}');

function decode(headers: Record<string, string>): unknown {
  return decodeBody(evaluateJobFit, { id: '', method: 'POST', target: '', headers }, body);
}

it.each(['chunked', 'Chunked', ''])('takes a body with the Transfer-Encoding %j', (coding) => {
  expect(decode({ 'transfer-encoding': coding })).toEqual({ job_description: 'x' });
});

it.each(['gzip', 'gzip, chunked'])('refuses a body with the Transfer-Encoding %j', (coding) => {
  expect(() => decode({ 'transfer-encoding': coding })).toThrow(
    `The body has the Transfer-Encoding "${coding}"; send it unencoded.`,
  );
});
