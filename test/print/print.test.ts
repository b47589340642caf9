// The PDF and the picture: requirements of standards and readers, as far as they can be checked without other programs.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { findPicture } from '../../src/documents/files/picture.ts';
import { renderPage } from '../../src/documents/pages/layout.tsx';
import { openPrinter, type PrintOptions } from '../../src/print/engine.ts';
import { papers } from '../../src/print/resume.ts';
import type { Content, Role } from '../../src/schema/content.ts';
import type { Site } from '../../src/schema/site.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, readContent } from '../sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'print-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sample = readContent('profile');
const toSite = (content: Content) => createTestSite(content, 'https://profile.test');
const withProfile = (facts: Partial<Content['profile']>): Content => ({
  ...sample,
  profile: { ...sample.profile, ...facts },
});

async function print(
  site: Site,
  form: 'pdf' | 'picture',
  options: PrintOptions = {},
): Promise<Uint8Array> {
  return (await openPrinter(site, options))(form);
}

/** The PDF as text of one character an octet. */
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const missingPrograms = ['qpdf', 'pdftotext', 'fc-list'].find(
  (name) => spawnSync(name, ['--version']).error,
);
const install =
  missingPrograms &&
  'qpdf, poppler or fontconfig is missing: apt-get install qpdf poppler-utils fontconfig';

/** The text of a PDF, as readers copy it: one line, one space between words, in the composed form. */
function readText(pdf: Uint8Array): string {
  writeFileSync(join(folder, 'resume.pdf'), pdf);
  return extract();
}

/** The text of one page of the PDF that was read last. */
function readPage(number: number): string {
  return extract('-f', `${number}`, '-l', `${number}`);
}

function extract(...pages: string[]): string {
  const text = execFileSync('pdftotext', [...pages, join(folder, 'resume.pdf'), '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return toWords(text);
}

/** Without spaces, which readers put where lines end, and without the signs that only steer direction. */
function toWords(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069\u00AD]/gu, '');
}

describe.each(papers)('the PDF on %s', (paper) => {
  it('says that it is PDF/A-2a and PDF/UA-1, is small, and is the same twice', async () => {
    const pdf = await print(toSite(sample), 'pdf', { paper });
    expect(Buffer.from(await print(toSite(sample), 'pdf', { paper })).equals(pdf)).toBe(true);
    expect(pdf.length).toBeLessThan(80_000);
    const text = latin(pdf);
    expect(text).toContain(
      '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
    );
    expect(text.match(/<pdfuaid:part>1<\/pdfuaid:part>/gu)).toHaveLength(1);
    expect(text).toContain('PDF/UA identification schema');
  });
});

