// What the pages make of each fact of a profile that gives them all, in HTML, in Markdown and for search engines.
import { describe, expect, it } from 'vitest';
import { home } from '../../src/documents/pages/home.tsx';
import { createTestSite, sampleContent } from '../sample.ts';
import { attributeValues, decode } from './html.ts';
import { sites } from './sites.ts';

const { get } = sites.find(({ name }) => name === 'test/fixtures/profile')!;
const read = async (path: string) => (await get(path)).text();
const html = await read('/');
const markdown = await read('/index.md');

/** What stands between the tags of an element, for each that the pattern begins. */
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

  it('opens with figures, each beside what shows it', () => {
    const [years, ...others] = contents(html, /<p class="figure">/, '</p>');
    expect(wordsOf(years!)).toBe('10+ years in 2 roles, overlaps counted once Experience');
    expect(attributeValues(years!, 'href')).toEqual(['#experience']);
    expect(others.map(wordsOf)).toEqual(['900 services in 14 regions']);
  });

  it('has the whole width for its words where there is one figure at most, and room for a long name', () => {
    const { figures: _, photoPath: __, ...profile } = sampleContent.profile;
    const open = (changes: object) => {
      const cases = sampleContent.cases.map(({ figures: ___, ...study }) => study);
      const { scaleHandled: ____, ...fit } = sampleContent.fit;
      const content = { ...sampleContent, cases, fit, profile: { ...profile, ...changes } };
      return String(home.render(createTestSite(content)));
    };
    expect(open({})).not.toContain('class="panel"');
    expect(open({})).toContain('<h1 class="p-name">');
    expect(open({ photoPath: '/photo.jpg' })).toContain('class="figure"');
    expect(open({ name: 'Ada Featherstonehaugh' })).toContain('<h1 class="p-name long">');
  });

  it('leads to every way to reach the engineer', () => {
    const [first, last] = contents(html, /<p class="actions">/, '</p>');
    expect(attributeValues(first!, 'href')).toEqual(['mailto:jun@example.com', '/fit/']);
    expect(attributeValues(last!, 'href')).toEqual(['mailto:jun@example.com', '/fit/']);
    expect(attributeValues(contents(html, /<ul class="links ui">/, '</ul>')[0]!, 'href')).toEqual([
      '/cv.pdf',
      'https://example.com/in/jun',
      'https://example.com/git/jun',
    ]);
    expect(markdown).toMatch(/\n## Write to me\n\nIn three sentences.\n\n<jun@example.com>\n/);
  });

  it('tells a role with its note and its technologies', () => {
    expect(contents(html, /<article class="role[^>]*>/, '</article>').map(wordsOf)).toEqual([
      'Jan 2020 – Present 6 yr 11 mo Nimbus Rail Staff Platform Engineer ' +
        'Builds the deployment platform. Reviews everything that pages somebody. Four days a week. declared ' +
        'Go\u00A0· Kubernetes\u00A0· Terraform\u00A0· Rollwright',
      'Sep 2016 – Feb 2020 3 yr 6 mo Kettle & Co Platform Engineer ' +
        'Kept an on-premises fleet alive and moved it to Kubernetes. declared ' +
        'Kubernetes\u00A0· Ansible\u00A0· PostgreSQL',
    ]);
    expect(markdown).toContain(
      '\nFour days a week.\n\nTechnologies: Go, Kubernetes, Terraform, Rollwright\n',
    );
  });

  it('shows for each technology its years, its evidence, and its months from the first year to now', () => {
    const rows = contents(html, /<tr role="row"><th scope="row" role="rowheader">/, '</tr>');
    expect(rows.map((row) => wordsOf(row).replaceAll(' ,', ','))).toEqual([
      'Kubernetes 10.3 Nimbus Rail, Kettle & Co, Case\u00A001',
      'Go 6.9 Nimbus Rail, Case\u00A001',
      'Rollwright 6.9 Nimbus Rail',
      'Terraform 6.9 Nimbus Rail',
      'PostgreSQL 3.5 Kettle & Co, Case\u00A002',
      'Ansible 3.5 Kettle & Co',
    ]);
    expect(html).toContain('>2016 – 2026</th>');
    const [first] = rows as [string];
    expect(attributeValues(first, 'viewBox')).toEqual(['0 0 131 20']);
    // January 2020 to November 2026, and September 2016 to February 2020.
    expect(attributeValues(first, 'x')).toEqual(['48', '8']);
    expect(attributeValues(first, 'width')).toEqual(['83', '42']);
    expect(attributeValues(first, 'href')).toEqual([
      '#role-nimbus-rail-staff-platform-engineer-jan-2020--present',
      '#role-kettle--co-platform-engineer-sep-2016--feb-2020',
      '/cases/rollback-storm/',
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

it('the background of the sample is told to search engines', async () => {
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
  expect(page).toContain('<section class="part" aria-labelledby="about">');
  expect(page).not.toContain('<div class="prose"></div>');
});

it('gives names without keywords no lines of their own', async () => {
  const sample = sites.find(({ name }) => name === 'profile')!;
  const page = await (await sample.get('/')).text();
  expect(contents(page, /<li class="bare">/, '</li>')).toEqual(['Choir']);
  expect(page).toContain('<li><strong>Sailing</strong>');
});

describe('the page of a case', () => {
  it('leads to the cases before and after it', async () => {
    const first = await neighbours('rollback-storm');
    expect(wordsOf(first)).toMatch(/Next case · 02 · .* A migration without a date/);
    expect(attributeValues(first, 'rel')).toEqual(['next']);
    const last = await neighbours('quiet-migration');
    expect(attributeValues(last, 'rel')).toEqual(['prev']);
    expect(attributeValues(last, 'href')).toEqual(['/cases/rollback-storm/']);
  });

  it('begins in Markdown with its summary and what it is', async () => {
    const [title, summary, facts] = (await read('/cases/rollback-storm.md')).split('\n\n');
    expect(title).toBe('# The rollback that rolled back the fix');
    expect(summary).toMatch(/^> Two deployers /);
    expect(facts!.split('\n')).toEqual([
      '- Case study 01, Incident response',
      '- Slug: `rollback-storm`',
      '- Technologies: Go, Kubernetes',
    ]);
  });

  it('is told to search engines as an article of the person', async () => {
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
