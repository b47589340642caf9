import { describe, expect, it } from 'vitest';
import { readJobDescription } from '../../src/matching/reading/extract.ts';
import { vocabularyOf } from '../../src/matching/gazetteer/vocabulary.ts';
import { choices } from './choices.ts';
import { exclusionForms } from './exclusion-forms.ts';
import { exclusionSentences } from './exclusion-sentences.ts';
import { exclusions } from './exclusions.ts';
import { headings, otherSection } from './headings.ts';
import { importance, importanceInProse } from './importance.ts';
import { importanceForms } from './importance-forms.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { demands } from './demands.ts';
import { everyday } from './everyday.ts';
import { notAssessed } from './not-assessed.ts';
import { places } from './places.ts';
import { contentWith, namedIn, namesOf, read, ruledOutIn, vocabulary } from './reading.ts';
import { offers, others, resumes } from './resumes.ts';
import { roleContexts } from './role-contexts.ts';
import { roles } from './roles.ts';
import { titles } from './titles.ts';
import { unfamiliar } from './unfamiliar.ts';
import { words } from './words.ts';

function excludedAndNamed(text: string): { excluded: string; named: string } {
  return { excluded: ruledOutIn(text).join(', '), named: namedIn(text).join(', ') };
}

describe.each(Object.entries({ ...names, ...words }))('%s', (_, rows) => {
  const full = rows.map(([text, named, ruledOut = '']) => [text, named, ruledOut] as const);
  it.each(full)('%j', (text, named, ruledOut) => {
    expect(excludedAndNamed(text)).toEqual({ excluded: ruledOut, named });
  });
});

describe.each(Object.entries(exclusions))('idioms of %s', (_, { introduction, rows }) => {
  it.each(rows)('%j', (sentence, excluded) => {
    const text = `${introduction} ${sentence}`;
    expect(ruledOutIn(text).join(', ')).toBe(excluded);
    expect(namedIn(text)).toEqual(['Kotlin', 'Docker']);
  });
});

describe.each(Object.entries(exclusions))('idioms of %s as a second clause', (_, idioms) => {
  const { introduction, joined, rows } = idioms;
  it.each(rows)('%j', (sentence, excluded) => {
    const opensWithName = excluded.startsWith(sentence.slice(0, 3));
    const text = opensWithName ? sentence : sentence[0]!.toLowerCase() + sentence.slice(1);
    expect(ruledOutIn(`${introduction} ${joined} ${text}`).join(', ')).toBe(excluded);
  });
});

describe.each(Object.entries(exclusionForms))('excluded by form: %s', (_, rows) => {
  it.each(rows)('%j', (text, excluded, named) => {
    expect(excludedAndNamed(text)).toEqual({ excluded, named });
  });
});

describe.each(Object.entries(exclusionSentences))(
  'sentences of %s',
  (_, { introduction, rows }) => {
    it.each(rows)('%j', (sentence, excluded, named) => {
      const text = `${introduction}\n\n${sentence}`;
      expect(excludedAndNamed(text)).toEqual({ excluded, named });
    });
  },
);

describe('a technology that the vocabulary has first', () => {
  const first = vocabularyOf(contentWith([], { vocabulary: [vocabulary.find('Java')!] }));
  const rows = Object.values(names)
    .flat()
    .map(([text, named, ruledOut = '']) => [text, named, ruledOut] as const)
    .filter(([, named, ruledOut]) => /\bJava\b/.test(`${named}, ${ruledOut}`));

  it.each(rows)('is read as any other: %j', (text, named, ruledOut) => {
    const reading = readJobDescription(first, text);
    expect(namesOf(reading, false, first).join(', ')).toBe(named);
    expect(namesOf(reading, true, first).join(', ')).toBe(ruledOut);
  });
});

describe.each(Object.entries({ ...roles, ...roleContexts, ...titles }))('%s', (_, rows) => {
  it.each(rows)('%j', (text, isSenior, isBackendOrFullStack) => {
    expect(read(text).role).toEqual({ isSenior, isBackendOrFullStack });
  });
});

describe('importance', () => {
  it.each([...importance, ...importanceInProse, ...importanceForms, ...unfamiliar, ...messages])(
    '%j',
    (text, expected) => {
      const found = read(text).recognized.map((recognized) => [
        vocabulary.technologies[recognized.technology]!.name,
        recognized.importance(() => false),
      ]);
      expect(Object.fromEntries(found)).toEqual(expected);
    },
  );
});

describe.each(Object.entries(headings))('headings of %s', (_, { introduction, rows }) => {
  const all = Object.entries(rows).flatMap(([asked, list]) =>
    list.split(' | ').map((heading) => [heading, asked] as const),
  );
  it.each(all)('%j: %s', (heading, asked) => {
    const label = heading.endsWith('?') ? heading : `${heading}:`;
    const forms = [
      `${label}\n- Kafka\n- Terraform`,
      `${heading}\n- Kafka\n- Terraform`,
      `${heading}\nKafka\nTerraform`,
      `${heading.toUpperCase()}\n• Kafka\n• Terraform`,
    ];
    const found = forms.map((form) => {
      const { recognized } = read(`${introduction}\n\n${otherSection[asked]}${form}\n`);
      const kafka = recognized.find(
        ({ technology }) => vocabulary.technologies[technology]!.name === 'Kafka',
      );
      return kafka?.importance(() => false);
    });
    expect(found).toEqual(forms.map(() => asked));
  });
});

