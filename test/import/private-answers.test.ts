// Private facts of two résumés, searched for in all that is published: every answer, file, document and message.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { exportResume } from '../../src/cli/export.ts';
import { listPackaged, readPackaged } from '../../src/cli/package-files.ts';
import { renderIssue } from '../../src/content/report/issue.ts';
import { languagesOf, prefixOf } from '../../src/domain/languages.ts';
import { importResume } from '../../src/import/import.ts';
import { printLanguages } from '../../src/print/site-files.ts';
import { createManifest } from '../../src/publish/manifest.ts';
import { listBinaries, type TargetInput } from '../../src/publish/output.ts';
import { targetNames } from '../../src/publish/target-names.ts';
import { targets } from '../../src/publish/targets.ts';
import { createSite, loadContent } from '../../src/runtime/load.ts';
import type { Site } from '../../src/schema/site.ts';
import { toSnapshot } from '../../src/schema/snapshot.ts';
import { newFolder } from '../folders.ts';
import { findProgram } from '../optional.ts';

/** Phone, street, day of birth and a reference, in the forms in which the résumés repeat them. */
const secret = /555.?0123|205550123|Zeehondstr|1011 AB|1990-04-17|17[./]0?4[./]1990|Geheimrat/u;

/** The first private fact in a text. */
const findSecret = (text: string): string | undefined => secret.exec(text)?.[0];

const priv = {
  phone: '+31 20 555 0123',
  birthDate: '1990-04-17',
  location: { address: 'Zeehondstraat 12', postalCode: '1011 AB', city: 'Amsterdam' },
};
const resume = (told: string, work: string) => ({
  basics: {
    name: 'Noor Example',
    label: 'Engineer',
    email: 'noor@example.com',
    ...priv,
    summary: told,
  },
  work: [
    {
      name: 'Harbour',
      position: 'Engineer',
      startDate: '2019-02',
      summary: work,
      highlights: [told],
    },
  ],
  references: [{ name: 'Dr. Geheimrat', reference: 'A pleasure, says Geheimrat.' }],
  projects: [{ name: 'Tides', description: `${work} ${told}` }],
});
const encode = (data: unknown) => new TextEncoder().encode(JSON.stringify(data));
const inputs = [
  [
    'r.en.json',
    resume(
      'I build ships. Born 17.4.1990, phone +31205550123.',
      'Cut the wait at Zeehondstraat 12 by half.',
    ),
  ],
  [
    'r.pt.json',
    resume(
      'Construo navios. Nasci em 17/04/1990, +31 20 5550123.',
      'Reduzi a espera na Zeehondstraat 12.',
    ),
  ],
] as const;

let remove = () => {};
const folder = newFolder((act) => (remove = act));
afterAll(() => remove());
let site: Site;
let said: string[];

