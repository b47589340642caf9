// The languages of job descriptions: their files, how a text's language is detected, and how to add one.
import * as fc from '../property.ts';
import { describe, expect, it } from 'vitest';
import { isInEnglish, readWith } from '../../src/matching/reading/extract.ts';
import { listCues, splitList } from '../../src/matching/gazetteer/cues.ts';
import { english } from '../../src/matching/gazetteer/data/cues/en.ts';
import { languages } from '../../src/matching/gazetteer/data/cues/index.ts';
import type { Language } from '../../src/matching/gazetteer/data/cues/language.ts';
import { createLexicon, lexiconOf } from '../../src/matching/gazetteer/lexicon.ts';
import { fold } from '../../src/matching/normalize/fold.ts';
import { tokenize } from '../../src/matching/tokens/languages.ts';
import { Tokens } from '../../src/matching/tokens/tokens.ts';
import { namesOf, read, vocabulary } from './reading.ts';

const languageOf = (text: string) => tokenize(fold(text), lexiconOf(vocabulary)).language;

describe('the file of a language', () => {
  it.each([english, ...languages])(
    '$tag has no empty entry and recognises its own words',
    (language) => {
      const lists = [...Object.values(language), ...[...listCues(language)].map(([key]) => key)];
      for (const list of lists) {
        if (typeof list !== 'string') continue;
        for (const entry of splitList(list)) expect(entry.trim()).not.toBe('');
      }
      expect(splitList(language.tells).length).toBeGreaterThan(40);
    },
  );
});

describe('the language of a text', () => {
  it.each([
    ['We are looking for a developer with experience in Java.', 'en'],
    ['Wir suchen eine Entwicklerin mit Erfahrung in Java.', 'de'],
    ['Nous recherchons un développeur avec une expérience en Java.', 'fr'],
    ['Buscamos un desarrollador con experiencia en Java.', 'es'],
    ['Procuramos um desenvolvedor com experiência em Java.', 'pt'],
    ['Wij zoeken een ontwikkelaar met ervaring in Java.', 'nl'],
    ['Cerchiamo uno sviluppatore con esperienza in Java.', 'it'],
    ['Szukamy programisty, który ma doświadczenie w Javie.', 'pl'],
    ['Vi söker en utvecklare med erfarenhet av Java.', 'sv'],
    ['Vi søger en udvikler, der har erfaring med Java og arbejder selvstændigt.', 'da'],
    ['Vi ser etter en utvikler som har kjennskap til Java.', 'no'],
    ['Java, Kotlin', undefined],
    ['Backendontwikkelaar', 'nl'],
    ['Javautvecklare', 'sv'],
    ['Sviluppatore senior', 'it'],
  ])('%s', (text, tag) => expect(languageOf(text)).toBe(tag));

  it('is not concluded from names, however many there are', () => {
    const text = 'Java, Kotlin, Docker, Redis, Kafka, '.repeat(20);
    expect(languageOf(text)).toBeUndefined();
    expect(languageOf(`${text}Perl og PHP`)).toBeUndefined();
    expect(languageOf(`We use ${text}`)).toBe('en');
  });

  it.each([
    ['We are looking for a developer with experience in Java.', true],
    ['We are looking for a developer.\nWir suchen eine Entwicklerin mit Erfahrung.', false],
    ['Wir suchen eine Entwicklerin mit Erfahrung in Java.', false],
    ['Java, Kotlin', false],
  ])('is English from the first line to the last: %s', (text, expected) => {
    expect(isInEnglish(vocabulary, text)).toBe(expected);
  });

  it('is detected per line: a German list in an English text rules out its technologies', () => {
    const text =
      'We are a team of engineers and we build tools for you.\nKeine PHP-Kenntnisse erforderlich.\nYou know Java.';
    expect(namesOf(read(text), true)).toEqual(['PHP']);
    expect(languageOf(text)).toBe('en');
  });

  it('decides which cues apply', () => {
    // "no" denies in English, and means "in the" in Portuguese.
    expect(namesOf(read('You will use Kotlin with no Android.'), true)).toEqual(['Android']);
    expect(namesOf(read('Você vai usar Kotlin no Android.'), true)).toEqual([]);
    // A view and a name.
    expect(namesOf(read('En vue de renforcer nos équipes, nous recrutons.'), false)).toEqual([]);
    expect(namesOf(read('Nous développons avec Vue et TypeScript.'), false)).toContain('Vue.js');
  });
});

