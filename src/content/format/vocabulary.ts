// The format of vocabulary.yaml.
import * as z from 'zod';
import { line, list, technologyName } from './fields.ts';

export const VocabularyFile = z
  .array(
    z.strictObject({
      name: technologyName,
      aliases: list('Other spellings and abbreviations.', line('A spelling.', 'k8s'), [
        'k8s',
      ]).exactOptional(),
      category: line(
        'Kind of technology, for whoever reads the file.',
        'infrastructure',
      ).exactOptional(),
      ambiguous: z
        .boolean()
        .exactOptional()
        .meta({
          description: 'Whether the name is also an ordinary word, such as Go or Spring.',
          examples: [true],
        }),
      neighbours: list(
        'Words whose presence nearby shows that the technology is meant.',
        line('A word.', 'goroutines'),
        ['goroutines'],
      ).exactOptional(),
    }),
  )
  .meta({
    title: 'Vocabulary',
    description: 'Technologies that the built-in vocabulary lacks or should treat otherwise.',
  });
