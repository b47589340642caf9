// Loads of folders and snapshots, limits of the process, and connections that close: each refusal and each bound.
import { EventEmitter } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionsThatFit } from '../../src/runtime/descriptors.ts';
import { loadContent } from '../../src/runtime/load.ts';
import { loaderOf } from '../../src/runtime/load-snapshot.ts';
import { Connection } from '../../src/runtime/node-connection.ts';
import { defaultLimits } from '../../src/runtime/node-limits.ts';
import type { NodeRequest } from '../../src/runtime/node-request.ts';
import { ContentError } from '../../src/runtime/source.ts';

const now = new Date('2026-11-20T00:00:00Z');
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'loading-'))));
afterEach(() => void rmSync(folder, { recursive: true }));

/** The message with which a snapshot is refused. */
const messageOf = async (file: string) =>
  loaderOf(file)(now).then(
    () => 'served',
    (error: Error) => error.message,
  );

/** A connection over a socket that is not connected. */
const open = (more: object = {}) => {
  const socket = Object.assign(
    new EventEmitter(),
    { destroyed: false, resume: () => undefined },
    more,
  );
  return new Connection(socket as unknown as Socket);
};

describe('connections that fit into the descriptors', () => {
  it.each([
    ['Max open files            100                  4096                 files', 36],
    ['Max processes             7\nMax open files            1024       4096    files', 960],
    ['Max open files            40                   4096                 files', 8],
    ['Max open files            unlimited            unlimited            files', undefined],
    ['Max open files            1048576              1048576              files', undefined],
    ['', undefined],
  ])('%j: %j', (limits, fitting) => {
    expect(connectionsThatFit(limits)).toBe(fitting ?? defaultLimits.maxConnections);
  });
});

describe('a snapshot that cannot be served', () => {
  it('is missing', async () => {
    const file = join(folder, 'snapshot.json');
    expect(await messageOf(file)).toBe(
      `The snapshot "${file}" cannot be served. There is no file "${file}". Write it with: npx profile-api build`,
    );
  });

  it.skipIf(process.getuid?.() === 0)('may not be read', async () => {
    const file = join(folder, 'snapshot.json');
    writeFileSync(file, '{}');
    chmodSync(file, 0);
    expect(await messageOf(file)).toBe(
      `The snapshot "${file}" cannot be served. The permission to read "${file}" is missing.`,
    );
  });

  it('is no snapshot', async () => {
    const file = join(folder, 'snapshot.json');
    writeFileSync(file, '{');
    expect(await messageOf(file)).toMatch(
      /^The snapshot ".*" cannot be served\. (?!There is no file)/,
    );
  });
});

it('a folder with a mistake and a warning names the mistake alone to pages, and both to the terminal', async () => {
  cpSync('profile', folder, { recursive: true });
  writeFileSync(
    join(folder, 'experience.yaml'),
    '- company: Example\n  title: Engineer #3\n  start: 2020-13\n  technologies: [Go]\n',
  );
  const error = await loadContent(folder, now).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ContentError);
  const { message, mistakes } = error as ContentError;
  expect(message).toContain('From here on the text is cut off');
  const messages = mistakes.map((mistake) => mistake.message);
  expect(messages.join()).not.toContain('From here on the text is cut off');
  expect(mistakes.map(({ place }) => place)).toContain(`${folder}/experience.yaml:3:10`);
});

describe('a connection', () => {
  const request = { message: { complete: true }, response: { writableFinished: true } };
  const begin = (connection: Connection) => connection.begin(request as unknown as NodeRequest);
  it('begins requests and counts them', () => {
    const connection = open();
    expect([begin(connection), begin(connection)]).toEqual([true, true]);
    expect(connection).toMatchObject({ requests: 2, completed: 2, last: request, isIdle: true });
  });

  it('begins none once it closes, or is closed', () => {
    const closing = open();
    closing.endRequests();
    for (const connection of [closing, open({ destroyed: true })]) {
      expect(begin(connection)).toBe(false);
      expect(connection).toMatchObject({ requests: 0, last: undefined });
    }
  });

  it('skips what the parser reads after the last request', () => {
    const parser = { onIncoming: () => 0 };
    const connection = open({ parser });
    connection.endRequests();
    const message = { upgrade: true };
    expect((parser.onIncoming as unknown as (message: object) => number)(message)).toBe(2);
    expect(message).toEqual({ upgrade: false });
  });
});
