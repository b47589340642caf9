import { describe, expect, it } from 'vitest';
import { caseWith, contentWith } from '../../test/matching/reading.ts';
import type { Role } from '../schema/content.ts';
import { queryExperience } from './query-experience.ts';
import { restTerms } from './terms.ts';

const long = 'x'.repeat(1_000);
const roleAt = (company: string, technologies: string[]): Role => ({
  company,
  title: 'Engineer',
  start: '2020-01',
  end: '2020-12',
  summary: 'Work.',
  technologies,
});
const content = contentWith(['Kafka', long], {
  cases: [caseWith(['k8s'])],
  roles: [roleAt('Acme', ['Kafka', 'k8s']), roleAt(`${long}yy`, [`${long}yy`])],
});

const fail = () => expect.unreachable();

function ask(filters: { technology?: string; company?: string }) {
  return queryExperience.run({ content }, filters, fail, restTerms);
}

describe('a filter', () => {
  it.each(['technology', 'company'] as const)(
    'by %s has up to 1,000 characters, and finds nothing beyond',
    (field) => {
      expect(ask({ [field]: long })).toMatchObject({ count: 1 });
      expect(ask({ [field]: `${long}y` })).toEqual({ count: 0, experiences: [] });
      expect(ask({ [field]: `${long}yy` })).toEqual({ count: 0, experiences: [] });
    },
  );

  it('finds part of a name, and an alias whole', () => {
    expect(ask({ technology: 'kaf' }).count).toBe(1);
    expect(ask({ technology: 'Kubernetes' }).count).toBe(1);
    expect(ask({ technology: 'afkaf' }).count).toBe(0);
    expect(ask({ company: 'cm' }).count).toBe(1);
  });

  it('that is empty filters nothing and names no technology', () => {
    expect(ask({ technology: '', company: '' }).count).toBe(2);
    expect(ask({ technology: '' })).not.toHaveProperty('technology');
  });

  it('returns the evidence of the technology that it names', () => {
    expect(ask({ technology: 'kafka' }).technology).toEqual({ name: 'Kafka', years: 1 });
    expect(ask({ technology: 'Kubernetes' }).technology).toEqual({
      name: 'k8s',
      years: 1,
      cases: ['one'],
    });
    expect(ask({ technology: 'kaf' })).not.toHaveProperty('technology');
    expect(ask({ technology: 'Rust' })).not.toHaveProperty('technology');
  });
});

it('has an example without a filter and one with each', () => {
  expect(queryExperience.examples(content).map(({ input }) => input)).toEqual([
    {},
    { technology: 'Kafka' },
    { company: 'Acme' },
  ]);
  expect(queryExperience.examples(contentWith([]))).toMatchObject([{ input: {} }]);
});
