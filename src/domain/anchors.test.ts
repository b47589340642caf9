import { expect, it } from 'vitest';
import { datedRoleAnchor, roleAnchor } from './anchors.ts';

it('is the same of a role and of its dates as they are written', () => {
  const role = { company: 'Acme & Co.', title: 'Engineer', start: '2021-03', end: 'present' };
  expect(roleAnchor(role)).toBe('role-acme--co-engineer-mar-2021--present');
  expect(datedRoleAnchor({ ...role, dates: 'Mar 2021 – Present' })).toBe(roleAnchor(role));
});
