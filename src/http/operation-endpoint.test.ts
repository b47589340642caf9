import { expect, it } from 'vitest';
import { createTestApp } from '../../test/sample.ts';
import type { Answer } from '../exchange.ts';
import type { Compress } from './prepared.ts';

const say = (_: Uint8Array, level = 'as far as by default') => new TextEncoder().encode(level);
const compress: Compress = { identity: (body) => body, br: say, gzip: say };

// Anybody can ask for a filter in countless ways.
it.each([
  ['/api/experience', 'best'],
  ['/api/experience?', 'best'],
  ['/api/experience?technology=kafka', 'quick'],
  ['/api/cases?ignored=1', 'best'],
  ['/api/cases/financial-onboarding-incident?ignored', 'best'],
])('%s is compressed %s', (target, level) => {
  const app = createTestApp(undefined, { compress });
  const headers = { 'accept-encoding': 'gzip' };
  for (let time = 0; time < 2; time++) {
    const answer = app.answer({ id: '', method: 'GET', target, headers }) as Answer;
    expect(new TextDecoder().decode(answer.body as Uint8Array)).toBe(level);
  }
});
