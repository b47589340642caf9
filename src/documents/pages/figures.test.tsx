import { describe, expect, it } from 'vitest';
import { wordedLanguages, wordingOf } from '../../wording/index.ts';
import { Change, splitValue, ValueText } from './figures.tsx';
import { typeset } from './typeset.ts';

describe('a value', () => {
  it.each([
    ['52,000 requests a second', '52,000', 'requests a second'],
    ['1.1 million applications', '1.1', 'million applications'],
    ['930 of the 1,140 uses', '930', 'of the 1,140 uses'],
    ['44%', '44%', ''],
    ['99,9 % der Anfragen', '99,9 %', 'der Anfragen'],
    ['$40 a month', '$40', 'a month'],
    ['1\u202F140 usages', '1\u202F140', 'usages'],
    ['0.88 MB', '0.88', 'MB'],
    ['4–6 weeks', '4–6', 'weeks'],
    ['10+ years', '10+', 'years'],
    ['3× faster', '3×', 'faster'],
  ])('%s is split after its number', (value, number, unit) => {
    expect(splitValue(value)).toEqual({ number, unit });
  });

  it.each(['about 40 hours', 'half of the team', 'zéro doublon', 'نصف الوقت'])(
    '%s, which begins with words, stays whole',
    (value) => {
      expect(splitValue(value)).toEqual({ unit: value });
    },
  );
});

it.each([
  [{ value: '123,456 rows' }, 'change'],
  [{ value: '1234,567 rows' }, 'change long'],
  [{ value: '1,234 rows', was: '567' }, 'change long'],
  [{ value: '123 rows', was: '4567 lines' }, 'change'],
  [{ value: 'half of it' }, 'change long'],
  [{ value: '12', was: 'half of it' }, 'change'],
])('the change %j has the class "%s"', (figure, shown) => {
  const html = String(<Change figure={{ label: 'rows', ...figure }} to="to" />);
  expect(/^<p class="([^"]*)"/u.exec(html)![1]).toBe(shown);
});

it.each([
  ['123,456 rows', '<b>'],
  ['1234,567 rows', '<b class="long">'],
])('the number of %s is in %s', (text, tag) => {
  expect(String(<ValueText text={text} />)).toContain(`<span class="value">${tag}<bdi>`);
});

describe('quotation marks', () => {
  it.each(wordedLanguages)('are those of %s', (language) => {
    const wording = wordingOf(language);
    const [opening, closing] = wording.quotes;
    expect(typeset('He said "no": ("never").', wording)).toBe(
      `He said ${opening}no${closing}: (${opening}never${closing}).`,
    );
  });

  it('and apostrophes are curly', () => {
    expect(typeset("nobody's diligence in '09, 'quoted' words", wordingOf('en'))).toBe(
      'nobody’s diligence in ’09, ‘quoted’ words',
    );
  });
});
