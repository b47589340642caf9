import { expect, it } from 'vitest';
import { sectionOf } from './section-titles.ts';

it.each([
  ['volunteering', ['Volunteer work experience', 'Ehrenamt', 'Bénévolat']],
  ['certificates', ['Certifications', 'Zertifikate', 'Licenses', 'Licences']],
  [
    'awards',
    [
      'Awards',
      'Honors',
      'Honours',
      'Key achievements',
      'Prizes',
      'Auszeichnungen',
      'Distinctions',
      'Premios',
      'Prêmios',
    ],
  ],
  [
    'talks',
    [
      'Invited talks',
      'Presentations',
      'Public speaking',
      'Vorträge',
      'Vortrag',
      'Conférences',
      'Charlas',
      'Palestras',
    ],
  ],
  ['publications', ['Publications', 'Publicações', 'Papers', 'Veröffentlichungen']],
  [
    'projects',
    [
      'Projects',
      'Projekte',
      'Proyectos',
      'Proyekte',
      'Projets',
      'Portfolio',
      'Open Source',
      'open-source',
      'OpenSource',
    ],
  ],
  [
    'skills',
    [
      'Programming languages',
      'Skills',
      'Technologies',
      'Tools',
      'Tech stack',
      'Competencies',
      'Expertise',
      'Kenntnisse',
      'Compétences',
      'Habilidades',
      'Competências',
    ],
  ],
  ['languages', ['Languages', 'Sprachen', 'Langues', 'Idiomas', 'Línguas']],
  ['interests', ['Interests', 'Hobbies', 'Centres d’intérêt']],
  [
    'education',
    ['Education', 'Educação', 'Bildung', 'Formation', 'Formación', 'Formação', 'Estudios'],
  ],
  [
    'roles',
    [
      'Experience',
      'Experiência',
      'Expérience',
      'Experiencia',
      'Employment',
      'Work',
      'My work',
      'Beruf',
      'Erfahrung',
    ],
  ],
  [undefined, ['About me', 'Information', 'Network', 'Summary', '']],
])('%s have the titles %j', (section, titles) => {
  expect(titles.map(sectionOf)).toEqual(titles.map(() => section));
});