beforeAll(async () => {
  const files = inputs.map(([name, data]) => ({ name, bytes: encode(data) }));
  const imported = importResume(files, { asOf: '2026-11' });
  for (const [name, text] of imported.files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const filled = text.replace(/^# TODO (focus|availability).*$/gmu, '$1: Ships');
    writeFileSync(join(folder, name), filled);
  }
  const loaded = await loadContent(folder, new Date('2026-11-20'), 'thorough');
  said = loaded.warnings.map((warning) => renderIssue(warning, folder));
  const source = createSite(loaded, 'https://noor.test');
  const { files: printed, failures, missing } = await printLanguages(source, {});
  said.push(...failures, ...missing);
  site = { ...source, files: printed };
}, 60_000);

const missingReader = findProgram('pdftotext', 'poppler-utils');

/** The text of a file, unpacked. */
function read(path: string, body: string | Uint8Array): string {
  if (typeof body === 'string') return body;
  if (path.endsWith('.pdf') && missingReader === undefined) {
    return execFileSync('pdftotext', ['-', '-'], { input: body, encoding: 'utf8' });
  }
  if (!path.endsWith('.docx')) return Buffer.from(body).toString('latin1');
  return Object.values(unzipSync(body))
    .map((part) => strFromU8(part))
    .join('\n');
}

it('has the private facts in private.yaml alone, and two languages', () => {
  expect(languagesOf(site)).toHaveLength(2);
  expect([...site.files!.keys()].filter((path) => /pdf|docx/u.test(path))).toHaveLength(4);
  expect(findSecret(readFileSync(join(folder, 'private.yaml'), 'utf8'))).toBeDefined();
  expect(findSecret(said.join('\n'))).toBeUndefined();
});

describe.each(targetNames)('what is built for %s', (name) => {
  it('has no private fact', () => {
    const target = targets[name];
    const built: Site = { ...site, isStatic: target.isStatic };
    const input: TargetInput = {
      site: built,
      snapshot: toSnapshot(built, new Map(), 'test'),
      manifest: createManifest(built),
      binaries: listBinaries(built),
      compress: { br: (body) => body, gzip: (body) => body, identity: (body) => body },
      read: readPackaged,
      list: listPackaged,
    };
    const { files, ownerFiles = new Map(), next } = target.write(input, 'out');
    for (const [path, body] of [...files, ...ownerFiles]) {
      expect(path).not.toMatch(/private|\.import/u);
      expect(findSecret(read(path, body)), path).toBeUndefined();
    }
    for (const { path, answer } of input.manifest) {
      if (answer === undefined) continue;
      expect(findSecret(read(path, answer.body)), path).toBeUndefined();
      expect(findSecret(JSON.stringify(answer.headers)), path).toBeUndefined();
    }
    expect(findSecret(next.join('\n'))).toBeUndefined();
  });
});

describe('a service', () => {
  const entries: string[] = [];
  const ask = async (path: string, message?: object): Promise<Response> =>
    createApp(site, { onAnswer: (entry: unknown) => entries.push(JSON.stringify(entry)) }).fetch(
      new Request(
        `https://noor.test${path}`,
        message && {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
        },
      ),
    );

  it.each(['/private.yaml', '/pt/private.yaml', '/.import/report.html', '/.import/left-out.yaml'])(
    'has no %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('says no private fact by any tool or resource, nor in its log', async () => {
    const calls: [string, object][] = [
      ['get_profile', {}],
      ['list_engineering_cases', {}],
      ['query_experience', {}],
      ['get_case_detail', { slug: 'none' }],
      ['evaluate_job_fit', { job_description: 'We look for an engineer in Zeehondenstad.' }],
    ];
    for (const language of languagesOf(site)) {
      const path = `${prefixOf(language)}/api/mcp`;
      const listed = await (await ask(path, { method: 'tools/list' })).json();
      const names = listed.result.tools.map((tool: { name: string }) => tool.name);
      expect(calls.map(([name]) => name).toSorted()).toEqual(names.toSorted());
      const { resources } = (await (await ask(path, { method: 'resources/list' })).json()).result;
      const messages = [
        ...calls.map(([name, input]) => ({
          method: 'tools/call',
          params: { name, arguments: input },
        })),
        ...resources.map(({ uri }: { uri: string }) => ({
          method: 'resources/read',
          params: { uri },
        })),
        { method: 'prompts/list' },
      ];
      for (const message of messages) {
        const text = await (await ask(path, message)).text();
        expect(findSecret(text), JSON.stringify(message)).toBeUndefined();
      }
    }
    expect(findSecret(entries.join('\n'))).toBeUndefined();
  });
});

const run = (format: string, flags: object) => {
  const lines: string[] = [];
  const output = {
    out: (line: string) => lines.push(line),
    err: (line: string) => lines.push(line),
  };
  const given = { words: [format], flags: { profile: folder, ...flags }, environment: {} };
  return exportResume(given, output as never).then(() => lines);
};

describe('export', () => {
  it.each(['public/cv.pdf', 'cv.pdf', 'public/resume-private.pdf'])(
    'refuses to print private facts to %s of the folder',
    async (file) => {
      await expect(run('pdf', { private: true, out: join(folder, file) })).rejects.toThrow(
        '--private prints private.yaml, and',
      );
    },
  );
});
