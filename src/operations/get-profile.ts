import * as z from 'zod';
import { Profile } from '../schema/profile.ts';
import type { PublishedContent } from '../schema/content.ts';
import { rootOf } from '../domain/languages.ts';
import { citeProfile } from './citations.ts';
import { defineOperation } from '../schema/operation.ts';

export const getProfile = defineOperation({
  id: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  summary: 'Read the headline profile',
  description:
    'Who the engineer is: role, focus, core stack, contact, availability and principles. The first thing to read.',
  input: z.strictObject({}),
  output: Profile.answer,
  answers: 'The headline profile.',
  errors: [],
  cache: 'until-content-changes',
  tool: {
    name: 'get_profile',
    title: 'Read the headline profile',
    description:
      'Who the engineer is. Start here: role, focus, core stack, contact, location, availability, languages, education, projects, principles. `core` is not all: query_experience finds any technology.',
  },
  examples: () => [{ summary: 'The profile', input: {} }],
  run: (site) => ({ ...site.content.profile, ...locateFiles(site), ...citeProfile(site) }),
});

/** The paths of files for clients: a static site can be published below a path, and languages share their files. */
function locateFiles(site: PublishedContent): Partial<Profile> {
  const { content } = site;
  const { baseUrl } = rootOf(site);
  const below = baseUrl === undefined ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  const { resumePath, photoPath } = content.profile;
  return {
    ...(resumePath !== undefined && { resumePath: below + resumePath }),
    ...(photoPath !== undefined && { photoPath: below + photoPath }),
  };
}
