// Which names of the vocabulary are concepts (fields, practices) and not products.
import { derived } from '../../kernel/derived.ts';
import { isConcept } from '../gazetteer/concepts.ts';
import type { Vocabulary } from '../gazetteer/vocabulary.ts';

/** Fields and practices in other categories than `practice` that consist of no technologies of the vocabulary. */
const fields = [
  'API design',
  'API gateways',
  'Artificial intelligence',
  'Big data',
  'Chaos engineering',
  'Code review',
  'Contract testing',
  'Data science',
  'ELT',
  'ETL',
  'HIL',
  'Integration testing',
  'Internet of Things',
  'MLOps',
  'Mutation testing',
  'Progressive web apps',
  'Prompt engineering',
  'Property-based testing',
  'RAG',
  'Regression testing',
  'Reinforcement learning',
  'Responsive design',
  'RLHF',
  'Server-sent events',
  'Single-page applications',
  'SOA',
  'TDD',
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
