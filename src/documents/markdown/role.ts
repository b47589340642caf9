// Shows the fields of a role except company, title, months and technologies, which every layout places itself.
import { Role } from '../../schema/role.ts';
import type { Wording } from '../../wording/wording.ts';
import { showFields, type Shown } from './fields.ts';

const placed = ['company', 'title', 'start', 'end', 'technologies'];

export function showRole(role: Role, wording: Wording): Shown {
  const { facts, body } = showFields(Role, role, placed, wording);
  return { facts: role.kind ? [wording.kinds[role.kind], ...facts] : facts, body };
}