describeWith('what readers make of the PDF', install, () => {
  it.each(papers)('is sound on %s, and holds every text, roles in their order', async (paper) => {
    const pdf = await print(toSite(sample), 'pdf', { paper });
    const text = readText(pdf);
    const checked = spawnSync('qpdf', ['--check', join(folder, 'resume.pdf')], {
      encoding: 'utf8',
    });
    expect(checked.stdout).toContain('No syntax or stream encoding errors found');
    const structure = execFileSync(
      'qpdf',
      ['--qdf', '--object-streams=disable', join(folder, 'resume.pdf'), '-'],
      { encoding: 'latin1', maxBuffer: 2 ** 24 },
    );
    expect(structure).toMatch(/\/ViewerPreferences <<[^>]*\/DisplayDocTitle true/u);
    expect(structure).toMatch(/\/MarkInfo <<\s+\/Marked true/u);
    expect(structure).toContain('/Lang (en)');
    expect(
      structure
        .match(/\/MediaBox \[([^\]]*)\]/u)?.[1]
        ?.trim()
        .split(/\s+/u),
    ).toEqual(paper === 'a4' ? ['0', '0', '595.2756', '841.8898'] : ['0', '0', '612', '792']);
    expect(structure.match(/\/S \/H1\b/gu)).toHaveLength(1);
    expect(structure.match(/\/S \/H3\b/gu)!.length).toBeGreaterThanOrEqual(sample.roles.length);
    const fonts = structure.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/gu);
    expect(new Set([...fonts].map(([, name]) => name))).toEqual(
      new Set(['', 'Display', 'Italic', 'Bold'].map((style) => `ProfileSerif${style}`)),
    );
    const places = sample.roles.map(({ title, company }) =>
      text.indexOf(toWords(`${title}, ${company}`)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const { summary = '' } of sample.roles)
      expect(text).toContain(toWords(summary.slice(0, 40)));
    for (const { title } of sample.cases) expect(text).toContain(toWords(title));
    for (const { institution } of sample.profile.education ?? [])
      expect(text).toContain(toWords(institution));
  });

  it('says a company once for its roles in a row, addresses as they are read, and the invitation', async () => {
    const [role] = sample.roles as [Role];
    const at = (title: string, company: string): Role => ({ ...role, title, company });
    const { profile } = withProfile({
      linkedin: 'https://www.linkedin.com/in/mira/',
      contact: { title: 'Write to me', description: 'Tell me **what hurts**.' },
    });
    const roles = [at('Lead', 'Juniper'), at('Developer', 'Juniper'), at('Intern', 'Tidemark')];
    const text = readText(await print(toSite({ ...sample, profile, roles }), 'pdf'));
    expect(text.match(/Juniper/gu)).toHaveLength(1);
    expect(text).toMatch(/JuniperLead.*Developer.*Intern,Tidemark/u);
    expect(text).toContain('linkedin.com/in/mira');
    expect(text).toMatch(/WritetomeTellmewhathurts\./u);
  });

  it('says where an entry is from beside its title, and names without keywords in one line', async () => {
    const { profile } = withProfile({
      education: [{ institution: 'University of Porto', degree: 'MSc', startDate: '2012' }],
      interests: [
        { name: 'Choir' },
        { name: 'Sailing', keywords: ['wooden boats'] },
        { name: 'Go' },
      ],
    });
    const text = readText(await print(toSite({ ...sample, profile }), 'pdf'));
    expect(text).toContain('MSc,UniversityofPorto2012');
    expect(text).toContain('Sailing:woodenboatsChoir,Go');
  });

  it('fills pages: the end of an entry moves nothing to the next page, and a long list can be split', async () => {
    const certificates = Array.from({ length: 30 }, (_, index) => ({ name: `Exam ${index + 1}` }));
    const [role] = sample.roles as [Role];
    const highlights = Array.from({ length: 40 }, (_, index) => `Point ${index + 1}.`);
    const bare = { ...withProfile({ certificates, education: [], projects: [] }), cases: [] };
    for (const [first, roles] of [
      ['Exam1', [role]],
      ['Point1.', [role, { ...role, highlights }]],
    ] as const) {
      readText(await print(toSite({ ...bare, roles }), 'pdf'));
      expect(readPage(1), first).toContain(first);
    }
  });

  it.each([32, 33, 34])('parts no short section below %i lines', async (lines) => {
    const { name, role, focus, email, availability, core } = sample.profile;
    const about = Array.from({ length: lines }, () => 'A line.');
    const engineeringPrinciples = ['One of three.', 'Two of three.', 'Three of three.'];
    const profile = { name, role, focus, email, availability, core, about, engineeringPrinciples };
    readText(await print(toSite({ ...sample, cases: [], roles: [], profile }), 'pdf'));
    expect(readPage(1)).toMatch(/^(?:(?!ofthree).)*$|(?:ofthree.*){3}/u);
  });

  const scripts = [
    ['Arabic', 'شركة المثال للبرمجيات', 'Noto Sans Arabic'],
    ['Hebrew', 'חברת הדוגמה לתוכנה', 'Noto Sans Hebrew'],
    ['Chinese', '示例軟件公司', 'Noto Sans CJK'],
    ['Devanagari', 'उदाहरण संस्था', 'Noto Sans Devanagari'],
    ['Thai', 'บริษัทตัวอย่าง', 'Noto Sans Thai'],
    ['combining marks', 'Nguye\u0302\u0303n A\u030Angstro\u0308m', 'Libertinus Serif'],
  ] as const;

  for (const [script, company, font] of scripts) {
    const fonts = install ? '' : execFileSync('fc-list', { encoding: 'utf8' });
    const lacks =
      font === 'Libertinus Serif' || fonts.includes(font)
        ? undefined
        : `The font ${font} is missing: apt-get install fonts-noto-core fonts-noto-cjk`;
    describeWith(script, lacks, () => {
      it('is the same text in the PDF', async () => {
        const [role] = sample.roles;
        const content = { ...sample, roles: [{ ...role!, company, title: 'Engineer' }] };
        const text = readText(await print(toSite(content), 'pdf'));
        // Readers give right-to-left text in the order in which it is read or in which it is seen.
        const seen = [...toWords(company)].toReversed().join('');
        const places = [text.indexOf(toWords(company)), text.indexOf(seen)];
        expect(Math.max(...places)).toBeGreaterThan(0);
      });
    });
  }
});

