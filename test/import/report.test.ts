// `.import/report.html`: the fate of each word, and that the file is neither served nor able to run anything.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/index.ts';
import { readContentFiles } from '../../src/content/read.ts';
import { importResume } from '../../src/import/import.ts';
import { newFolder } from '../folders.ts';
import { createTestSite, sampleContent } from '../sample.ts';

function importJSON(data: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return importResume([{ name: 'r.json', bytes }], { asOf: '2026-11' }).files;
}

const reportOf = (data: unknown) => importJSON(data).get('.import/report.html')!;

const resume = {
  basics: {
    name: 'Ada Example',
    phone: '+31 20 555 0100',
    summary: 'I build. Call me at +31 20 555 0100, or <b>write</b>.',
  },
  work: [
    { name: 'Bank', position: 'Lead', startDate: 'March 2021', endDate: 'Spring', note: 'Nowhere' },
    { name: '<script>alert(1)</script>', position: '"quoted" & co', startDate: '2019-01-31' },
  ],
  references: [{ name: 'Bob', reference: 'Bank lead' }],
};

describe('the report of an import', () => {
  const html = reportOf(resume);
  const [sources = '', profile = ''] = html.split('<h2>The profile</h2>');

  it.each([
    ['a shown text', 'basics.name', '<span class="shown">Ada Example</span>'],
    ['a private one', 'basics.phone', '<span class="private">+31 20 555 0100</span>'],
    ['a month in other words', 'work[0].startDate', '<span class="shown">March 2021</span>'],
    [
      'a day, which is dropped with the rest of its date',
      'work[1].startDate',
      '<span class="shown">2019-01-31</span>',
    ],
    [
      'an unreadable date',
      'work[0].endDate',
      '<span class="left">Spring</span> <small>(is not the date of an end)</small>',
    ],
    ['a text without a field', 'work[0].note', '<span class="left">Nowhere</span>'],
    ['a reference', 'references[0].name', '<span class="private">Bob</span>'],
    [
      'a joined text, although its words are shown elsewhere',
      'references[0].reference',
      '<span class="private">Bank lead</span>',
    ],
  ])('marks %s', (_, path, marked) => {
    expect(sources).toContain(`<dt>${path}</dt><dd>${marked}</dd>`);
  });

  it('marks the private words within a public text', () => {
    expect(sources).toContain(
      '<dt>basics.summary</dt><dd><span class="shown">I build</span>. <span class="left">Call me at</span> <span class="private">+31 20 555 0100</span>, <span class="shown">or</span> &lt;b&gt;<span class="shown">write</span>&lt;/b&gt;. <small>',
    );
  });

  it('counts the words of each fate', () => {
    expect(html).toMatch(/never served<\/span> 11 words<\/li><li><span class="left">/u);
    expect(html).toMatch(/left-out\.yaml, never served<\/span> 5 words/u);
  });

  it('shows the files beside them: words of the source, private ones, and open fields', () => {
    expect(profile).toContain('name: <span class="shown">Ada Example</span>\n');
    expect(profile).toMatch(/<span class="todo"># TODO focus: [^<]*<\/span>/u);
    expect(profile).toContain('phone: <span class="private">+31 20 555 0100</span>\n');
    expect(profile).not.toContain('<h3>.');
  });

  it('escapes every text, and has no script', () => {
    expect(html).not.toContain('<script');
    expect(sources).toContain('&lt;<span class="shown">script&gt;alert(1)&lt;/script</span>&gt;');
    expect(sources).toContain('&quot;<span class="shown">quoted&quot; &amp; co</span>');
    expect(html).toContain("content=\"default-src 'none'; style-src 'unsafe-inline'\"");
  });

  it('lists the texts of each file below its name', () => {
    const names = ['a.json', 'b.json'];
    const bytes = new TextEncoder().encode('{"basics": {"name": "Ada"}, "work": []}');
    const inputs = names.map((name) => ({ name, bytes }));
    const report = importResume(inputs, { asOf: '2026-11' }).files.get('.import/report.html')!;
    const text = '<dt>basics.name</dt><dd><span class="shown">Ada</span></dd>';
    expect(report).toContain(
      `<h2>Your files</h2><h3>a.json</h3><dl>${text}\n</dl><h3>b.json</h3><dl>${text}</dl></section>`,
    );
  });

  it('cuts pictures', () => {
    const image = `data:image/png;base64,${'A'.repeat(5_000)}`;
    const long = reportOf({ ...resume, basics: { name: 'Ada', picture: image } });
    expect(long).toContain(`${image.slice(0, 80)}…`);
    expect(long).not.toContain(image.slice(0, 81));
  });

  it('is never read with the profile, and its address is not found', async () => {
    const folder = newFolder();
    for (const [name, content] of importJSON(resume)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const names = [...readContentFiles(folder).keys()];
    expect(names).toEqual(expect.arrayContaining(['profile.yaml', 'experience.yaml']));
    expect(names.filter((name) => name.includes('.import'))).toEqual([]);
    const { fetch } = createApp(createTestSite(sampleContent));
    const answer = await fetch(new Request('http://localhost:3000/.import/report.html'));
    expect(answer.status).toBe(404);
  });
});
