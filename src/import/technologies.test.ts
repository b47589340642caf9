import { describe, expect, it } from 'vitest';
import { Cursor, Ledger } from './source.ts';
import {
  builtInVocabulary,
  chooseCore,
  findListed,
  findNames,
  findTechnologies,
} from './technologies.ts';

const vocabulary = builtInVocabulary();
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

it.each([
  ['Go', ['Go']],
  ['Go, Rust; Kafka/Redis | PHP', ['Go', 'Rust', 'Kafka', 'Redis', 'PHP']],
  ['Go and Rust & Kafka - Redis', ['Go', 'Rust', 'Kafka', 'Redis']],
  ['Go andRust', ['Go andRust']],
  ['R&D-tool', ['R&D-tool']],
  ['CI/CD', ['CI/CD']],
  [',Go,,', ['Go']],
  ['<b>Go</b>', ['Go']],
])('findNames finds in %j', (text, names) => {
  expect(namesOf(findNames(text, vocabulary))).toEqual(names);
});

it('findListed keeps the first spelling, and leaves sentences out', () => {
  const sentence = 'x'.repeat(61);
  const ledger = new Ledger();
  const cursor = new Cursor(
    ['golang', 'Go', 'Frob', 'frob ', 'x'.repeat(60), sentence],
    'f',
    ledger,
  );
  ledger.add(cursor, /^$/u);
  expect(namesOf(findListed(cursor.facts(), vocabulary, ledger))).toEqual([
    'golang',
    'Frob',
    'x'.repeat(60),
  ]);
  expect(ledger.listLeft()).toEqual([
    { at: 'f: [5]', text: sentence, why: 'is a sentence, not a technology' },
  ]);
});

function find(
  texts: readonly string[],
  names: readonly string[] = [],
  stated: readonly string[] = [],
) {
  const numbers = new Set(stated.map((name) => vocabulary.indexOf(name)));
  const found = findTechnologies([], { names, texts, stated: numbers }, vocabulary);
  return Object.fromEntries(Object.entries(found).map(([kind, list]) => [kind, namesOf(list)]));
}

const named = (kind: 'listed' | 'inTexts' | 'proposed', ...names: string[]) => ({
  listed: [],
  inTexts: [],
  proposed: [],
  [kind]: names,
});

describe('findTechnologies', () => {
  it.each([
    ['Built it with Kafka.', named('inTexts', 'Kafka')],
    ['Wrote services in Go.', named('proposed', 'Go')],
    ['Kafka. Our customers use Redis', { ...named('inTexts', 'Kafka'), proposed: ['Redis'] }],
    ['Our customers use Redis! Ran Kafka', { ...named('inTexts', 'Kafka'), proposed: ['Redis'] }],
    ['A vendor that runs Redis', named('proposed', 'Redis')],
    ['Trained students who like Redis', named('proposed', 'Redis')],
    ['Redis is used by Example', named('proposed', 'Redis')],
    ['Example’s Redis cluster', named('proposed', 'Redis')],
    ["Example's Redis cluster", named('proposed', 'Redis')],
    ['Used Redis by day', named('inTexts', 'Redis')],
    ['No Redis was needed', named('inTexts')],
    ['Stack: Redis, Frob (Kafka)', named('listed', 'Redis', 'Frob', 'Kafka')],
    ['Key technologies used: Redis', named('listed', 'Redis')],
    ['* **Tools & technologies**: Redis · Frob.', named('listed', 'Redis', 'Frob')],
    ['Environment - Redis', named('inTexts', 'Redis')],
    ['Stack: one two three four, one two three four five', named('listed', 'one two three four')],
    ['', named('listed')],
  ])('in %j', (text, found) => {
    expect(find([text])).toEqual(found);
  });

  it('only proposes names of the title and the company', () => {
    expect(find(['Ran Redis.'], ['Redis Labs'])).toEqual(named('proposed', 'Redis'));
    expect(find([], ['Redis Engineer'])).toEqual(named('proposed', 'Redis'));
  });

  it('takes an ambiguous name that the skills state', () => {
    expect(find(['Wrote services in Go.'], [], ['Go'])).toEqual(named('inTexts', 'Go'));
  });

  it('keeps keywords before the lists of texts, once', () => {
    const keywords = findNames('NodeJS, Frob', vocabulary);
    const own = { names: [], texts: ['Stack: Redis, node.js, frob'], stated: new Set<number>() };
    const { listed, inTexts } = findTechnologies(keywords, own, vocabulary);
    expect([namesOf(listed), inTexts]).toEqual([['NodeJS', 'Frob', 'Redis'], []]);
  });
});

const roles = (...texts: string[]) => texts.map((text) => findNames(text, vocabulary));

describe('chooseCore', () => {
  it.each([
    [
      'most used first, up to eight',
      roles('Go, Redis', 'Redis', 'Kafka, PHP, Rust, Java, Perl, Scala, Ruby'),
      '',
      ['Redis', 'Go', 'Kafka', 'PHP', 'Rust', 'Java', 'Perl', 'Scala'],
    ],
    ['stated first', roles('Go, Redis', 'Redis'), 'Go', ['Go', 'Redis']],
    ['unknown only if stated', roles('Frob, Go, Knob'), 'knob', ['Knob', 'Go']],
    ['not stated alone', roles('Go'), 'Redis', ['Go']],
    [
      'up to twelve stated',
      roles('Go,Redis,Kafka,PHP,Rust,Java,Perl,Scala,Ruby,Elixir,Erlang,Haskell,Clojure'),
      'Go,Redis,Kafka,PHP,Rust,Java,Perl,Scala,Ruby,Elixir,Erlang,Haskell,Clojure',
      [
        'Go',
        'Redis',
        'Kafka',
        'PHP',
        'Rust',
        'Java',
        'Perl',
        'Scala',
        'Ruby',
        'Elixir',
        'Erlang',
        'Haskell',
      ],
    ],
    ['none', [], 'Go', []],
  ])('takes %s', (_, used, skills, core) => {
    expect(chooseCore(used, findNames(skills, vocabulary))).toEqual(core);
  });
});
