// What earlier versions wrote still works: folders, signatures, attestations and generated clients; snapshots are refused with
// the remedy. A folder that says nothing new is answered byte for byte as version 1.0.0 answered it, with addresses of pages
// and the technology of a filter that the vocabulary knows since.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { readAssets, readContentFiles } from '../src/content/read.ts';
import { parseContent } from '../src/content/parse.ts';
import { digestOf } from '../src/runtime/load-snapshot.ts';
import { parseSnapshot, sealSnapshot, toSnapshot } from '../src/schema/snapshot.ts';
import { loaderOf } from '../src/runtime/load.ts';
import { placeSite } from '../src/runtime/source.ts';
import { runHere } from './command.ts';
import { newFolder } from './folders.ts';
import { createTestSite, sampleContent } from './sample.ts';

const folders: Record<string, Record<string, string>> = JSON.parse(
  readFileSync('test/fixtures/answers-of-1.0.0.json', 'utf8'),
);
const baseUrl = 'https://profile.test';
/** The members that citations added to profile, cases and roles. */
const page = /,"page":"https:\/\/profile\.test\/[^"]*"/g;
/** The last member of a query by technology: `kube` is an alias of Kubernetes since 1.0.0. */
const technology = /,"technology":\{[^}]*\}(?=\}$)/;

describe.each(Object.entries(folders))('%s', (folder, answers) => {
  const parsed = parseContent(readContentFiles(folder), { asOf: '2026-11' });
  if (!('content' in parsed)) throw new Error('The fixture has mistakes.');
  const app = createApp({ content: parsed.content, baseUrl, assets: readAssets() });

  it.each(Object.entries(answers))(
    'answers GET %s byte for byte but for pages and aliases',
    async (path, body) => {
      const answer = await app.fetch(new Request(baseUrl + path));
      const text = (await answer.text()).replaceAll(page, '');
      expect(technology.test(body) ? text : text.replace(technology, '')).toBe(body);
    },
  );
});

it('a snapshot that an earlier version wrote, without a digest, is refused with the remedy', async () => {
  // Its assets are left out; they are not read before it is refused.
  const old = join('test/fixtures/before', 'site.json');
  const { code, out, err } = await runHere(['serve', '--snapshot', old, '--port', '0']);
  expect([code, out]).toEqual([1, '']);
  expect(err.trim()).toBe(
    `The snapshot "${old}" cannot be served. An earlier version wrote it. Write it again with: npx profile-api build`,
  );
  const snapshot = toSnapshot(createTestSite(sampleContent), new Map(), 'profile-api 1.0.0');
  expect(parseSnapshot(sealSnapshot(snapshot, digestOf), digestOf).baseUrl).toBe(baseUrl);
});

/** A signed folder with an attestation, and the schemas of its answers, as they were between 1.0.0 and the next version. */
const before = 'test/fixtures/before';
const origin = 'https://mira.test';

async function place(folder: string) {
  const warnings: string[] = [];
  const now = new Date();
  const say = (warning: string) => warnings.push(warning);
  const loaded = await loaderOf(folder)(now);
  const site = placeSite(loaded, { baseUrl: origin, now, requireSignature: true, say });
  return { app: createApp(site), site, warnings };
}

describe('a signed folder of an earlier version', () => {
  const folder = join(before, 'profile');
  const statement = 'attestations/alice-sta-dtische-bibliothek-nu-rnberg-2026-01.json';
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') }));
  afterEach(() => void vi.useRealTimers());

  it('passes check with its signature, which names the statement that covers less than every word', async () => {
    const { code, out, err } = await runHere(['check', folder, '--base-url', origin]);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      `${folder} can be served: 1 role and 1 case of 林 小雨`,
      `${statement} covers company, title and dates, so the claim does not count as confirmed. Ask https://github.com/alice for a new statement: the page /attest/ of your site has the steps.`,
    ]);
  });

  it('is served with its signature where one is required, and with its statement', async () => {
    const { app, site, warnings } = await place(folder);
    expect([site.trust?.isAsSigned, warnings]).toEqual([true, []]);
    const get = async (path: string) => (await app.fetch(new Request(origin + path))).json();
    const manifest = JSON.parse(readFileSync(join(folder, 'trust/manifest.json'), 'utf8'));
    expect(await get('/.well-known/profile-manifest.json')).toEqual(manifest);
    const [claim] = (await get('/verification.json')).claims;
    expect(claim.attestations).toMatchObject([
      { state: 'valid', wording: 'current', covers: 'title-and-dates', says: 'Alice Wong' },
    ]);
    expect(await get(`/${statement}`)).toEqual(
      JSON.parse(readFileSync(join(folder, statement), 'utf8')),
    );
  });

  it('is refused in one line with the command that signs again, after an edit', async () => {
    const edited = newFolder();
    cpSync(folder, edited, { recursive: true });
    const file = join(edited, 'profile.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('From September', 'From October'));
    const { code, out } = await runHere(['check', edited, '--base-url', origin]);
    expect(code).toBe(1);
    expect(out.split('\n').filter((line) => line.includes('/api/profile has changed'))).toEqual([
      expect.stringContaining(
        `Sign again: npx profile-api sign --base-url ${origin} --profile ${edited}`,
      ),
    ]);
  });
});

// Generated types do not refuse members that they do not know.
const openSchemas = (value: object) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('"additionalProperties":false', '"additionalProperties":true')
      .replaceAll('"#/components/', '"contract#/components/'),
  );

describe('a client that was generated from an earlier contract', () => {
  const contract = JSON.parse(readFileSync(join(before, 'answers.openapi.json'), 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'contract', components: openSchemas(contract.components) });
  const text =
    'Senior Backend Engineer. Required: Apache Airflow, COBOL. Nice to have: Rust. No PHP.';

  it.each(Object.keys(contract.answers))('reads the answer to %s', async (request) => {
    const { app } = await place(join(before, 'profile'));
    const [method, path = ''] = request.split(' ');
    const target = origin + path.replace('{slug}', 'catalogue-import');
    const sent =
      method === 'POST' ? { method, body: JSON.stringify({ job_description: text }) } : {};
    const answer = await app.fetch(new Request(target, sent));
    expect(answer.status).toBe(200);
    const validate = ajv.compile(openSchemas(contract.answers[request].schema));
    expect(validate(await answer.json()) ? [] : validate.errors).toEqual([]);
  });

  it('sends parameters that the service takes', async () => {
    const { app } = await place(join(before, 'profile'));
    const { parameters } = contract.answers['GET /api/experience'];
    expect(parameters.length).toBeGreaterThan(0);
    for (const { name } of parameters) {
      const answer = await app.fetch(new Request(`${origin}/api/experience?${name}=Airflow`));
      expect(await answer.json(), name).toHaveProperty('experiences');
    }
  });
});
