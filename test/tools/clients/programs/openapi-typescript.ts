// openapi-typescript's types under openapi-fetch, which checks every call by them.
import createClient from 'openapi-fetch';
import type { paths } from '../generated/profile-api.js';
import { baseUrl, print, slug, text } from './given.js';

const client = createClient<paths>({ baseUrl });
const { data: index } = await client.GET('/api');
const { data: profile } = await client.GET('/api/profile');
const { data: cases } = await client.GET('/api/cases');
const { data: study } = await client.GET('/api/cases/{slug}', { params: { path: { slug } } });
const { data: roles } = await client.GET('/api/experience', {
  params: { query: { technology: 'typescript' } },
});
const { data: fit } = await client.POST('/api/job-fit', { body: { job_description: text } });
const { error, response } = await client.POST('/api/job-fit', { body: { job_description: ' ' } });

print({ index, profile, cases, study, roles, fit, refused: [response.status, error?.code] });
