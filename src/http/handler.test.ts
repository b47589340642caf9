// What an answer says of its route: a template for logs, and nothing that the visitor sent.
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/sample.ts';

const app = createTestApp();
const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

it.each([
  ['GET', '/', '/'],
  ['HEAD', '/index.md', '/index.md'],
  ['GET', '/openapi.json?tag', '/openapi.json'],
  ['GET', '/api/cases/secret', '/api/cases/{slug}'],
  ['GET', '/api/experience?company=secret', '/api/experience'],
  ['GET', '/api/experience?secret', '/api/experience'],
  ['GET', '/api/profile?%ZZ', '/api/profile'],
  ['POST', '/api/job-fit', '/api/job-fit', '{"job_description":"secret"}'],
  ['POST', '/api/job-fit', '/api/job-fit', '{"secret":1}'],
  ['DELETE', '/api/cases/secret', '/api/cases/{slug}'],
  ['OPTIONS', '/api/cases/secret', '/api/cases/{slug}'],
  ['OPTIONS', '/api/secret', '/api/*'],
  ['GET', '/api/secret', '/api/*'],
  ['GET', '/secret', '/*'],
  ['GET', '/api/cases/secret/', 'redirect'],
  ['GET', '/api/profile/?\ud800', 'redirect'],
  ['GET', '/healthz', '/healthz'],
  ['GET', '/readyz', '/readyz'],
  ['GET', '/api/mcp', '/api/mcp'],
  ['POST', '/api/mcp', '/api/mcp', ping],
  ['POST', '/api/mcp', '/api/mcp', ping.replace('"id":1,', '')],
  ['POST', '/api/mcp', '/api/mcp', 'secret'],
])('%s %s is of the route %s', (method, target, route, text = '') => {
  const answering = app.answer({ id: '', method, target, headers: {} });
  const answer =
    typeof answering === 'function' ? answering(new TextEncoder().encode(text)) : answering;
  expect(answer.route).toBe(route);
});
