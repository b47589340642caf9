// The optional members of an answer.
import { describe, expect, it } from 'vitest';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import { queryExperience } from '../../src/operations/query-experience.ts';
import { JobFitResult } from '../../src/schema/job-fit.ts';
import { maxNotAssessed } from '../../src/schema/job-fit-limits.ts';
import { sampleContent } from '../sample.ts';
import type { Content } from '../../src/schema/content.ts';
import { caseWith, contentWith } from './reading.ts';

const evaluate = (text: string, ...core: string[]) => {
  const result = evaluateFit(contentWith(core), text);
  const published = JobFitResult.parse(result);
  expect(published).toEqual(withoutPaths(result));
  return result;
};

/** A result without the paths, for which an answer has pages. */
function withoutPaths(result: ReturnType<typeof evaluateFit>): unknown {
  return JSON.parse(JSON.stringify(result, (name, value) => (name === 'path' ? undefined : value)));
}

describe('importance and alternatives', () => {
  it('says of a match how it is asked for', () => {
    const { evidence } = evaluate('Must have: Go. Nice to have: Kafka.', 'Go', 'Kafka');
    expect(evidence).toMatchObject([
      { technology: 'Go', importance: 'required' },
      { technology: 'Kafka', importance: 'preferred' },
    ]);
  });

  it('gives a choice one importance, and says whether one of it is evidenced', () => {
    expect(evaluate('Requirements:\n- Java or Kotlin\n- Docker', 'Kotlin').alternatives).toEqual([
      { technologies: ['Java', 'Kotlin'], importance: 'required', isEvidenced: true },
    ]);
    expect(evaluate('Anforderungen:\n- Java oder Kotlin').alternatives).toEqual([
      { technologies: ['Java', 'Kotlin'], importance: 'required', isEvidenced: false },
    ]);
    expect(evaluate('You need Java and Kotlin.')).not.toHaveProperty('alternatives');
  });

  it.each(['What we offer\n- Java or Kotlin', 'Never used Java or Kotlin?'])('%j', (text) => {
    const [choice] = evaluate(text).alternatives!;
    expect(choice).toMatchObject({ technologies: ['Java', 'Kotlin'], importance: 'mentioned' });
  });

  it('takes nothing in a list of both for a choice', () => {
    const { evidence } = evaluate('Must have: Go or Rust.', 'Go', 'Rust');
    expect(evidence?.map(({ importance }) => importance)).toEqual(['required', 'required']);
  });
});

describe('cases that back a match', () => {
  const [study] = sampleContent.cases;
  const cases = [['Go'], ['Kafka'], ['Redis'], ['Lua']].map((technologies, index) => ({
    ...study!,
    slug: technologies[0]!.toLowerCase(),
    number: `0${index + 1}`,
    technologies,
  }));
  const content = contentWith([], {
    cases: [...cases, { ...cases[3]!, slug: 'both', technologies: ['Go', 'Redis'] }],
  });
  const rank = (text: string) =>
    evaluateFit(content, text).relevantProductionCases.map(({ slug }) => slug);

  it('begin with the one that backs most technologies', () => {
    expect(rank('Kafka, Kafka, Kafka, Go, Redis')).toEqual(['both', 'kafka', 'go', 'redis']);
  });

  it('of equally many technologies begin with the one that is named most often', () => {
    expect(rank('We use Go and Kafka. You know Kafka.')).toEqual(['kafka', 'go', 'both']);
    expect(rank('We use Kafka and Lua.')).toEqual(['kafka', 'lua']);
    expect(rank('We use Lua and Kafka.')).toEqual(['kafka', 'lua']);
  });
});

it('counts a part of a platform once', () => {
  const { notEvidenced } = evaluate('We use GitLab CI.');
  expect(notEvidenced!.map(({ technology }) => technology)).toEqual(['GitLab CI']);
  expect(evaluate('We use GitLab CI.', 'GitLab').matchingTechnologiesFound).toEqual(['GitLab']);
  const both = evaluate('We use GitLab and GitLab CI.').notEvidenced!;
  expect(both.map(({ technology }) => technology)).toEqual(['GitLab', 'GitLab CI']);
});

/** The places that name a technology in a profile with more texts. */
const namedIn = (more: Partial<Content['profile']>, text = 'COBOL') => {
  const { profile, ...rest } = contentWith([]);
  return evaluateFit({ ...rest, profile: { ...profile, ...more } }, text).notEvidenced![0]!.named;
};

