// Private facts of a résumé: private.yaml. They are part of no content and of no answer.
import { defineEntity, field, type ValuesOf } from './field.ts';

export const Private = defineEntity({
  noun: 'private facts',
  fields: {
    phone: field('line', 'Your phone number.', '+351 912 345 678'),
    street: field('line', 'Street, house number and postal code.', 'Rua do Exemplo 1, 4000-001'),
    birthDate: field('line', 'Your date of birth.', '1990-04-01'),
    references: field('points', 'What others say of you, with their names.', 'Ada Example: …', {
      item: 'A reference.',
    }),
  },
});

export type Private = ValuesOf<typeof Private.fields>;
