// orval's functions over fetch; its zod schemas parse their answers.
import {
  evaluateJobFit,
  getApiIndex,
  getCaseDetail,
  getProfile,
  listEngineeringCases,
  queryExperience,
} from '../generated/profile-fetch.js';
import * as schemas from '../generated/profile-zod.js';
import { print, slug, text } from './given.js';

const index = schemas.getApiIndexResponse.parse((await getApiIndex()).data);
const profile = schemas.getProfileResponse.parse((await getProfile()).data);
const cases = schemas.listEngineeringCasesResponse.parse((await listEngineeringCases()).data);
const study = schemas.getCaseDetailResponse.parse((await getCaseDetail(slug)).data);
const roles = schemas.queryExperienceResponse.parse(
  (await queryExperience({ technology: 'typescript' })).data,
);
const body = schemas.evaluateJobFitBody.parse({ job_description: text });
const fit = schemas.evaluateJobFitResponse.parse((await evaluateJobFit(body)).data);
const refused = await evaluateJobFit({ job_description: ' ' });

print({
  index,
  profile,
  cases,
  study,
  roles,
  fit,
  refused: [refused.status, refused.status === 400 ? refused.data.code : undefined],
});