describe('technologies that the profile names, and evidences through others', () => {
  it('quotes the case whose text names a technology that no list has', () => {
    const [study] = sampleContent.cases;
    const content = contentWith([], {
      cases: [{ ...study!, technologies: [], outcome: 'Met WCAG 2.2 AA, audited from outside.' }],
    });
    const { notEvidenced, recommendation } = evaluateFit(content, 'Must have: WCAG 2.2, COBOL');
    expect(notEvidenced).toMatchObject([
      {
        technology: 'WCAG',
        named: [
          {
            where: study!.title,
            quote: expect.stringContaining('WCAG 2.2 AA'),
            path: `/cases/${study!.slug}/`,
          },
        ],
      },
      { technology: 'COBOL' },
    ]);
    expect(notEvidenced![1]).not.toHaveProperty('named');
    expect(recommendation).toContain('Required but not evidenced: COBOL.');
    expect(recommendation).toContain('Named in the profile without evidence: WCAG.');
  });

  it.each([
    ['It is old. We moved COBOL  out! It was fun.', 'We moved COBOL out'],
    ['Was it old? COBOL? Yes.', 'COBOL'],
    ['First line\nCOBOL there\nlast line', 'COBOL there'],
    ['COBOL 2.0 is here', 'COBOL 2.0 is here'],
    [`COBOL ${'a'.repeat(154)}`, `COBOL ${'a'.repeat(154)}`],
    [`COBOL ${'a'.repeat(155)}`, `COBOL ${'a'.repeat(154)}…`],
    [`${'a'.repeat(155)} COBOL`, `…${'a'.repeat(154)} COBOL`],
    [`${'a'.repeat(100)} COBOL ${'b'.repeat(100)}`, `…${'a'.repeat(79)} COBOL ${'b'.repeat(74)}…`],
  ])('quotes the sentence, or 160 characters of it: %s', (text, quote) => {
    expect(namedIn({ about: [text] })).toEqual([{ where: 'about', quote, path: '/#about' }]);
  });

  it('quotes a technology once for a part of the profile', () => {
    expect(namedIn({ about: ['COBOL was first.', 'COBOL was last.'] })).toMatchObject([
      { quote: 'COBOL was first' },
    ]);
  });

  it('also quotes technologies that the profile rules out', () => {
    expect(namedIn({ about: ['We use no COBOL.'] })).toMatchObject([{ quote: 'We use no COBOL' }]);
  });

  it.each<[string, Partial<Content['profile']>]>([
    ['skills', { skills: [{ name: 'Old systems', keywords: ['COBOL'] }] }],
    ['certificates', { certificates: [{ name: 'COBOL, advanced', issuer: 'Example' }] }],
    ['talks', { talks: [{ title: 'COBOL is alive' }] }],
    ['awards', { awards: [{ title: 'Best paper', summary: 'On COBOL.' }] }],
    ['publications', { publications: [{ title: 'COBOL for all' }] }],
    ['volunteering', { volunteering: [{ organization: 'COBOL Club' }] }],
    ['education', { education: [{ institution: 'School', courses: ['COBOL'] }] }],
    ['interests', { interests: [{ name: 'Old COBOL' }] }],
    ['profile', { intro: 'I write COBOL.' }],
    ['profile', { location: 'The COBOL museum' }],
    ['profile', { profiles: [{ label: 'COBOL forum', url: 'https://example.com' }] }],
    [
      'talks',
      { talks: [{ title: 'Old', links: [{ url: 'https://example.com', title: 'On COBOL' }] }] },
    ],
  ])('finds it in %s', (where, more) => {
    expect(namedIn(more)).toMatchObject([{ where, quote: expect.stringContaining('COBOL') }]);
  });

  it('finds it in the category of a case and in the list of a leave', () => {
    const leave = {
      company: 'Home',
      title: 'Leave',
      start: '2020-01',
      end: '2020-12',
      kind: 'leave',
      summary: 'A year off.',
      technologies: ['Zig'],
    } as const;
    const cases = [caseWith([], { category: 'Accessibility' })];
    const { notEvidenced } = evaluateFit(
      contentWith([], { cases, roles: [leave] }),
      'Required: Accessibility, Zig, COBOL',
    );
    expect(notEvidenced).toMatchObject([
      { technology: 'Accessibility', named: [{ where: 'One', path: '/cases/one/' }] },
      { technology: 'Zig', named: [{ where: 'Home', quote: 'Zig' }] },
      { technology: 'COBOL' },
    ]);
    expect(notEvidenced![2]).not.toHaveProperty('named');
  });

  it('names the platform that a product is part of, if the profile has it', () => {
    const roles = [{ ...sampleContent.roles[0]!, technologies: ['AWS'] }];
    const [listed] = evaluateFit(contentWith([], { roles }), 'You need AWS Lambda.').notEvidenced!;
    expect(listed).toMatchObject({ technology: 'AWS Lambda', partOf: 'AWS' });
    expect(listed).not.toHaveProperty('named');
    expect(evaluate('You need AWS Lambda.').notEvidenced![0]).not.toHaveProperty('partOf');
  });

  it('finds words that its own reading takes for no name', () => {
    expect(namedIn({ about: ['From rpg to web.'] }, 'You must know Kafka.')).toBeUndefined();
    expect(namedIn({ availability: 'COBOL/JCL only' })).toMatchObject([{ where: 'profile' }]);
  });

  it('quotes three places, and says which they are', () => {
    const roles = ['A', 'B', 'C', 'D'].map((company) => ({
      company,
      title: 'Engineer',
      start: '2020-01',
      end: '2020-12',
      technologies: [],
      summary: 'Work.',
      highlights: ['We ran COBOL.'],
    }));
    const { notEvidenced } = evaluateFit(contentWith([], { roles }), 'COBOL');
    expect(notEvidenced![0]!.named).toEqual(
      ['A', 'B', 'C'].map((where) => ({
        where,
        quote: 'We ran COBOL',
        path: `/#role-${where.toLowerCase()}-engineer-jan-2020--dec-2020`,
      })),
    );
  });

  it('distinguishes concepts from products, and names the evidence of their parts', () => {
    const { notEvidenced, matchingTechnologiesFound, recommendation } = evaluate(
      'Required: Observability, Data science, SQL, COBOL, SIEM',
      'Prometheus',
      'Grafana',
      'PostgreSQL',
    );
    expect(matchingTechnologiesFound).toEqual([]);
    expect(notEvidenced).toMatchObject([
      { technology: 'Observability', isConcept: true, through: ['Prometheus', 'Grafana'] },
      { technology: 'Data science', isConcept: true },
      { technology: 'SQL', isConcept: true, through: ['PostgreSQL'] },
      { technology: 'COBOL' },
      { technology: 'SIEM', isConcept: true },
    ]);
    expect(notEvidenced![1]).not.toHaveProperty('through');
    expect(notEvidenced![3]).not.toHaveProperty('isConcept');
    expect(recommendation).toContain('Required but not evidenced: Data science, COBOL, SIEM.');
    expect(evaluate('You need SQL.', 'PostgreSQL').recommendation).toBe(
      'The text names SQL, for which the profile of Robin Example evidences PostgreSQL.',
    );
  });

  it('says through which product a platform is evidenced', () => {
    const [entry] = evaluate('You need GitHub.', 'GitHub Actions').evidence!;
    expect(entry).toMatchObject({ technology: 'GitHub', through: ['GitHub Actions'] });
    const [named] = evaluate('You need GitHub.', 'GitHub', 'GitHub Actions').evidence!;
    expect(named).not.toHaveProperty('through');
  });

  it('gives a platform no row of its own beside its product, unless the profile has the platform alone', () => {
    const text = 'You need AWS Lambda and ASP.NET Core.';
    const rows = (...names: string[]) => {
      const { evidence = [], notEvidenced = [] } = evaluate(text, ...names);
      return [...evidence, ...notEvidenced].map(({ technology }) => technology);
    };
    expect(rows('Kafka')).toEqual(['AWS Lambda', 'ASP.NET Core']);
    expect(rows('AWS', 'AWS Lambda')).toEqual(['AWS Lambda', 'ASP.NET Core']);
    expect(rows('AWS')).toEqual(['AWS', 'AWS Lambda', 'ASP.NET Core']);
    const both = evaluate('You need AWS, for instance AWS Lambda.', 'Kafka').notEvidenced!;
    expect(both.map(({ technology }) => technology)).toEqual(['AWS', 'AWS Lambda']);
  });
});

