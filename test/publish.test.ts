// The output of each target, in this process: files, rules and configurations.
import { describe, expect, it } from 'vitest';
import { listPackaged, readPackaged } from '../src/cli/package-files.ts';
import { createManifest } from '../src/publish/manifest.ts';
import { listBinaries, type TargetInput } from '../src/publish/output.ts';
import { dropSlugLinks, makeRules, toPattern } from '../src/publish/rules.ts';
import { targetNames } from '../src/publish/target-names.ts';
import { targets } from '../src/publish/targets.ts';
import { toSnapshot } from '../src/schema/snapshot.ts';
import type { Content } from '../src/schema/content.ts';
import { createTestSite, sampleContent } from './sample.ts';

type Name = (typeof targetNames)[number];

/** The sample with more cases. */
function contentWith(count: number): Content {
  const [first] = sampleContent.cases;
  const more = Array.from({ length: count }, (_, index) => ({ ...first!, slug: `more-${index}` }));
  return { ...sampleContent, cases: [...sampleContent.cases, ...more] };
}

const written = new Map<string, ReturnType<typeof make>>();

/** Writes a target, once for each input. */
function write(name: Name, content: Content = sampleContent, baseUrl = 'https://me.test') {
  const key = [name, baseUrl, ...content.cases.map(({ slug }) => slug)].join();
  const made = written.get(key) ?? make(name, content, baseUrl);
  written.set(key, made);
  return made;
}

function make(name: Name, content: Content, baseUrl: string) {
  const target = targets[name];
  const site = { ...createTestSite(content, baseUrl), isStatic: target.isStatic };
  const input: TargetInput = {
    site,
    snapshot: toSnapshot(site, new Map(), 'test'),
    manifest: createManifest(site),
    binaries: listBinaries(site),
    compress: { br: (body) => body.subarray(1), gzip: (body) => body, identity: (body) => body },
    read: readPackaged,
    list: listPackaged,
  };
  const output = target.write(input, 'out');
  const read = (path: string) =>
    Buffer.from(output.files.get(path) ?? output.ownerFiles?.get(path) ?? '').toString();
  return { ...output, input, read };
}

const headersFiles = {
  cloudflare: 'public/_headers',
  netlify: 'dist/_headers',
  static: 'public/_headers',
} as const;

function listRules(name: Name, file: string, content: Content): readonly string[] {
  const lines = write(name, content).read(file).split('\n');
  return lines.filter((line) => line.startsWith('/'));
}

function namesOf(rule: string) {
  return [...rule.matchAll(/^ {2}([a-z-]+): /gm)].map(([, one]) => one);
}

function ruleOf(name: keyof typeof headersFiles, path: string): string | undefined {
  const rules = write(name).read(headersFiles[name]).split('\n\n');
  return rules.find((rule) => rule.startsWith(`${path}\n`));
}

function configOf(content?: Content): any {
  return JSON.parse(write('vercel', content).read('.vercel/output/config.json'));
}

describe.each(Object.entries(headersFiles) as [keyof typeof headersFiles, string][])(
  '_headers of %s',
  (name, file) => {
    it('has as many rules with eight cases as with three', () => {
      const rules = listRules(name, file, sampleContent);
      expect(listRules(name, file, contentWith(5))).toEqual(rules);
      expect(rules[0]).toBe('/*');
      expect(new Set(rules).size).toBe(rules.length);
    });

    it('says nothing twice, and nothing that the host sets', () => {
      const [shared, ...others] = write(name).read(file).trim().split('\n\n');
      for (const rule of others) {
        expect(namesOf(rule).filter((one) => namesOf(shared!).includes(one))).toEqual([]);
        expect(namesOf(rule)).toEqual(namesOf(rule).toSorted());
      }
      expect(namesOf([shared, ...others].join('\n')).join()).not.toMatch(
        /etag|vary|content-length/,
      );
    });
  },
);

it('a site of more than 8 MB is compressed quickly, because the best compression takes minutes', () => {
  const efforts = new Set<unknown>();
  const record = (body: Uint8Array, effort: unknown) => (efforts.add(effort), body.subarray(1));
  const compress = { br: record, gzip: record, identity: (body: Uint8Array) => body };
  const { input } = write('static');
  targets.static.write({ ...input, compress }, 'out');
  expect([...efforts]).toEqual(['best']);
  efforts.clear();
  const [first, ...others] = input.manifest;
  const large = { ...first!, answer: { ...first!.answer!, body: new Uint8Array(8_000_001) } };
  targets.static.write({ ...input, compress, manifest: [large, ...others] }, 'out');
  expect([...efforts]).toEqual(['quick']);
});

