// The operations table. REST routes, OpenAPI, MCP tools and the reference are built from it.
import { evaluateJobFit } from './evaluate-job-fit.ts';
import { toFiles } from './files.ts';
import { getCaseDetail } from './get-case-detail.ts';
import { getProfile } from './get-profile.ts';
import { listEngineeringCases } from './list-engineering-cases.ts';
import { derived } from '../kernel/derived.ts';
import type { Operation } from '../schema/operation.ts';
import type { Site } from '../schema/site.ts';
import { queryExperience } from './query-experience.ts';

const rows = [
  getProfile,
  listEngineeringCases,
  getCaseDetail,
  queryExperience,
  evaluateJobFit,
] as const;

/** The contract's operationIds. */
export type OperationId = (typeof rows)[number]['id'];

/** The operations of the contract, in its order. */
export const operations: readonly Operation[] = rows;

/** The names that no two operations may share. */
const identifiers: Readonly<Record<string, (operation: Operation) => string>> = {
  id: ({ id }) => id,
  path: ({ path }) => path,
  'tool name': ({ tool }) => tool.name,
};

/** The operations of a site: the contract's, then its own; on a static site, those that can be files. */
export const operationsOf = derived(
  ({ operations: own = [], isStatic }: Pick<Site, 'operations' | 'isStatic'>) => {
    const all = [...operations, ...own];
    for (const [noun, nameOf] of Object.entries(identifiers)) {
      const names = all.map(nameOf);
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      if (twice !== undefined) throw new TypeError(`Two operations have the ${noun} "${twice}".`);
    }
    return isStatic ? toFiles(all) : all;
  },
);
