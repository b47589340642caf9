// `site.theme`: the owner's colour and composition on pages and in printed documents.
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { papers } from '../../src/domain/theme.ts';
import { contrast } from '../../src/kernel/colour.ts';
import { toPrintedResume } from '../../src/print/resume.ts';
import type { Content } from '../../src/schema/content.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const withTheme = (theme: NonNullable<Content['site']['theme']>): Content => ({
  ...sampleContent,
  site: { ...sampleContent.site, theme },
});

async function read(content: Content, path: string): Promise<string> {
  const { fetch } = createApp(createTestSite(content));
  return (await fetch(new Request(`https://profile.test${path}`))).text();
}

const addressIn = (page: string) => /site\.css\?v=\w+/u.exec(page)?.[0];

/** The value of a colour in each block of a style sheet that sets it. */
const valuesOf = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (#[\\da-f]{6});`, 'gu'))].map(([, value]) => value!);

describe.each(['#7a1f3d', '#123456', '#5a5a00', '#000000', '#6d3fd0'])(
  'the accent %s',
  (accent) => {
    it('is readable on light and dark pages, and on its own panel', async () => {
      const css = await read(withTheme({ accent }), '/assets/site.css');
      const own = css.slice(css.lastIndexOf('@media screen {'));
      const [light, dark, printed] = valuesOf(own, 'accent');
      expect([light, printed]).toEqual([accent, accent]);
      expect(contrast(light!, papers.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark!, papers.dark)).toBeGreaterThanOrEqual(4.5);
      const [deep] = valuesOf(own, 'deep');
      for (const name of ['on-deep-soft', 'on-deep-dim']) {
        expect(contrast(valuesOf(own, name)[0]!, deep!)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it('is that of the printed résumé', () => {
      expect(toPrintedResume(createTestSite(withTheme({ accent }))).accent).toBe(accent);
    });
  },
);

it('changes the address of the style sheet, which browsers keep for good', async () => {
  const own = addressIn(await read(withTheme({ accent: '#7a1f3d' }), '/'));
  expect(own).toBeDefined();
  expect(own).not.toBe(addressIn(await read(sampleContent, '/')));
});

it('a column has the figures below the words, without a panel', async () => {
  const column = await read(withTheme({ composition: 'column' }), '/');
  expect(column).toContain('class="strip"');
  expect(column).not.toContain('class="figures panel');
  const panel = await read(sampleContent, '/');
  expect(panel).toContain('class="figures panel"');
});

it('a profile without a theme has the colours of the package', async () => {
  expect(await read(sampleContent, '/assets/site.css')).not.toContain('@media screen {');
  expect(toPrintedResume(createTestSite(sampleContent))).toMatchObject({
    accent: '#0b5a43',
    isOneColumn: false,
  });
});
