import { expect, it } from 'vitest';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import type { Role } from '../../src/schema/content.ts';
import { caseWith, contentWith } from './reading.ts';

const content = contentWith(['Kafka', 'Redis', 'Docker'], {
  cases: [caseWith(['Kafka'], { slug: 'queue-that-waited', title: 'A queue that waited' })],
});

const caseStudy = 'in the case study "A queue that waited"';

it.each([
  [
    'We need Kafka.',
    `The profile of Robin Example evidences the one technology that the text names, Kafka (1 case study); read on about Kafka ${caseStudy}.`,
  ],
  [
    'We need Redis, Kafka.',
    `The profile of Robin Example evidences both technologies that the text names, most strongly Kafka (1 case study); read on about Kafka ${caseStudy}.`,
  ],
  [
    'We need Redis, Kafka, Docker.',
    `The profile of Robin Example evidences all 3 technologies that the text names, most strongly Kafka (1 case study); read on about Kafka ${caseStudy}.`,
  ],
  [
    'Kafka is a must, Terraform is a plus.',
    `The profile of Robin Example evidences 1 of the 2 technologies that the text names, Kafka (1 case study); read on about Kafka ${caseStudy}. Preferred but not evidenced: Terraform.`,
  ],
  [
    'You must know Terraform.',
    'The text names one technology, which the profile of Robin Example does not evidence; that is no statement of a lack. Required but not evidenced: Terraform.',
  ],
  [
    'Required: Kafka or RabbitMQ',
    `The profile of Robin Example evidences 1 of the 2 technologies that the text names, Kafka (1 case study); read on about Kafka ${caseStudy}. Mentioned but not evidenced: RabbitMQ.`,
  ],
  [
    'You know at least one of: Java, Scala, Docker.',
    'The profile of Robin Example evidences 1 of the 3 technologies that the text names, Docker; read on in the work history. Mentioned but not evidenced: Java, Scala.',
  ],
  [
    'Required: Elixir, Java or Kotlin, Redis',
    'The profile of Robin Example evidences 1 of the 4 technologies that the text names, Redis; read on in the work history. Required but not evidenced: Elixir or Java or Kotlin.',
  ],
  [
    'Required: Terraform, Java or Kotlin, Redis',
    'The profile of Robin Example evidences 1 of the 4 technologies that the text names, Redis; read on in the work history. Required but not evidenced: Terraform, Java or Kotlin.',
  ],
  [
    'Required: Redis and one language, Kotlin for preference, but Java or Scala will do',
    'The profile of Robin Example evidences 1 of the 4 technologies that the text names, Redis; read on in the work history. Required but not evidenced: Kotlin or Java or Scala.',
  ],
  [
    'Required: brokers (e.g. Kafka, RabbitMQ)',
    `The profile of Robin Example evidences 1 of the 2 technologies that the text names, Kafka (1 case study); read on about Kafka ${caseStudy}. Mentioned but not evidenced: RabbitMQ.`,
  ],
  [
    'You must know Kafka, RabbitMQ or equivalent.',
    `The profile of Robin Example evidences 1 of the 2 technologies that the text names, Kafka (1 case study); read on about Kafka ${caseStudy}. Mentioned but not evidenced: RabbitMQ.`,
  ],
  [
    'You must know Kafka or a similar broker (e.g. RabbitMQ, NATS).',
    `The profile of Robin Example evidences 1 of the 3 technologies that the text names, Kafka (1 case study); read on about Kafka ${caseStudy}. Mentioned but not evidenced: RabbitMQ, NATS.`,
  ],
  [
    'Required: Kafka and RabbitMQ',
    `The profile of Robin Example evidences 1 of the 2 technologies that the text names, Kafka (1 case study); read on about Kafka ${caseStudy}. Required but not evidenced: RabbitMQ.`,
  ],
  [
    'No PHP, please.',
    'The text names technologies only to rule them out, so nothing could be compared: read the profile itself.',
  ],
  [
    'We go the extra mile.',
    'No technology could be recognised in the text for certain, so nothing could be compared: read the profile itself.',
  ],
])('what is recommended is composed from what %j names', (text, recommendation) => {
  expect(evaluateFit(content, text).recommendation).toBe(recommendation);
});

function role(start: string, end: string, ...technologies: string[]): Role {
  return { company: 'Acme', title: 'Engineer', start, end, summary: 'Work.', technologies };
}

const study = content.cases[0]!;
const experienced = contentWith([], {
  roles: [
    role('2022-01', '2022-12', 'Kafka', 'Redis', 'Docker'),
    role('2021-01', '2021-12', 'Redis'),
  ],
  cases: [study, { ...study, slug: 'other', title: 'Other', technologies: ['Docker'] }],
});

const strongest = (text: string, profile = experienced) =>
  / names, (?:most strongly )?(.*?);/.exec(evaluateFit(profile, text).recommendation)![1];

it.each([
  ['Kafka', 'Kafka (1 year in 1 role, 1 case study)'],
  ['Kafka, Redis', 'Redis (2 years in 2 roles)'],
  ['Redis, Kafka', 'Redis (2 years in 2 roles)'],
  ['Kafka, Docker', 'Kafka (1 year in 1 role, 1 case study)'],
  ['Docker, Kafka', 'Docker (1 year in 1 role, 1 case study)'],
])('of %s the strongest is %s', (text, expected) => expect(strongest(text)).toBe(expected));

it('says how many cases there are, and takes them where years are equal', () => {
  const cases = [study, { ...study, slug: 'other', technologies: ['Kafka', 'Redis'] }];
  const profile = contentWith([], { cases });
  expect(strongest('Redis, Kafka', profile)).toBe('Kafka (2 case studies)');
  expect(strongest('Kafka, Redis', profile)).toBe('Kafka (2 case studies)');
});

it.each([
  ['Must have: Terraform, Ansible, Jenkins', 'Terraform, Ansible, Jenkins.'],
  ['Must have: Terraform, Ansible, Jenkins, Maven', 'Terraform, Ansible, Jenkins and 1 more.'],
  ['Must have: Terraform. Nice to have: Ansible. We use Jenkins.', 'Terraform.'],
])('of gaps names three, and the most important alone: %s', (text, expected) => {
  const { recommendation } = evaluateFit(content, text);
  expect(recommendation.slice(recommendation.lastIndexOf('Required'))).toBe(
    `Required but not evidenced: ${expected}`,
  );
});
