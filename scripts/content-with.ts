// The profile of a senior engineer with a wide range of skills, as content for measuring the matcher.
import type { Content, Technology } from '../src/schema/content.ts';

/** Makes content with technologies in `core` and with vocabulary entries. */
export function contentWith(
  core: readonly string[],
  vocabulary: readonly Technology[] = [],
): Content {
  return {
    profile: {
      name: 'A. Nybody',
      role: 'Engineer',
      focus: 'Everything',
      email: 'anybody@example.com',
      availability: 'None',
      core: [...core],
    },
    cases: [],
    roles: [],
    fit: { level: 'senior', disciplines: ['backend', 'fullstack'] },
    site: {},
    vocabulary,
    files: {},
    asOf: '2026-01',
  };
}
