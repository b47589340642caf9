// The output of `build` for Vercel and Netlify, behind routers that read the configuration of these hosts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseUrl } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { copyProfile } from '../folders.ts';
import { listAddresses } from './built.ts';
import { connectNetlify, connectVercel } from './connect.ts';

const fixed = (await listAddresses(baseUrl)).filter(({ isFixed }) => isFixed);

const tag = 'the host has an entity tag of its own for a file, and answers 304 by it';
const ofFiles = {
  'answers 304 when the client has this version of /openapi.json': tag,
};

describe.each([
  ['vercel', connectVercel],
  ['netlify', connectNetlify],
] as const)('build --target %s', (name, connect) => {
  contractSuite('serves', connect, {
    compresses: name === 'vercel',
    resolvesDots: name === 'netlify',
    deviations: ofFiles,
  });

  it('has every fixed address as a file, with the headers of the service', async () => {
    const connection = await connect();
    for (const { path, answer } of fixed) {
      const { headers, body } = await connection.send(path);
      const { etag: _etag, vary: _vary, ...said }: Record<string, string> = answer!.headers;
      // Netlify has no placeholders in values, so its rule for all cases leaves out the link to the page.
      if (name === 'netlify' && path.startsWith('/cases/'))
        said['link'] = said['link']!.split(', ').slice(0, -1).join(', ');
      expect(body.equals(Buffer.from(answer!.body)), path).toBe(true);
      expect(
        Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
        path,
      ).toMatchObject(said);
    }
    await connection.close();
  });
});

/** More cases than Cloudflare has rules. */
const count = 120;

/** A copy of the sample with many cases. */
function copyMany(): string {
  const profile = copyProfile();
  const folder = join(profile, 'cases');
  const name = readdirSync(folder).find((file) => file.endsWith('.md'))!;
  const text = readFileSync(join(folder, name), 'utf8');
  const slug = name.replace(/^\d+-|\.md$/g, '');
  for (let index = 100; index < 100 + count; index++) {
    const own = `many-${index}`;
    const numbered = text
      .replace(`slug: ${slug}`, `slug: ${own}`)
      .replace(/^(title: .*)$/m, `$1 ${index}`);
    writeFileSync(join(folder, `${index}-${own}.md`), numbered);
  }
  return profile;
}

it.each([
  ['vercel', connectVercel],
  ['netlify', connectNetlify],
] as const)('%s answers each of many cases', async (_, connect) => {
  const { send, close } = await connect(copyMany());
  const path = `/cases/many-${99 + count}`;
  const received = await Promise.all(
    [`${path}/`, `/api${path}`, `${path}.md`, '/api/cases/none', '/cases/none/', path].map(
      (target) => send(target),
    ),
  );
  expect(received.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 308]);
  const types = received.map(({ headers }) => String(headers['content-type']).split(';')[0]);
  expect(types.slice(0, -1)).toEqual([
    'text/html',
    'application/json',
    'text/markdown',
    'application/problem+json',
    'text/html',
  ]);
  const [page, json, markdown] = received.map(({ body }) => body.toString());
  const { title } = JSON.parse(json!);
  expect(title).toMatch(new RegExp(` ${99 + count}$`));
  expect(page).toContain(`<h1>${title}`);
  expect(markdown).toContain(`# ${title}`);
  await close();
});

it('a function of Netlify has the same cache time and Vary', async () => {
  const { send } = await connectNetlify();
  expect((await send('/api/profile')).headers).toMatchObject({
    'netlify-cdn-cache-control': 'public, max-age=3600, must-revalidate',
    'netlify-vary': 'query,header=accept',
  });
  const { headers } = await send('/api/nothing');
  expect(headers['netlify-cdn-cache-control']).toBeUndefined();
});
