// Which names of the vocabulary are concepts (fields, practices) and not products.
import { derived } from '../../kernel/derived.ts';
import { isConcept } from '../gazetteer/concepts.ts';
import type { Vocabulary } from '../gazetteer/vocabulary.ts';

/** Fields and practices that the vocabulary has in other categories than `practice`. */
const fields = [
  'API design',
  'API gateways',
  'Artificial intelligence',
  'BDD',
  'Big data',
  'Business intelligence',
  'Chaos engineering',
  'Code review',
  'Computer vision',
  'Contract testing',
  'Data lakes',
  'Data science',
  'Data warehousing',
  'ELT',
  'End-to-end testing',
  'ETL',
  'HIL',
  'Identity and access management',
  'Integration testing',
  'Internet of Things',
  'MLOps',
  'Mutation testing',
  'Natural language processing',
  'Penetration testing',
  'Performance testing',
  'Progressive web apps',
  'Prompt engineering',
  'Property-based testing',
  'RAG',
  'Regression testing',
  'Reinforcement learning',
  'Responsive design',
  'RLHF',
  'RPA',
  'RTOS',
  'Server-sent events',
  'Service mesh',
  'SIEM',
  'Single-page applications',
  'SOA',
  'TDD',
  'Vector databases',
  'Web services',
];

const fieldsOf = derived((vocabulary: Vocabulary): ReadonlySet<number> => {
  const { technologies, indexOf } = vocabulary;
  const others = technologies.flatMap(({ category }, index) =>
    category === 'practice' || isConcept(vocabulary, index) ? [index] : [],
  );
  return new Set([...fields.map(indexOf), ...others]);
});

/** Whether a name is a concept, which people know rather than use. */
export function isField(vocabulary: Vocabulary, technology: number): boolean {
  return fieldsOf(vocabulary).has(technology);
}