describe.each(Object.entries(demands))('demands of %s', (language, sentences) => {
  it.each(sentences.split(' | '))('%s', (sentence) => {
    const { recognized } = read(`${headings[language]!.introduction}\n\n${sentence}`);
    expect(recognized.map((name) => name.importance(() => false))).toEqual(['required']);
  });
});

describe('choices', () => {
  it.each(choices)('%j', (text, expected) => {
    const found = read(text).alternatives.map(({ technologies }) =>
      technologies.map((technology) => vocabulary.technologies[technology]!.name).join(' | '),
    );
    expect(found).toEqual(expected);
  });
});

describe('over a long list', () => {
  const list =
    'Java, Kotlin, Scala, PHP, Perl, Ruby, Python, TypeScript, JavaScript, Haskell, Erlang, Elixir, Clojure, Groovy, Fortran, COBOL, Kafka, RabbitMQ, Redis, MongoDB, PostgreSQL, MySQL, MariaDB, SQLite, Cassandra, Elasticsearch, Docker, Kubernetes, Terraform, Ansible, Jenkins, Django, Laravel, Symfony, Angular, jQuery, Webpack, Grafana, Hadoop, Neo4j, GraphQL, Gradle';
  const all = list.split(', ');

  it('a negation reaches to the 39th name behind it', () => {
    const text = `We use no ${list}.`;
    expect([ruledOutIn(text), namedIn(text)]).toEqual([all.slice(0, 39), all.slice(39)]);
  });

  it('a negation reaches to the 41st name in front of it', () => {
    const text = `${list} are not required.`;
    expect([namedIn(text), ruledOutIn(text)]).toEqual([all.slice(0, 1), all.slice(1)]);
  });

  it('a bracket rates 39 names in front of it', () => {
    const { recognized } = read(`${list} (all required)`);
    const asked = recognized.map((one) => one.importance());
    expect(asked).toEqual(all.map((_, index) => (index < 3 ? 'mentioned' : 'required')));
  });
});

describe.each(Object.entries(everyday))('everyday words of %s', (_, sentences) => {
  it.each(sentences)('%s', (sentence) => {
    expect(namedIn(sentence)).toEqual([]);
    expect(ruledOutIn(sentence)).toEqual([]);
  });
});

describe.each(Object.entries({ ...notAssessed, 'where the work is done': places }))(
  'demands besides technologies in %s',
  (_, rows) => {
    it.each(rows)('%j', (text, kinds) => {
      const found = read(text).notAssessed.map(({ kind }) => kind);
      expect(found.toSorted().join(', ')).toBe(kinds);
    });
  },
);

describe('a résumé', () => {
  it.each(resumes)('%j', (text) => expect(read(text).looksLike).toBe('resume'));
});

describe('too little for a résumé', () => {
  it.each(others)('%j', (text) => expect(read(text).looksLike).toBeUndefined());
});

describe('a job description in the first person', () => {
  it.each(offers)('%j', (text) => expect(read(text).looksLike).toBeUndefined());
});

describe('the specification', () => {
  it('has at least 400 sentences, none of them twice', () => {
    const rows = [
      ...Object.values({ ...names, ...words }),
      ...Object.values({ ...roles, ...roleContexts, ...titles }),
    ];
    const texts = rows.flat().map(([text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(400);
  });
});

describe('the built-in vocabulary', () => {
  it('knows at least 600 technologies and has no spelling for two of them', () => {
    expect(vocabulary.technologies.length).toBeGreaterThanOrEqual(600);
    expect(vocabulary.collisions).toEqual([]);
  });

  it.each(vocabulary.technologies)('finds $name by every spelling', (technology) => {
    for (const name of [technology.name, ...(technology.aliases ?? [])]) {
      expect([name, vocabulary.find(name.toUpperCase())?.name]).toEqual([name, technology.name]);
    }
  });

  it('is extended and overridden by the owner', () => {
    const own = vocabularyOf(
      contentWith(['Zanzibar QL', 'Quux QL'], {
        vocabulary: [
          { name: 'Frobnicator', aliases: ['frob'] },
          { name: 'Go', aliases: ['gopher'] },
        ],
      }),
    );
    expect(own.find('FROB')?.name).toBe('Frobnicator');
    expect(own.find('gopher')?.name).toBe('Go');
    expect(own.find('golang')).toBeUndefined();
    expect(own.unknown).toEqual(['Zanzibar QL', 'Quux QL']);
    expect(own.collisions).toEqual([]);
  });

  it('reports names that collide', () => {
    const own = vocabularyOf(
      contentWith([], { vocabulary: [{ name: 'Frobnicator', aliases: ['Postgres'] }] }),
    );
    expect(own.find('postgres')?.name).toBe('Frobnicator');
    expect(own.collisions).toContainEqual({
      spelling: 'postgres',
      technologies: ['Frobnicator', 'PostgreSQL'],
    });
  });
});

it('keeps the vocabulary of a profile from month to month', () => {
  const content = contentWith(['TypeScript']);
  const nextMonth = { ...content, asOf: '2026-02' };
  expect(vocabularyOf(nextMonth)).toBe(vocabularyOf(content));
});

const vocabularyFor = (own: string, listed: string) =>
  vocabularyOf(contentWith([listed], { vocabulary: [{ name: own }] }));

it('keeps the vocabulary when content is read again with the same technologies', () => {
  const known = vocabularyFor('Frobnicator', 'Zanzibar QL');
  expect(vocabularyFor('Frobnicator', 'Zanzibar QL')).toBe(known);
  expect(vocabularyFor('Frobnicate', 'Zanzibar QL').find('Frobnicate')).toBeDefined();
  expect(vocabularyFor('Frobnicate', 'Zanzibar').unknown).toEqual(['Zanzibar']);
});
