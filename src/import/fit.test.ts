import { expect, it } from 'vitest';
import { proposeFit } from './fit.ts';

it.each([
  ['Principal Engineer', 'principal'],
  ['Staff Engineer', 'staff'],
  ['Senior Staff Engineer', 'staff'],
  ['Lead Developer', 'lead'],
  ['Team Leader', 'lead'],
  ['Leitender Entwickler', 'lead'],
  ['Senior Engineer', 'senior'],
  ['Sênior', 'senior'],
  ['Sr. Engineer', 'senior'],
  ['Développeur confirmé', 'senior'],
  ['Júnior', 'junior'],
  ['Engineering Intern', 'junior'],
  ['Estagiária', 'junior'],
  ['Internal Tools Engineer', undefined],
  ['Misleading Engineer', undefined],
])('the level of %j is %s', (title, level) => {
  expect(proposeFit([title])?.level).toBe(level);
});

it.each([
  ['Back-end Engineer', ['backend']],
  ['Front End Engineer', ['frontend']],
  ['Fullstack Developer', ['fullstack']],
  ['iOS Developer', ['mobile']],
  ['Data Engineer', ['data']],
  ['Site Reliability Engineer', ['infrastructure']],
  ['DevOps', ['infrastructure']],
  ['Application Security Lead', ['security']],
])('the disciplines of %j are %j', (title, disciplines) => {
  expect(proposeFit([title])?.disciplines).toEqual(disciplines);
});

it('takes the level of the current title, and the disciplines of all', () => {
  const titles = ['Engineer, Backend', 'Senior Frontend Engineer'];
  expect(proposeFit(titles)).toEqual({ disciplines: ['backend', 'frontend'] });
  expect(proposeFit(['Engineer'])).toBeUndefined();
  expect(proposeFit([])).toBeUndefined();
});
