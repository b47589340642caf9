// THE TABLE: what may be asked of a profile. REST routes, OpenAPI, MCP tools and reference follow from it.
import { evaluateJobFit } from './evaluate-job-fit.ts';
import { getCaseDetail } from './get-case-detail.ts';
import { getProfile } from './get-profile.ts';
import { listEngineeringCases } from './list-engineering-cases.ts';
import type { Operation } from './operation.ts';
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

/** Every operation, in the contract's order. */
export const operations: readonly Operation[] = rows;