it('refuses a character for which no font has a glyph, and names it with its field', async () => {
  const content = withProfile({ focus: 'A sign of one’s own: \u{F0000}' });
  for (const what of ['pdf', 'picture'] as const) {
    await expect(print(toSite(content), what)).rejects.toThrow(
      /^profile\.focus contains "\u{F0000}", /u,
    );
  }
});

it('takes texts as they are: nothing in them is markup of the template', async () => {
  const name = '#panic("x") $x$ *b* @a <b> \\u{41} "quoted" [c]';
  const pdf = await print(toSite(withProfile({ name })), 'pdf');
  expect(latin(pdf)).toContain('#panic');
});

describe('the picture', () => {
  it.each([
    ['the sample', {}],
    [
      'a long name and focus',
      {
        name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(),
        role: 'Principal Engineer of Everything '.repeat(6),
        focus: 'Systems that stay correct under load '.repeat(20),
      },
    ],
  ])('is 1200 by 630, small, and the same twice: %s', async (_, facts) => {
    const site = toSite(withProfile(facts));
    const png = await print(site, 'picture');
    expect(Buffer.from(await print(site, 'picture')).equals(png)).toBe(true);
    expect(png.length).toBeLessThan(90_000);
    const files = new Map([['/og.png', png]]);
    expect(findPicture({ ...site, files })).toEqual({ path: '/og.png', width: 1200, height: 630 });
  });

  it('is named with its size and alternative text on pages that have it, and on no others', async () => {
    const site = toSite(sample);
    const page = (files?: ReadonlyMap<string, Uint8Array>) =>
      renderPage({ site: files ? { ...site, files } : site, description: 'd', children: '' });
    expect(page()).not.toContain('og:image');
    const html = page(new Map([['/og.png', await print(site, 'picture')]]));
    expect(html).toContain('<meta property="og:image" content="https://profile.test/og.png"/>');
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain(
      '<meta property="og:image:alt" content="Mira Halvorsen, Senior Full Stack Engineer"/>',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});

/** A page of a site with these files of its owner. */
function renderWith(files: Content['files']): string {
  return renderPage({ site: toSite({ ...sample, files }), description: 'd', children: '' });
}

it('names our icons on every page, and the owner’s alone where there are any', () => {
  const ours = renderWith({});
  for (const link of [
    'rel="icon" sizes="32x32" href="/favicon.ico"',
    'rel="icon" sizes="any" href="/favicon.svg"',
    'rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png"',
    'rel="manifest" href="/site.webmanifest"',
  ])
    expect(ours).toContain(`<link ${link}/>`);
  const icon = new Uint8Array(1);
  const html = renderWith({ '/apple-touch-icon.png': icon, '/favicon.ico': icon });
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  expect(html).toContain('<link rel="icon" href="/favicon.ico"/>');
  expect(html).not.toContain('/favicon.svg');
});

it('serves its icons with their media types, in a manifest too', async () => {
  const { fetch } = createApp(toSite(sample));
  const read = (path: string) => fetch(new Request(`https://profile.test${path}`));
  const manifest = await read('/site.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  const { name, icons } = (await manifest.json()) as {
    name: string;
    icons: { src: string; type: string; sizes: string }[];
  };
  expect(name).toBe('Mira Halvorsen');
  expect(icons.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual([
    'favicon.ico 32x32',
    'favicon.svg any',
    'apple-touch-icon.png 180x180',
  ]);
  for (const { src, type } of icons) {
    const { status, headers } = await read(`/${src}`);
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  }
  const touch = new Uint8Array(await (await read('/apple-touch-icon.png')).arrayBuffer());
  expect(new DataView(touch.buffer).getUint32(16)).toBe(180);
});
