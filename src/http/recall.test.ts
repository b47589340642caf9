// Prepared answers of a snapshot: those of an app, without building the app.
import { describe, expect, it } from 'vitest';
import { createTestSite, sampleContent } from '../../test/sample.ts';
import { type App, createApp } from '../app.ts';
import type { Answer } from '../exchange.ts';
import { createManifest, listAnswers } from '../publish/manifest.ts';
import type { Site } from '../schema/site.ts';

const site = createTestSite(sampleContent);
const answers = listAnswers(createManifest(site), site);
const mark = () => '"as written"';

/** The site with its prepared answers, perhaps changed to reveal their use. */
function withWritten({ change = (json: string) => json, baseUrl = site.baseUrl } = {}): Site {
  const marked = Object.entries(answers).map(([path, json]) => [path, change(json)] as const);
  return { ...site, written: { baseUrl, answers: new Map(marked) } };
}

function get(app: App, target: string): Answer {
  return app.answer({ id: '', method: 'GET', target, headers: {} }) as Answer;
}

it('is the answer of an operation without input', () => {
  expect(Object.keys(answers)).toEqual(['/api/profile', '/api/cases']);
});

describe.each(Object.keys(answers))('%s', (path) => {
  it('is answered as it is without', () => {
    expect(get(createApp(withWritten()), path)).toEqual(get(createApp(site), path));
  });

  it('is the recorded answer in any month', () => {
    const app = createApp({ ...site, content: { ...sampleContent, asOf: '2031-02' } });
    expect(get(createApp(withWritten()), path)).toEqual(get(app, path));
  });

  it('is the recorded answer, and computed again for another origin', () => {
    const bodyOf = (given: Site) =>
      new TextDecoder().decode(get(createApp(given), path).body as Uint8Array);
    expect(bodyOf(withWritten({ change: mark }))).toBe('"as written"');
    expect(bodyOf(withWritten({ change: mark, baseUrl: 'https://other.test' }))).toBe(
      answers[path],
    );
  });
});

it('needs nothing that is made of the tables, which another request makes', () => {
  const broken = { ...withWritten(), assets: undefined as never };
  const app = createApp(broken);
  expect(get(app, '/api/profile').status).toBe(200);
  expect(get(app, '/healthz').status).toBe(200);
  expect(get(app, '/openapi.json').status).toBe(500);
});

it('is not found by the key of another transport', () => {
  const app = createApp(site);
  const params = '{"name":"get_profile","arguments":{}}';
  const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
  const request = { id: '', method: 'POST', target: '/api/mcp', headers: {} };
  const answering = app.answer(request) as (body: Uint8Array) => Answer;
  expect(answering(new TextEncoder().encode(call)).status).toBe(200);
  expect(get(app, 'get_profile {}').status).toBe(404);
});
