// The command line as its user meets it: one of each kind of process. Tests with several processes or waits are in processes/.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendTo, toJSON } from './contract/exchange.ts';
import { run, type Served, startServer } from './process.ts';
import { until } from './until.ts';

it('prints the version', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await run(['version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

it('ends with exit code 2 and one line where the usage is wrong', async () => {
  expect(await run(['serv'])).toEqual({
    code: 2,
    out: '',
    err: 'There is no command "serv". Did you mean "serve"?\n',
  });
});

describe('serve', () => {
  let server: Served;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop('SIGKILL'));

  it('says in one line where to look', () => {
    const { startLine, port, err } = server;
    expect(startLine).toContain(`http://localhost:${port}/`);
    expect(startLine).toContain(`http://localhost:${port}/api/mcp`);
    expect(err().trimEnd().split('\n')).toHaveLength(1);
  });

  it('logs method, route, status, duration and id, and nothing of the visitor', async () => {
    await sendTo(server.port, '/api/experience?company=secret-query');
    await sendTo(server.port, '/api/secret-path');
    await sendTo(server.port, '/api/job-fit', {
      method: 'POST',
      body: '{"job_description":"secret-body"}',
      headers: { 'user-agent': 'secret-agent', referer: 'https://secret-referer.test/' },
    });
    await until(() => server.log().length >= 3);
    const entries = server.log();
    expect(JSON.stringify(entries)).not.toMatch(/secret|127\.0\.0\.1/);
    expect(entries.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/experience', 200],
      ['GET', '/api/*', 404],
      ['POST', '/api/job-fit', 200],
    ]);
    for (const entry of entries) {
      expect(entry['duration']).toEqual(expect.any(Number));
      expect(entry['requestId']).toMatch(/^[\w-]{36}$/);
    }
  });

  it('has liveness and readiness outside the index', async () => {
    const { port } = server;
    expect(toJSON(await sendTo(port, '/healthz'))).toEqual({ status: 'ok' });
    expect(toJSON(await sendTo(port, '/readyz'))).toEqual({ status: 'ok' });
    expect((await sendTo(port, '/api')).body.toString()).not.toContain('healthz');
  });
});
