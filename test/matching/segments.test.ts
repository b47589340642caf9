// Sentences, lines and tables of a text, without the rules that use them.
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/matching/gazetteer/lexicon.ts';
import { fold } from '../../src/matching/normalize/fold.ts';
import { opensItem, signBefore } from '../../src/matching/segments/lines.ts';
import {
  isCapitals,
  isQuestion,
  letterCase,
  sentenceFrom,
} from '../../src/matching/segments/sentences.ts';
import { listTables } from '../../src/matching/segments/tables.ts';
import { tokenize } from '../../src/matching/tokens/languages.ts';
import { vocabulary } from './reading.ts';

const cut = (text: string) => tokenize(fold(text), lexiconOf(vocabulary)).tokens;

describe('how a sentence uses capitals', () => {
  it.each([
    ['We build furniture for people.', 'mixed'],
    ['Furniture', 'mixed'],
    ['FURNITURE', 'mixed'],
    ['furniture for people', 'lower'],
    ['2 furniture', 'lower'],
    ['Our Furniture Team', 'title'],
    ['Our Furniture in Berlin', 'title'],
    ['Our Furniture now in Berlin', 'mixed'],
    ['Our Furniture team', 'mixed'],
    ['Our Furniture tables', 'mixed'],
    ['Zoo Animals', 'title'],
    ['An Ape', 'title'],
    ['zoo animals', 'lower'],
    ['FURNITURE FOR PEOPLE', 'caps'],
    ['FURNITURE FOR people', 'mixed'],
    ['FURNITURE FOR US', 'caps'],
    ['BERLIN PARIS OSLO Rome', 'title'],
    ['BERLIN PARIS OSLO ROMA Bonn', 'caps'],
    ['BERLIN PARIS OSLO ROMA furniture', 'caps'],
    ['BERLIN PARIS OSLO furniture', 'mixed'],
    ['BERLIN PARIS furniture', 'mixed'],
    ['ÉCOLE ÉTOILE', 'caps'],
    ['École Étoile', 'title'],
    ['école étoile', 'lower'],
    ['ßen ßenden', 'lower'],
    ['МЕБЕЛЬ ДЛЯ ЛЮДЕЙ', 'caps'],
    ['Мебель для Людей', 'mixed'],
    ['木の家具', 'unicase'],
    ['木の家具 Tokyo', 'mixed'],
    ['家具 木 Tokyo', 'unicase'],
    ['1 2 3 Tokyo', 'mixed'],
    ['Big Tech Stack', 'title'],
    ['Big Tech stack', 'mixed'],
    ['Our Nice To Have', 'title'],
    ['Our Nice to Have', 'title'],
    ['Years of Experience', 'title'],
    ['Years of Work experience', 'mixed'],
    ['Our Full-Time Jobs', 'title'],
    ['Our Full-time Jobs', 'title'],
    ['Berlin Must have', 'mixed'],
    ['Berlin Must Have', 'title'],
  ])('%s: %s', (text, casing) => {
    expect(sentenceFrom(cut(text), 0).casing).toBe(casing);
  });

  it.each([
    ['Zoo', 'upper'],
    ['Ape', 'upper'],
    ['zoo', 'lower'],
    ['ape', 'lower'],
    ['Éa', 'upper'],
    ['éa', 'lower'],
    ['ßa', 'lower'],
    ['\u0080a', 'lower'],
    ['木', 'none'],
    ['7a', 'none'],
  ])('the first letter of %s: %s', (text, expected) => {
    expect(letterCase(cut(text), 0)).toBe(expected);
  });

  it.each([
    ['SQL', true],
    ['C3', true],
    ['Sql', false],
    ['sql', false],
    ['123', false],
  ])('%s is in capitals: %s', (text, expected) => expect(isCapitals(text)).toBe(expected));
});