describe('years, the role and unknown names', () => {
  it('gives the years of a technology in its row, and each demand with its subject', () => {
    const { evidence, notEvidenced, yearsAsked } = evaluate(
      'You have:\n- 8+ years of professional experience\n- 5+ years of TypeScript\n- 2 years of Java\n- 7 years of experience in infrastructure, 3 years of people management',
      'TypeScript',
    );
    expect(evidence).toMatchObject([{ technology: 'TypeScript', yearsAsked: 5 }]);
    expect(notEvidenced).toMatchObject([{ technology: 'Java', yearsAsked: 2 }]);
    expect(yearsAsked!.map(({ subject, years }) => [subject, years])).toEqual([
      ['experience', 8],
      ['technology', 5],
      ['technology', 2],
      ['other', 7],
      ['other', 3],
    ]);
  });

  it('names the level and the work that the text asks for, unless it is a résumé', () => {
    expect(evaluate('Junior Front-End Developer').roleMatch.asked).toEqual({
      level: 'junior',
      disciplines: ['frontend'],
    });
    expect(evaluate('Data Scientist').roleMatch.asked).toEqual({ disciplines: ['data'] });
    expect(evaluate('Cook').roleMatch).not.toHaveProperty('asked');
  });

  it('lists names that it does not know, also those that are ruled out', () => {
    const { unknown, matchingTechnologiesFound } = evaluate(
      'Our stack: Kafka, Gribblewort and Redis. No PHP, Frobnitz or Perl.',
      'Kafka',
    );
    expect(matchingTechnologiesFound).toEqual(['Kafka']);
    expect(unknown).toMatchObject([
      { name: 'Gribblewort', mentions: [{ quote: 'Gribblewort', start: 18 }] },
      { name: 'Frobnitz', isExcluded: true },
    ]);
  });
});

