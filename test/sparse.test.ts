// Profiles with little in them: a student without roles, and roles that name years alone and no summary.
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { parseContent } from '../src/content/parse.ts';
import { listDocuments } from '../src/documents/index.ts';
import { toPrintedResume } from '../src/print/resume.ts';
import type { Content } from '../src/schema/content.ts';
import { createTestSite } from './sample.ts';

const profile = `name: Noor Example
role: Student
focus: Compilers
email: noor@example.org
availability: From June
core: []
`;
const education = `education:
  - institution: University of Porto
    degree: BSc
    startDate: 2023
`;

function contentOf(experience: string): Content {
  const files = {
    'profile.yaml': profile,
    'experience.yaml': experience,
    'background.yaml': education,
  };
  const bytes = Object.entries(files).map(
    ([name, text]) => [name, new TextEncoder().encode(text)] as const,
  );
  const parsed = parseContent(new Map(bytes), { asOf: '2026-11', thorough: true });
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues));
  return parsed.content;
}

const sparse = {
  'without roles': contentOf('[]\n'),
  'with years and no summary': contentOf(
    '- {company: A, title: Lead, start: 2021, end: present, technologies: [Go]}\n' +
      '- {company: B, title: Intern, start: 2019, end: 2020, technologies: []}\n',
  ),
};

describe.each(Object.entries(sparse))('a profile %s', (_, content) => {
  const site = createTestSite(content, 'https://noor.test');
  const { fetch } = createApp(site);
  const get = (path: string) => fetch(new Request(`https://noor.test${path}`));

  it('answers every document', async () => {
    const paths = listDocuments(site).map(({ path }) => path);
    for (const path of ['/', '/api/profile', '/api/experience', ...paths]) {
      const { status } = await get(path);
      expect([200, 404], path).toContain(status);
    }
    expect((await get('/')).status).toBe(200);
  });

  it('assesses a job and prints a résumé', async () => {
    const response = await fetch(
      new Request('https://noor.test/api/job-fit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ job_description: 'We need five years of Go.' }),
      }),
    );
    expect(response.status).toBe(200);
    expect(toPrintedResume(site).sections.length).toBeGreaterThan(0);
  });

  it('shows no undefined, NaN or empty heading on its page', async () => {
    const html = await (await get('/')).text();
    expect(html).not.toMatch(/undefined|NaN|Infinity/u);
    expect(html).not.toMatch(/<h\d[^>]*>\s*<\/h\d>/u);
  });
});

it('answers an empty summary and a range of years', async () => {
  const { fetch } = createApp(createTestSite(sparse['with years and no summary']));
  const response = await fetch(new Request('https://profile.test/api/experience'));
  const { experiences } = (await response.json()) as { experiences: Record<string, unknown>[] };
  expect(experiences[0]).toMatchObject({ summary: '', dates: '2021 – Present', start: '2021' });
  expect(experiences[1]).toMatchObject({ summary: '', dates: '2019 – 2020', end: '2020' });
});
