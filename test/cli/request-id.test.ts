// The name of a request: one in its answer and in the log.
import { afterEach, expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { type Served, startServer } from '../process.ts';
import { until } from '../until.ts';
import { exchange } from '../runtime/raw.ts';

let server: Served;
afterEach(() => server.stop('SIGKILL'));

it('gives uncached answers the id of the log, even if no request could be read', async () => {
  server = await startServer();
  const { headers } = await sendTo(server.port, '/api/nothing');
  const head = 'GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n';
  const refused = await exchange(server.port, [head]);
  await until(() => server.log().length >= 2);
  const [lost, malformed] = server.log();
  expect(lost).toMatchObject({ route: '/api/*', requestId: headers['x-request-id'] });
  expect(refused).toContain(`\r\nx-request-id: ${malformed!['requestId']}\r\n`);
});