describe('a sentence', () => {
  it.each([
    ['We build furniture. You sell it.', 3, false, false],
    ['We write code', 3, true, false],
    ['We use Java', 2, true, false],
    ['We go far', 3, false, false],
    ['Java and Go\nFurniture', 3, true, true],
    ['Java furniture\nGo', 2, true, false],
    ['Go\nJava', 1, false, true],
  ])('%j has %i words; about software: %s; a list: %s', (text, end, isAboutSoftware, isList) => {
    expect(sentenceFrom(cut(text), 0)).toMatchObject({ start: 0, end, isAboutSoftware, isList });
  });

  it.each([
    ['Why us?', true],
    ['Pourquoi nous ?', true],
    ['Why us! Why?', false],
    ['Why us', false],
    [`Are${' us'.repeat(39)}?`, true],
    [`Are${' us'.repeat(40)}?`, false],
  ])('%j is a question: %s', (text, expected) => expect(isQuestion(cut(text), 0)).toBe(expected));
});

describe('a word that begins an item', () => {
  it.each([
    ['- Oak', 0, true],
    ['Oak\n- Elms', 1, true],
    ['Oak\n-Elms', 1, true],
    ['Oak\n– Elms', 1, true],
    ['Oak\n+ Elms', 1, true],
    ['Oak\n* Elms', 1, true],
    ['Oak\n• **Elms**', 1, true],
    ['Oak\n1. Elms', 1, true],
    ['Oak\n1) Elms', 1, true],
    ['Oak\n1 Elms', 1, false],
    ['Oak\nElms', 1, false],
    ['Oak - Elms', 1, false],
    ['Oak • Elms', 1, false],
    ['Oak, Elms', 1, false],
    ['**Oak**', 0, false],
    ['Oak\n**Elms**', 1, false],
    ['Oak\n__Elms__', 1, false],
    ['Oak\n**_Elms_**', 1, false],
    ['| Oak', 0, false],
    ['Oak\n| Elms', 1, false],
    ['Oak\n| - Elms', 1, false],
    ['| Oak |\n- Elms', 1, true],
    ['Oak\n•\nElms', 1, true],
    ['Oak\n•\n\n  Elms', 1, true],
    ['Oak\n  •\nElms', 1, true],
    ['•\nOak', 0, true],
    ['  •\nOak', 0, true],
    ['Oak\n, •\nElms', 1, false],
    ['Oak\n- Elms', 2, false],
  ])('%j, %i: %s', (text, index, expected) => {
    expect(opensItem(cut(text), index)).toBe(expected);
  });

  it.each([
    ['Oak', 0, ''],
    ['  Oak', 0, ''],
    ['- Oak', 0, '-'],
    ['Oak\n🔹   Elms', 1, '🔹'],
    ['Oak\nElms', 1, '\n'],
    ['Oak | Elms', 1, '|'],
  ])('%j, %i is behind the sign %j', (text, index, sign) => {
    expect(signBefore(cut(text), index)).toBe(sign);
  });
});

describe('tables', () => {
  it.each([
    ['Oak\nElms', []],
    ['Oak | Elms', [[['0 Oak', '1 Elms']]]],
    [
      '| Oak | Elms |\n|---|---|\n| big | old trees |',
      [
        [
          ['1 Oak', '2 Elms'],
          ['1 big', '2 old trees'],
        ],
      ],
    ],
    ['| Oak | | Elms |', [[['1 Oak', '3 Elms']]]],
    ['Oak || Elms', [[['0 Oak', '2 Elms']]]],
    ['Oak • Elms | Ash', [[['0 Oak • Elms', '1 Ash']]]],
    ['Oak | Elms\nAsh\nFig | Yew', [[['0 Oak', '1 Elms']], [['0 Fig', '1 Yew']]]],
    ['Oak | Elms\n\nFig | Yew', [[['0 Oak', '1 Elms']], [['0 Fig', '1 Yew']]]],
    [
      'Oak | Elms\nFig | Yew',
      [
        [
          ['0 Oak', '1 Elms'],
          ['0 Fig', '1 Yew'],
        ],
      ],
    ],
    ['Oak\n| Elms |', [[['1 Elms']]]],
    ['Oak |\nElms', []],
  ])('%j', (text, expected) => {
    const tokens = cut(text);
    const found = listTables(tokens).map((rows) =>
      rows.map((cells) =>
        cells.map(({ column, start, end }) => {
          const written = text.slice(tokens.place(start)[0], tokens.place(end - 1)[1]);
          return `${column} ${written}`;
        }),
      ),
    );
    expect(found).toEqual(expected);
  });
});
