import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleContent } from '../../test/sample.ts';
import { until } from '../../test/until.ts';
import { changesPath } from '../paths.ts';
import { ChangeStream, versionOf } from './change-stream.ts';

let changes: ChangeStream;
let server: Server;
let port = 0;
beforeEach(async () => {
  changes = new ChangeStream();
  server = createServer({}, (asked, response) => {
    if (!changes.accept(asked, response)) response.writeHead(404).end();
  });
  Object.assign(server, { httpAllowHalfOpen: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Opens a stream; `heard` grows with what it sends. */
async function open(path = changesPath, method = 'GET') {
  const asked = request({ port, host: '127.0.0.1', path, method, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const stream = { response, heard: '', isOver: false };
  response.on('data', (chunk) => (stream.heard += String(chunk)));
  response.on('end', () => (stream.isOver = true)).on('error', () => undefined);
  return stream;
}

const other = { ...sampleContent, asOf: '2030-01' };
const mistake = { place: 'me/profile.yaml:3:1', message: 'A mistake.', fix: 'Mend it.' };
const versions = [sampleContent, other].map((content) => `data: ${versionOf(content)}\n\n`);
const mistakes = `event: mistakes\ndata: ${JSON.stringify([mistake])}\n\n`;

it('sends the version and the mistakes since, also to later pages', async () => {
  changes.publish(sampleContent);
  const first = await open();
  expect(first.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
  changes.report([mistake]);
  const second = await open();
  await until(() => second.heard === versions[0]! + mistakes);
  changes.publish(other);
  const third = await open();
  changes.close();
  await until(() => [first, second, third].every(({ isOver }) => isOver));
  expect(first.heard).toBe(versions[0]! + mistakes + versions[1]!);
  expect(second.heard).toBe(first.heard);
  expect(third.heard).toBe(versions[1]);
});

it('is for GET of its path alone', async () => {
  expect((await open(changesPath, 'POST')).response.statusCode).toBe(404);
  expect((await open('/')).response.statusCode).toBe(404);
});

it('has at most 64 readers, of which each makes room when it leaves', async () => {
  changes.publish(sampleContent);
  const readers = await Promise.all(Array.from({ length: 64 }, () => open()));
  expect((await open()).response.statusCode).toBe(404);
  readers[0]!.response.destroy();
  await until(async () => (await open()).response.statusCode === 200);
  expect((await open()).response.statusCode).toBe(404);
});

it('ends when its reader closes its side', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end(`GET ${changesPath} HTTP/1.1\r\nHost: a\r\n\r\n`).resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeGreaterThan(0);
});

it('has one version for equal content, whatever its objects are, and another for each change', () => {
  const [path] = Object.keys(sampleContent.files);
  const copied = structuredClone(sampleContent);
  expect(versionOf(copied)).toBe(versionOf(sampleContent));
  copied.files[path!]![0]! ^= 1;
  const all = [sampleContent, other, copied].map(versionOf);
  expect(new Set(all).size).toBe(3);
});
