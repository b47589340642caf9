import { expect, it } from 'vitest';
import { contentWith } from '../../test/matching/reading.ts';
import { execute } from './execute.ts';
import { getProfile } from './get-profile.ts';

function profileAt(baseUrl: string | undefined, files: object) {
  const content = contentWith([]);
  const site = { content: { ...content, profile: { ...content.profile, ...files } }, baseUrl };
  return execute(getProfile, baseUrl === undefined ? { content: site.content } : site, {});
}

const both = { resumePath: '/cv.pdf', photoPath: '/me.jpg' };

it.each([
  [undefined, both, { ...both }],
  ['https://mira.example', both, { ...both, page: 'https://mira.example/' }],
  [
    'https://host.example/mira',
    both,
    {
      resumePath: '/mira/cv.pdf',
      photoPath: '/mira/me.jpg',
      page: 'https://host.example/mira/',
    },
  ],
  [
    'https://host.example/mira',
    { resumePath: '/cv.pdf' },
    { resumePath: '/mira/cv.pdf', page: 'https://host.example/mira/' },
  ],
  [
    'https://host.example/mira',
    { photoPath: '/me.jpg' },
    { photoPath: '/mira/me.jpg', page: 'https://host.example/mira/' },
  ],
  ['https://host.example/mira', {}, { page: 'https://host.example/mira/' }],
])('of a site at %s with %j tells where its files are', (baseUrl, files, expected) => {
  const { name, role, focus, email, availability, core, ...located } = profileAt(
    baseUrl,
    files,
  ) as Record<string, unknown>;
  expect(located).toEqual(expected);
});