describe('demands that are not assessed', () => {
  it('lists degrees, certificates, languages, places and years with their words and places', () => {
    const text =
      '😀 Requirements\n- 5+ years of experience with Java\n- Degree in computer science\n- AWS certification\n- Fluent English required\n- Two days a week on site';
    const { notAssessed = [] } = evaluate(text);
    expect(notAssessed.map(({ kind }) => kind)).toEqual([
      'years',
      'degree',
      'certificate',
      'language',
      'place',
    ]);
    for (const { quote, start, end } of notAssessed) {
      expect([...text].slice(start, end).join('')).toBe(quote);
    }
  });

  it.each([
    ['German B2, TOGAF welcome.', 'German B2'],
    ['French and English C1, Kafka is a plus.', 'French and English C1'],
    ["We'd like decent Dutch, Polish not needed", "We'd like decent Dutch"],
    ['Budget 400 a day, contract, Dutch C1', 'Dutch C1'],
    ['Budget 400 a day, Porto or remote, 6 months', 'Porto or remote'],
    ['We speak Dutch, German and Polish', 'We speak Dutch, German and Polish'],
    ['AWS-certified', 'AWS-certified'],
    ['- 5 years experience', '5 years experience'],
    ['Berlin or remote (EU)', 'Berlin or remote (EU)'],
    [
      'We look for somebody kind who always has at heart what counts and has 5 years of experience in the trade of all who build and run the web',
      'We look for somebody kind who always has at heart what counts and has 5 years of experience in the trade of all who build and run the web',
    ],
    [
      'Note that we look for somebody kind who always has at heart what counts and has 5 years of experience in the trade of all who build and run the web for all people in all countries',
      'has at heart what counts and has 5 years of experience in the trade of all who build and',
    ],
    [
      'Note that we look for somebody who reads and writes a lot, has at heart what counts and has a degree in the trade of all who build and run the web, for all people in all countries',
      'has at heart what counts and has a degree in the trade of all who build and run the web',
    ],
    ['| Java | a must |\n| Finnish | B1 spoken |', 'Finnish | B1 spoken'],
    [
      'One that we look for and who reads and writes a lot every day of the week at home is fluent in German (C1, if you talk to people at our customers every day, else B2) and kind',
      'day of the week at home is fluent in German',
    ],
    [
      'Fluent English (C1); Dutch at B1 or the willingness to learn it',
      'Fluent English (C1); Dutch at B1 or the willingness to learn it',
    ],
    [
      'Abgeschlossenes Studium oder eine Ausbildung, z. B. als Techniker. Gerne mehr.',
      'Abgeschlossenes Studium oder eine Ausbildung, z. B. als Techniker',
    ],
    [
      'Reisebereitschaft ist nur in geringem Umfang nötig (max. 5 %).',
      'Reisebereitschaft ist nur in geringem Umfang nötig (max. 5 %)',
    ],
    ['Et bachelorgrad, f. eks. i datalogi. Godt humør', 'Et bachelorgrad, f. eks. i datalogi'],
    ['Wir suchen dich. Beginn: 1. März 2027. Gute Laune', 'Beginn: 1. März 2027'],
  ])('quote their sentence, or the clauses around them: %s', (text, quote) => {
    expect(evaluate(text).notAssessed).toMatchObject([{ quote }]);
  });

  it.each([maxNotAssessed, maxNotAssessed + 1])('lists no more than it may: %i', (count) => {
    expect(evaluate('A degree.\n'.repeat(count)).notAssessed).toHaveLength(maxNotAssessed);
  });

  it.each([
    ['Mindestens 3 Jahre Erfahrung mit Java, abgeschlossenes Studium', ['years', 'degree']],
    ['3 ans d’expérience en Java, anglais courant exigé', ['years', 'language']],
    ['Mínimo 3 años de experiencia con Java', ['years']],
    ['Minimum 3 lata doświadczenia w Javie', ['years']],
    ['We have been building software for 20 years.', []],
    ['No degree required.', []],
    ['Founded 5 years ago', []],
  ])('%s', (text, kinds) => {
    expect((evaluate(text).notAssessed ?? []).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('a résumé', () => {
  const resume =
    'Jane Doe\nSenior Backend Engineer\n\nWork experience\n2019 – 2023 Acme: Java, Kafka\n03/2023 – Present Widgets: Go\n\nEducation\n2012 – 2016 BSc\n\nSkills\nJava, Go, PostgreSQL';

  it('is no job description: its names are mentioned', () => {
    const { looksLike, notEvidenced, evidence, recommendation } = evaluate(resume, 'Java');
    expect(looksLike).toBe('resume');
    expect(evidence).toMatchObject([{ technology: 'Java', importance: 'mentioned' }]);
    expect(new Set(notEvidenced!.map(({ importance }) => importance))).toEqual(
      new Set(['mentioned']),
    );
    expect(recommendation).toMatch(/^The text reads like a résumé and not like a job description/);
  });

  it('is reported in other languages too', () => {
    const german =
      'Lebenslauf\nMax Muster\n\nBerufserfahrung\n2019 – heute Acme GmbH: Java, Kafka\n2015 – 2019 Beispiel AG: PHP\n\nAusbildung\n2010 – 2015 Studium der Informatik';
    expect(evaluate(german).looksLike).toBe('resume');
  });

  it('is none where the text speaks to a reader', () => {
    const ad =
      'Senior Engineer\n\nWork experience\nYou have 5 years of Java. We offer a good team, and you grow.\nProject 2024 – 2026\nProject 2026 – 2028';
    expect(evaluate(ad)).not.toHaveProperty('looksLike');
  });
});

it.each([
  [['backend'], 'lead', true, true],
  [['fullstack'], 'staff', true, true],
  [['frontend'], 'principal', false, true],
  [['backend', 'fullstack'], 'mid', true, false],
] as const)('a profile of %j and level %s', (disciplines, level, isBackend, isSenior) => {
  const content = contentWith([], { fit: { level, disciplines: [...disciplines] } });
  const { roleMatch } = evaluateFit(content, 'Senior Backend Engineer');
  expect(roleMatch).toEqual({
    isSeniorAsked: true,
    isBackendOrFullStackAsked: true,
    isSeniorLevelMatch: isSenior,
    isBackendOrFullStackMatch: isBackend,
    asked: { level: 'senior', disciplines: ['backend'] },
  });
  expect(evaluateFit(content, 'Cook').roleMatch).toEqual({
    isSeniorAsked: false,
    isBackendOrFullStackAsked: false,
    isSeniorLevelMatch: false,
    isBackendOrFullStackMatch: false,
  });
});

it('has no list without an entry', () => {
  const always = Object.keys(evaluate('Cook'));
  expect(always).toEqual([
    'candidate',
    'roleMatch',
    'matchingTechnologiesFound',
    'relevantProductionCases',
    'recommendation',
    'coverage',
  ]);
  const told = (text: string) =>
    Object.keys(evaluate(text, 'Go')).filter((key) => !always.includes(key));
  expect(told('You know Go or Java, no PHP. A degree.')).toEqual([
    'evidence',
    'notEvidenced',
    'excluded',
    'alternatives',
    'notAssessed',
  ]);
});

it('reports the asked role regardless of the profile', () => {
  expect(evaluate('Senior Backend Engineer').roleMatch).toMatchObject({
    isSeniorAsked: true,
    isBackendOrFullStackAsked: true,
  });
  expect(evaluate('Junior Designer').roleMatch).toMatchObject({
    isSeniorAsked: false,
    isBackendOrFullStackAsked: false,
  });
});

it('answers a query for a technology with its years and cases, though no role has it', () => {
  const content = { ...contentWith(['Lua']), cases: sampleContent.cases };
  const [study] = sampleContent.cases;
  const only = study!.technologies[0]!;
  const run = (technology?: string) =>
    queryExperience.run({ content }, { technology }, undefined as never, undefined as never);
  expect(run(only)).toMatchObject({
    count: 0,
    technology: { name: only, cases: expect.arrayContaining([study!.slug]) },
  });
  expect(run()).not.toHaveProperty('technology');
  expect(run('Nonsense')).not.toHaveProperty('technology');
});
