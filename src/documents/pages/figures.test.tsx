import { describe, expect, it } from 'vitest';
import { wordedLanguages, wordingOf } from '../../wording/index.ts';
import { splitValue } from './figures.tsx';
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
