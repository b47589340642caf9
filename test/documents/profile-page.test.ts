// Every fact of a full profile on its pages: in HTML, in Markdown and for search engines.
import { describe, expect, it } from 'vitest';
import { home } from '../../src/documents/pages/home.tsx';
import { createTestSite, sampleContent } from '../sample.ts';
import { attributeValues, decode } from './html.ts';
import { sites } from './sites.ts';

const { get } = sites.find(({ name }) => name === 'test/fixtures/profile')!;
const read = async (path: string) => (await get(path)).text();
const html = await read('/');
const markdown = await read('/index.md');

/** The content of each element that the pattern begins. */
function contents(page: string, start: RegExp, end: string): string[] {
  return page
    .split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(end)));
}

function wordsOf(markup: string): string {
  return decode(markup.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .trim();
}

function structuredData(page: string): unknown {
  return JSON.parse(contents(page, /<script type="application\/ld\+json">/, '</script>')[0]!);
}

/** The links from the page of a case to those beside it. */
async function neighbours(slug: string): Promise<string> {
  return contents(await read(`/cases/${slug}/`), /<nav class="wrap part neighbours"/, '</nav>')[0]!;
}

const person = 'https://profile.test/#person';

describe('the first page', () => {
  it('gives each fact under its label', () => {
    expect(contents(html, /<p class="now ui">/, '</p>')).toEqual(['Open to advisory work']);
    expect(contents(html, /<dt>/, '</dd>').map(wordsOf)).toEqual([
      'Location Tampere, Finland',
      'Languages Japanese (native), Finnish (fluent), English (fluent)',
    ]);
    expect(markdown.match(/^- \S+( stack)?: .*$/gm)).toEqual([
      '- Availability: Open to advisory work',
      '- Email: <jun@example.com>',
      '- Location: Tampere, Finland',
      '- Languages: Japanese (native), Finnish (fluent), English (fluent)',
      '- Experience: 10+ years',
      '- Core stack: Go, Kubernetes, PostgreSQL',
      '- LinkedIn: <https://example.com/in/jun>',
      '- GitHub: <https://example.com/git/jun>',
      '- Résumé: [PDF](https://profile.test/cv.pdf)',
    ]);
  });

  it('opens with figures, each beside its source', () => {
    const [years] = contents(html, /<a class="figure"/, '</a>');
    expect(wordsOf(`<a${years}`)).toBe('10+ years in 2 roles, overlaps counted once Career');
    expect(attributeValues(years!, 'href')).toEqual(['#career']);
    expect(contents(html, /<p class="figure">/, '</p>').map(wordsOf)).toEqual([
      '900 services in 14 regions',
    ]);
  });

  it('has one number alone where a profile has nothing but roles, and room for a long name', () => {
    const { figures: _, ...profile } = sampleContent.profile;
    const open = (changes: object, roles = sampleContent.roles) => {
      const { scaleHandled: __, ...fit } = sampleContent.fit;
      const changed = { cases: [], roles, fit, profile: { ...profile, ...changes } };
      return String(home.render(createTestSite({ ...sampleContent, ...changed })));
    };
    const [alone] = contents(open({}), /<div class="figures panel alone">/, '</div>');
    expect(wordsOf(alone!)).toBe('10.9 years in 6 roles, overlaps counted once Career');
    const short = { ...sampleContent.roles[0]!, start: '2026-08', share: 0.5 };
    expect(wordsOf(open({}, [short]))).toContain('2 months in one role, counted from its months');
    expect(open({}, [])).toContain('<b><bdi>2</bdi></b> <bdi>projects</bdi>');
    expect(open({ projects: [] }, [])).not.toContain('figures panel');
    expect(open({})).toContain('<h1 class="p-name">');
    expect(open({ name: 'Ada Featherstonehaugh' })).toContain('<h1 class="p-name long">');
  });

  it('leads to every way to reach the engineer', () => {
    const [opening] = contents(html, /<p class="reach-me">/, '</p>');
    expect(attributeValues(opening!, 'href')).toEqual(['mailto:jun@example.com', '/fit/']);
    const [address] = contents(html, /<p class="big">/, '</p>');
    expect(address).toContain('mailto:jun@example.com');
    expect(wordsOf(address!.replaceAll('<wbr/>', ''))).toBe('jun@example.com');
    expect(attributeValues(contents(html, /<ul class="links ui">/, '</ul>')[0]!, 'href')).toEqual([
      '/cv.pdf',
      'https://example.com/in/jun',
      'https://example.com/git/jun',
    ]);
    expect(markdown).toMatch(/\n## Write to me\n\nIn three sentences.\n\n<jun@example.com>\n/);
  });

  it('shows a role with its note and its technologies', () => {
    const folds = contents(html, /<details class="fold role[^>]*>/, '</details>');
    expect(folds.map((fold) => wordsOf(fold).replaceAll(/ {2,}/g, ' '))).toEqual([
      'Jan 2020 – Present Nimbus Rail Staff Platform Engineer declared ' +
        'Builds the deployment platform. Reviews everything that pages somebody. Four days a week. ' +
        '6 yr 11 mo Go\u00A0· Kubernetes\u00A0· Terraform\u00A0· Rollwright Link to this · Confirm this',
      'Sep 2016 – Feb 2020 Kettle & Co Platform Engineer declared ' +
        'Kept an on-premises fleet alive and moved it to Kubernetes. ' +
        '3 yr 6 mo Kubernetes\u00A0· Ansible\u00A0· PostgreSQL Link to this · Confirm this',
    ]);
    expect(markdown).toContain(
      '\nFour days a week.\n\nTechnologies: Go, Kubernetes, Terraform, Rollwright\n',
    );
  });

  it('says of each technology how long, where and how proven, on one line of time', () => {
    const threads = contents(html, /<li class="thread"/, '</li>');
    const sentences = threads.map((thread) => contents(thread, /<p class="say">/, '</p>')[0]!);
    expect(sentences.map((one) => wordsOf(one).replaceAll(' ,', ','))).toEqual([
      'Kubernetes · 10.3 years · 2 roles · 1 case · declared Nimbus Rail, Kettle & Co, Case 01 · Show all',
      'Go · 6.9 years · 1 role · 1 case · declared Nimbus Rail, Case 01 · Show all',
      'Rollwright · 6.9 years · 1 role · declared Nimbus Rail · Show all',
      'Terraform · 6.9 years · 1 role · declared Nimbus Rail · Show all',
      'PostgreSQL · 3.5 years · 1 role · 1 case · declared Kettle & Co, Case 02 · Show all',
      'Ansible · 3.5 years · 1 role · declared Kettle & Co · Show all',
    ]);
    const [first, second] = threads as [string, string];
    expect(attributeValues(` ${first}`, 'data-as')[0]!.split('|')).toContain('K8s');
    // 131 months from January 2016: September 2016 to now for both roles, January 2020 to now for one.
    expect(attributeValues(first, 'x')[0]).toBe('6.11%');
    expect(attributeValues(first, 'width')[0]).toBe('93.89%');
    expect(attributeValues(second, 'x')[0]).toBe('36.64%');
    expect(attributeValues(sentences[0]!, 'href')).toEqual([
      '#role-nimbus-rail-staff-platform-engineer-jan-2020--present',
      '#role-kettle--co-platform-engineer-sep-2016--feb-2020',
      '/cases/rollback-storm/',
      '/#career',
    ]);
    expect(markdown).toContain(
      '\n| PostgreSQL | 3.5 | Kettle & Co | [A migration without a date](https://profile.test/cases/quiet-migration/) |\n',
    );
  });

  it('describes the person to search engines', () => {
    expect(structuredData(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: 'https://profile.test/',
      name: 'Jun Okabe-Lind',
      mainEntity: {
        '@type': 'Person',
        '@id': person,
        name: 'Jun Okabe-Lind',
        url: 'https://profile.test/',
        jobTitle: 'Staff Platform Engineer',
        description: 'Fictional, and used by the tests.',
        email: 'mailto:jun@example.com',
        knowsAbout: ['Go', 'Kubernetes', 'PostgreSQL'],
        sameAs: ['https://example.com/in/jun', 'https://example.com/git/jun'],
        homeLocation: { '@type': 'Place', name: 'Tampere, Finland' },
        knowsLanguage: ['Japanese', 'Finnish', 'English'].map((name) => ({
          '@type': 'Language',
          name,
        })),
        worksFor: [{ '@type': 'Organization', name: 'Nimbus Rail' }],
      },
    });
  });
});

it('structured data has the background of the sample', async () => {
  const sample = sites.find(({ name }) => name === 'profile')!;
  const page = await (await sample.get('/')).text();
  expect(structuredData(page)).toMatchObject({
    mainEntity: {
      alumniOf: [
        {
          '@type': 'EducationalOrganization',
          name: 'University of Trondheim Fjord',
          url: 'https://example.com/trondheim-fjord',
        },
      ],
      hasCredential: [
        {
          '@type': 'EducationalOccupationalCredential',
          name: 'Certified Container Platform Administrator',
          recognizedBy: { '@type': 'Organization', name: 'Example Cloud Foundation' },
          dateCreated: '2022-11-04',
          expires: '2027-11-04',
          identifier: 'CCPA-22-1104',
          url: 'https://example.com/certificates/ccpa-22-1104',
        },
        {
          '@type': 'EducationalOccupationalCredential',
          name: 'Web Accessibility Specialist',
          recognizedBy: { '@type': 'Organization', name: 'Example Accessibility Association' },
          dateCreated: '2024-09',
        },
      ],
      award: ['Best incident report of the year'],
    },
  });
});

it('leaves no column empty where there is nothing to tell about', () => {
  const { about: _about, ...profile } = sampleContent.profile;
  const page = String(home.render(createTestSite({ ...sampleContent, profile })));
  expect(page).toContain('<section class="part" id="about"');
  expect(page).not.toContain('<div class="prose"></div>');
});

describe('the page of a case', () => {
  it('leads to the cases before and after it', async () => {
    const first = await neighbours('rollback-storm');
    expect(wordsOf(first)).toMatch(/Next case · Case 02 A migration without a date/);
    expect(attributeValues(first, 'rel')).toEqual(['next']);
    const last = await neighbours('quiet-migration');
    expect(attributeValues(last, 'rel')).toEqual(['prev']);
    expect(attributeValues(last, 'href')).toEqual(['/cases/rollback-storm/']);
  });

  it('begins in Markdown with its summary and its kind', async () => {
    const [title, summary, facts] = (await read('/cases/rollback-storm.md')).split('\n\n');
    expect(title).toBe('# The rollback that rolled back the fix');
    expect(summary).toMatch(/^> Two deployers /);
    expect(facts!.split('\n')).toEqual([
      '- Case study 01, Incident response',
      '- Slug: `rollback-storm`',
      '- Technologies: Go, Kubernetes',
    ]);
  });

  it('is an article of the person in structured data', async () => {
    const url = 'https://profile.test/cases/rollback-storm/';
    expect(structuredData(await read('/cases/rollback-storm/'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      '@id': url,
      url,
      headline: 'The rollback that rolled back the fix',
      description: 'Two deployers undid each other until one of them was given the last word.',
      articleSection: 'Incident response',
      keywords: ['Go', 'Kubernetes'],
      author: { '@type': 'Person', '@id': person, name: 'Jun Okabe-Lind' },
    });
  });
});

it('writes the limit of a job description with its thousands apart', async () => {
  expect(await read('/fit/')).toContain('Up to 20,000 characters');
  expect(await read('/developers.md')).toContain('20,000');
});