it('functions do not carry the files that the host serves', () => {
  for (const [name, path] of [
    ['cloudflare', 'site.js'],
    ['vercel', '.vercel/output/functions/index.func/site.json'],
    ['netlify', '.netlify/v1/functions/profile.mjs'],
  ] as const) {
    const text = write(name).read(path);
    expect(text).toContain('"assetsInFront":{"assets/');
    expect(text).not.toMatch(/"assets\/(?:site\.css|verify\.js)":"[^"]{60}/);
  }
});

it('the rule of all cases links to the page where the host has placeholders, and to none elsewhere', () => {
  expect(ruleOf('cloudflare', '/cases/:slug.md')).toContain('<https://me.test/cases/:slug/>');
  for (const name of ['netlify', 'static'] as const) {
    const rule = ruleOf(name, '/cases/*.md');
    expect(rule).toContain('rel="service-desc"');
    expect(rule).not.toContain('canonical');
  }
});

it('files of one ending have one rule where they are alike', () => {
  const text = write('cloudflare').read('public/_headers');
  expect(text).toContain('\n/*.css\n');
  expect(text).toContain('\n/resume.pdf\n');
  expect(text).not.toContain('\n/*.pdf\n');
  expect(text).not.toMatch(/\n\/assets\/\S+\.css\n/);
});

it('rules name cases by their slug only where it is a part of a path', () => {
  const { input } = write('static', { ...sampleContent, cases: contentWith(1).cases.slice(-1) });
  const address = input.manifest.find(({ path }) => path === '/cases/more-0.md');
  expect(address).toMatchObject({ slug: 'more-0', pattern: '/cases/*.md', isFixed: true });
  const [rule] = makeRules([address!]);
  expect(rule!.path).toBe('/cases/\0.md');
  expect(rule!.headers['link']).toContain('<https://me.test/cases/\0/>; rel="canonical"');
  expect(makeRules([{ ...address!, slug: 'more' }])[0]!.path).toBe('/cases/more-0.md');
  expect(toPattern('/a.b/\0(c)')).toBe('^/a\\.b/([^/]+)\\(c\\)$');
  expect(dropSlugLinks('<a>; x="1, 2", <b\0>; y, <c>')).toBe('<a>; x="1, 2", <c>');
});

