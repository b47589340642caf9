// Answers of the API. Browser code does not import this file, because it would load zod.
import type { Experience } from '../schema/experience.ts';
import { toAnswer } from '../schema/field.ts';
import { Role } from '../schema/role.ts';
import { formatDates } from './experience.ts';

/** Shapes a role as the API answers it. */
export function toExperience(role: Role): Experience {
  const { summary = role.highlights?.join(' ') ?? '', attestations } = role;
  return toAnswer(Role, role, {
    dates: formatDates(role),
    summary,
    ...(attestations && { attestations: [...attestations] }),
  });
}