describe('a language that is added', () => {
  const esperanto: Language = {
    tag: 'eo',
    tells: 'ni, serĉas, kaj, la, estas, kun, por, vi, sperto',
    heads: 'programisto',
    mention: {
      negator: 'ne, sen',
      demand: 'bezonas',
      be: 'estas',
      passage: 'ni, bezonas, sperton pri',
      preference: 'avantaĝo',
      list: 'kaj, aŭ',
    },
    role: { senior: 'sperta', roleNoun: 'programisto', backend: 'malantaŭa' },
    topic: { demandingHeading: 'postuloj' },
    detail: {},
    clause: { alternative: 'aŭ' },
  };
  const extended = createLexicon(vocabulary, [...languages, esperanto]);
  const importances = (text: string) =>
    Object.fromEntries(
      readWith(extended, text).recognized.map((one) => [
        vocabulary.technologies[one.technology]!.name,
        one.isExcluded ? 'excluded' : one.importance(),
      ]),
    );

  it('is a file: its headings, negations, levels and compounds are read', () => {
    expect(importances('Postuloj:\n- Java\nNi ne bezonas PHP.\nDocker estas avantaĝo.')).toEqual({
      Java: 'required',
      PHP: 'excluded',
      Docker: 'preferred',
    });
    expect(readWith(extended, 'Sperta malantaŭa programisto').role).toEqual({
      isSenior: true,
      isBackendOrFullStack: true,
    });
    expect(importances('Ni serĉas: Kotlinprogramisto')).toHaveProperty('Kotlin');
  });

  it('changes nothing for others', () => {
    const text = 'Anforderungen:\n- Java\nKein PHP.';
    expect(namesOf(readWith(extended, text), true)).toEqual(namesOf(read(text), true));
  });
});

describe('every text', () => {
  const cues = [english, ...languages].flatMap(({ mention, clause }) =>
    [mention.negator, mention.affirmation, mention.passage, clause.lacking, clause.pending].flatMap(
      (list) => splitList(list).slice(0, 12),
    ),
  );
  const marks = [',', '.', '\n- ', 'or', '❌', '✅', '(', ':', '|', '?', '+', '3 years'];
  const part = fc.constantFrom(...cues, 'Java', "C++'", 'Go', ...marks);

  it('is read in a number of looks at words that grows with its length alone', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const unit = `${parts.join(' ')} `;
        const looks = (length: number) => {
          const text = unit.repeat(Math.ceil(length / unit.length));
          return countLooks(() => read(text)) / text.length;
        };
        // Twice the text is twice the work, and no cue makes it more than some looks a character.
        expect(looks(4_000)).toBeLessThan(mostLooks);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['❌ foo ', '❌ no foo ', 'S3 – ', 'no jQuery, jQuery ', 'Java + ', '4, 5 years '])(
    'of %j takes as many looks for each character as a short one',
    (unit) => {
      const looks = (length: number) => {
        const text = unit.repeat(length / unit.length);
        return countLooks(() => read(text)) / text.length;
      };
      expect(looks(8_000)).toBeLessThan(1.5 * looks(1_000));
    },
  );

  it('is judged in a number of looks that grows with its length alone, if each name shares the judgement of the one before', () => {
    const names = vocabulary.technologies
      .map(({ name }) => name)
      .filter((name) => /^[A-Z][a-z]{5,8}$/.test(name));
    const looks = (count: number) => {
      const sentences = names.slice(0, count).map((name) => `${name} too.`);
      const text = `Kafka would be nice. ${sentences.join(' ')}`;
      return countLooks(() => read(text).recognized.map((one) => one.importance())) / text.length;
    };
    expect(looks(400)).toBeLessThan(1.5 * looks(100));
  });
});

/** Looks at the cues of a word, for each character of a text. */
const mostLooks = 60;

function countLooks(run: () => unknown): number {
  const { has, hasClause, hasRole, hasTopic } = Tokens.prototype;
  let looks = 0;
  const counted = (look: typeof has): typeof has =>
    function (this: Tokens, index, marks) {
      looks++;
      return look.call(this, index, marks);
    };
  Object.assign(Tokens.prototype, {
    has: counted(has),
    hasClause: counted(hasClause),
    hasRole: counted(hasRole),
    hasTopic: counted(hasTopic),
  });
  try {
    run();
    return looks;
  } finally {
    Object.assign(Tokens.prototype, { has, hasClause, hasRole, hasTopic });
  }
}
