// Pages use the language of the profile; the API and its guides stay English.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { count, fill, formIn, wordedLanguages, wordingOf } from '../../src/wording/index.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { headings } from './html.ts';

function open(language: string): (path: string, accept?: string) => Promise<string> {
  const { profile } = sampleContent;
  const app = createApp(createTestSite({ ...sampleContent, profile: { ...profile, language } }));
  return async (path, accept = 'text/html') =>
    (await app.fetch(new Request(`https://profile.test${path}`, { headers: { accept } }))).text();
}

describe.each(wordedLanguages)('a profile in %s', (language) => {
  const get = open(language);
  const { headings: words, frame, fit, notFound, numbers, score } = wordingOf(language);
  const [study] = sampleContent.cases;

  it.each(['/', '/fit/', `/cases/${study!.slug}/`, '/nowhere'])('has %s in it', async (path) => {
    const html = await get(path);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
    expect(html).toContain(`>${frame.skip}</a>`);
    expect(html).toContain(frame.asMarkdown.slice(0, path === '/nowhere' ? 0 : undefined));
  });

  it('heads the parts of its pages and of their Markdown with the same words', async () => {
    const shown = headings(await get('/')).map(({ text }) => text);
    const told = await get('/', 'text/markdown');
    for (const name of ['about', 'cases', 'experience', 'principles'] as const) {
      expect(shown).toContain(words[name]);
      expect(told).toContain(`## ${words[name]}\n`);
    }
    expect(headings(await get('/nowhere'))[0]!.text).toBe(notFound.heading);
  });

  it('says in it how long and where a technology was used', async () => {
    const html = await get('/');
    const [, sentence = ''] = /<b>Kubernetes<\/b> · (.*?) · <span class="proof"/.exec(html)!;
    const years = `5${numbers.decimal}5`;
    expect(sentence).toBe(
      [
        fill(formIn(score.years, 'other'), { n: years }),
        count(score.roles, 2),
        count(score.cases, 1),
      ].join(' · '),
    );
    expect(html).toContain(score.none);
    expect(html).toContain(`>${score.showAll}</a>`);
  });

  it('checks a role in it, and says the words of the answer to the script', async () => {
    const html = await get('/fit/');
    expect(html).toContain(`>${fit.form.submit}</button>`);
    const [, data = ''] = /id="fit-page">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ words: fit });
  });

  it('writes months in it, and keeps those of the API English', async () => {
    const { months, dates } = wordingOf(language);
    expect(await get('/')).toContain(`${months[1]} 2024 – ${dates.present}`);
    expect(await get('/api/experience', 'application/json')).toContain('Feb 2024 – Present');
  });

  it('has English guides that say so', async () => {
    for (const path of ['/developers/', '/agents/']) {
      expect(await get(path)).toMatch(/^<!doctype html><html lang="en">/);
    }
  });
});

/** The invariants of a translation: kinds of lines, gaps, and words for machines. */
function shape(text: string): object {
  return {
    lines: text.split('\n').map((line) => /^(?:#+|-|```)?/.exec(line)![0]),
    gaps: (text.match(/\{\{\w+\}\}|`[^`\n]+`/g) ?? []).toSorted(),
  };
}

const readParagraphs = (folder: string, name: string) =>
  readFileSync(`${folder}/${name}`, 'utf8').trimEnd().split('\n\n');

describe.each(['guides', 'static/guides'])('the guides of the matcher in %s', (folder) => {
  it.each(wordedLanguages.filter((language) => language !== 'en'))(
    'tell in %s what the English one tells',
    (language) => {
      const [translated, english] = [`fit.${language}.md`, 'fit.md'].map((name) =>
        readParagraphs(folder, name),
      ) as [string[], string[]];
      expect(shape(translated.join('\n\n'))).toEqual(shape(english.join('\n\n')));
      const sentences = new Set(english.filter((paragraph) => / .* .* /.test(paragraph)));
      expect(translated.filter((paragraph) => sentences.has(paragraph))).toEqual([]);
    },
  );
});

it.each(wordedLanguages)(
  'the guide of static sites in %s differs in two paragraphs',
  (language) => {
    const name = language === 'en' ? 'fit.md' : `fit.${language}.md`;
    const general = readParagraphs('guides', name);
    const ofFiles = readParagraphs('static/guides', name);
    const differing = [...ofFiles.keys()].filter((index) => ofFiles[index] !== general[index]);
    // When the same text gets another answer, and who reads the text.
    const lastHeading = ofFiles.findLastIndex((text) => text.startsWith('#'));
    expect(differing).toEqual([
      ofFiles.findIndex((text) => text.startsWith('## ')) + 2,
      lastHeading + 1,
    ]);
  },
);

it('runs from right to left where the language of the profile does, with English words', async () => {
  const html = await open('ar')('/');
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  expect(html).toContain('Experience');
});
