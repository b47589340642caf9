// @hey-api/openapi-ts's functions over its own client.
import {
  evaluateJobFit,
  getApiIndex,
  getCaseDetail,
  getProfile,
  listEngineeringCases,
  queryExperience,
} from '../generated/profile-client/index.js';
import { print, slug, text } from './given.js';

const { data: index } = await getApiIndex();
const { data: profile } = await getProfile();
const { data: cases } = await listEngineeringCases();
const { data: study } = await getCaseDetail({ path: { slug } });
const { data: roles } = await queryExperience({ query: { technology: 'typescript' } });
const { data: fit } = await evaluateJobFit({ body: { job_description: text } });
const { error, response } = await evaluateJobFit({ body: { job_description: ' ' } });

print({ index, profile, cases, study, roles, fit, refused: [response?.status, error?.code] });
