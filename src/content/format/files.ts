// The formats of the owner's files that are tables of fields.
import * as z from 'zod';
import { backgroundLists } from '../../schema/background.ts';
import { Case } from '../../schema/case.ts';
import type { Entity, Fields, ValuesOf } from '../../schema/field.ts';
import { headline, settings } from '../../schema/profile.ts';
import { Role } from '../../schema/role.ts';
import { formatOf } from './entity.ts';

/** The format of a file, with the title and the description of its JSON Schema. */
function fileOf<F extends Fields>(
  { fields }: Pick<Entity<F>, 'fields'>,
  title: string,
  description: string,
): z.ZodType<ValuesOf<F>> & z.ZodObject {
  return formatOf({ fields }).meta({ title, description }) as never;
}

export const ProfileFile = fileOf(
  { fields: { ...headline, ...settings } },
  'Profile',
  'The headline profile: profile.yaml.',
);

export const ExperienceFile = z
  .array(formatOf(Role) as unknown as z.ZodType<ValuesOf<typeof Role.fields>>)
  .meta({ title: 'Experience', description: 'The work history, in any order: experience.yaml.' });

export const BackgroundFile = fileOf(
  { fields: backgroundLists },
  'Background',
  'What a profile says beside roles and cases: background.yaml.',
);

export const CaseFrontMatter = fileOf(
  Case,
  'Case',
  'The front matter of a case: cases/NN-slug.md.',
);
