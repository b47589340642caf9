import { expect, it } from 'vitest';
import { caseWith, contentWith } from '../../test/matching/reading.ts';
import { assessJobFit } from './assess-job-fit.ts';
import { evaluateJobFit } from './evaluate-job-fit.ts';

const content = contentWith(['Kafka', 'Go', 'Redis', 'Lua'], {
  cases: [caseWith(['Kafka'])],
  roles: [
    {
      company: 'Acme',
      title: 'Engineer',
      start: '2020-01',
      end: '2020-12',
      summary: 'Work.',
      technologies: ['Go', 'Kafka'],
    },
  ],
});

it('leads from each case and each role to its page', () => {
  const site = { content, baseUrl: 'https://mira.example' };
  const { relevantProductionCases, evidence } = assessJobFit(site, 'Kafka and Redis');
  expect(relevantProductionCases).toMatchObject([
    { slug: 'one', page: 'https://mira.example/cases/one/' },
  ]);
  expect(evidence).toMatchObject([
    {
      technology: 'Kafka',
      cases: ['one'],
      roles: [
        { company: 'Acme', page: 'https://mira.example/#role-acme-engineer-jan-2020--dec-2020' },
      ],
    },
    { technology: 'Redis' },
  ]);
  expect(evidence![1]).not.toHaveProperty('roles');
});

it('names no page where the site has no address, and no evidence where there is none', () => {
  const told = assessJobFit({ content }, 'Kafka');
  expect(told.evidence).toMatchObject([{ technology: 'Kafka', roles: [{ company: 'Acme' }] }]);
  expect(JSON.stringify(told)).not.toContain('"page"');
  expect(assessJobFit({ content }, 'COBOL')).not.toHaveProperty('evidence');
});

it('leads from a place that names a technology to its page', () => {
  const skilled = { ...content, profile: { ...content.profile, skills: [{ name: 'COBOL' }] } };
  const places = (site: { content: typeof content; baseUrl?: string }) =>
    assessJobFit(site, 'COBOL').notEvidenced![0]!.named;
  const place = { where: 'skills', quote: 'COBOL' };
  expect(places({ content: skilled, baseUrl: 'https://mira.example' })).toEqual([
    { ...place, page: 'https://mira.example/#skills' },
  ]);
  expect(places({ content: skilled })).toEqual([place]);
});

it('has an example with evidenced, missing and excluded technologies', () => {
  const [example] = evaluateJobFit.examples(content);
  const { evidence, notEvidenced, excluded } = assessJobFit(
    { content },
    example!.input.job_description,
  );
  expect(evidence?.map(({ technology, importance }) => [technology, importance])).toEqual([
    ['Kafka', 'required'],
    ['Go', 'required'],
    ['Redis', 'required'],
  ]);
  expect(notEvidenced).toMatchObject([{ technology: 'COBOL', importance: 'preferred' }]);
  expect(excluded).toMatchObject([{ technology: 'PHP' }]);
});