describe('vercel', () => {
  it('has a route for the headers of all cases, and as many routes with more cases', () => {
    const { routes, version } = configOf();
    expect(version).toBe(3);
    expect(routes.slice(-3)).toEqual([
      { src: '/(.*)', methods: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'], dest: '/index' },
      { handle: 'filesystem' },
      { src: '/(.*)', dest: '/index' },
    ]);
    expect(configOf(contentWith(5)).routes).toEqual(routes);
    const route = routes.find(({ src }: { src: string }) => src === '^/cases/([^/]+)\\.md$');
    expect(route.continue).toBe(true);
    expect(route.headers.link).toContain('<https://me.test/cases/$1/>; rel="canonical"');
    expect(route.headers['content-type']).toBeUndefined();
  });

  it('names the type of each file, and starts the function', () => {
    const { read } = write('vercel');
    expect(configOf().overrides['openapi.json']).toEqual({ contentType: 'application/json' });
    expect(JSON.parse(read('.vercel/output/functions/index.func/.vc-config.json'))).toEqual({
      runtime: 'nodejs24.x',
      handler: 'index.mjs',
      launcherType: 'Nodejs',
      shouldAddHelpers: false,
    });
    expect(read('.vercel/output/functions/index.func/index.mjs')).toContain('createListener');
    expect(JSON.parse(read('.vercel/output/functions/index.func/site.json')).baseUrl).toBe(
      'https://me.test',
    );
  });
});

describe('cloudflare', () => {
  it('has the Worker answer all that a request decides, by patterns', () => {
    const configuration = JSON.parse(write('cloudflare').read('wrangler.jsonc'));
    const { run_worker_first: first, ...assets } = configuration.assets;
    expect(assets).toEqual({
      directory: 'public',
      html_handling: 'none',
      not_found_handling: 'none',
    });
    expect(configuration).toMatchObject({ name: 'profile-api', main: 'worker.js' });
    expect(first).toEqual(first.toSorted());
    expect(first).toEqual(
      expect.arrayContaining(['/', '/api', '/api/cases/*', '/cases/*/', '/healthz']),
    );
    expect(first).not.toContain('/openapi.json');
    expect(JSON.parse(write('cloudflare', contentWith(5)).read('wrangler.jsonc'))).toEqual(
      configuration,
    );
  });

  it('adopts only files of version 1.0.0', () => {
    const { adopts } = targets.cloudflare;
    const worker = "import { createWorker } from 'profile-api/worker';\n";
    expect(adopts!('worker.js', worker)).toBe(true);
    expect(adopts!('worker.js', `//\n${worker}`)).toBe(false);
    expect(adopts!('site.js', 'export default {\n "baseUrl": "')).toBe(true);
    expect(adopts!('site.js', 'export default {}')).toBe(false);
    expect(adopts!('other.js', worker)).toBe(false);
  });

  it('names the missing lines of a kept configuration', () => {
    const { input } = write('cloudflare');
    const { notes } = targets.cloudflare;
    expect(notes!(() => '{ "assets": {} }', input)).toEqual([]);
    expect(notes!(() => undefined, input).slice(0, 2)).toEqual([
      'wrangler.jsonc lacks:',
      '  "assets": {',
    ]);
  });
});

describe('netlify and node', () => {
  it('netlify: one function after the files', () => {
    const text = write('netlify').read('.netlify/v1/functions/profile.mjs');
    expect(text).toContain("{ path: '/*', preferStatic: true }");
    expect(text).toMatch(/export default createFunction\(\{"baseUrl":"https:\/\/me\.test"/);
  });

  it('node: the snapshot with prepared answers, and configurations for the origin', () => {
    const { read, files, ownerFiles } = write('node');
    const snapshot = JSON.parse(read('site.json'));
    expect(Object.keys(snapshot.answers)).toEqual(['/api/profile', '/api/cases']);
    expect(JSON.parse(snapshot.answers['/api/profile']).name).toBe(sampleContent.profile.name);
    expect(read('nginx.conf')).toContain('server_name me.test;');
    for (const path of ['nginx.conf', 'Caddyfile', 'profile-api.service', 'Dockerfile'])
      expect(read(path)).not.toContain('profile.example.com');
    expect([...ownerFiles!.keys()]).toEqual(['Dockerfile']);
    expect(files.has('server.mjs')).toBe(true);
    expect(read('files/resume.pdf')).toContain('%PDF');
    expect([...files.keys()].filter((path) => /^files\/(?:assets|favicon)/.test(path))).toEqual([]);
  });
});

describe('static', () => {
  it('has each address as a file, with its compressed variants', () => {
    const { files } = write('static');
    for (const path of [
      'index.html',
      'index.md',
      'fit/index.html',
      'api.json',
      'api/cases.json',
      '404.html',
      '.nojekyll',
    ])
      expect(files.has(`public/${path}`), path).toBe(true);
    // This compression makes brotli smaller, and gzip not.
    expect(files.has('public/index.html.br')).toBe(true);
    expect(files.has('public/index.html.gz')).toBe(false);
    expect(files.has('public/resume.pdf.br')).toBe(false);
  });

  it('maps the usual addresses, once for all cases, and none that takes a query', () => {
    expect(write('static').read('public/_redirects').trim().split('\n')).toEqual([
      '/api /api.json 200',
      '/api/profile /api/profile.json 200',
      '/api/cases /api/cases.json 200',
      '/api/cases/:slug.json /api/cases/:slug.json 200',
      '/api/cases/:slug /api/cases/:slug.json 200',
    ]);
  });

  it.each([
    ['nginx.conf', 'try_files /cases/$slug/index.html =404;', '<https://me.test/at/cases/$slug/>'],
    ['Caddyfile', 'path_regexp file', '<https://me.test/at/cases/{re.file'],
  ])('%s: as long with more cases, below the path of the base URL', (file, ...parts) => {
    const text = write('static', sampleContent, 'https://me.test/at').read(file);
    expect(write('static', contentWith(5), 'https://me.test/at').read(file)).toBe(text);
    for (const part of parts) expect(text).toContain(part);
    expect(text).toContain('/at/api/profile');
    expect(text).toContain('rel=\\"service-desc\\"');
  });

  it('writes the policy into pages after their charset, without what only headers can say', () => {
    const { read } = write('static');
    for (const page of ['index', '404']) {
      const [, policy] =
        /<meta charset="utf-8"\/><meta http-equiv="content-security-policy" content="([^"]+)"\/>/u.exec(
          read(`public/${page}.html`),
        )!;
      expect(policy).toMatch(/^default-src 'none'; .*form-action 'none'$/u);
      expect(policy).not.toContain('frame-ancestors');
    }
  });

  it('prefixes links of texts, and nothing else', () => {
    const { read } = write('static', sampleContent, 'https://me.test/at');
    expect(read('public/index.html')).toContain('href="/at/');
    expect(read('public/index.html')).not.toMatch(/\s(?:href|src)="\/(?!at\/)/);
    expect(read('public/404.html')).toContain('href="/at/');
    expect(read('public/_headers')).toMatch(/^\/at\/\*\n/);
    expect(read('public/_redirects')).toContain('/at/api /at/api.json 200\n');
    const plain = write('static').read('public/index.html');
    expect(plain).toContain('href="/');
    expect(plain).not.toContain('href="/at/');
  });
});

it.each(targetNames)('%s names the next steps', (name) => {
  const { next } = write(name);
  expect(next.join('\n')).toContain('out');
});
