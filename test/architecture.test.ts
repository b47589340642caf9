// The rooms and the direction between them, by the import lines of every file.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { base, rooms, top } from './rooms.ts';

/** The rooms of the document, in its order. */
const documented = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\| `(?<room>[\w/.-]+)` \| [^|]+ \|$/gm,
  ),
].map(({ groups }) => groups!['room']!);

const order = Object.keys(rooms);
const isBelowBase = (room: string) => order.indexOf(room) > order.indexOf('domain');

/** Files in src that put rooms together; the others there import no room. */
const composing = new Set(['app.ts', 'endpoints.ts', 'mcp-endpoint.ts', 'index.ts']);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier]) => specifier!,
  );
}

/** The files of the project that one imports, by their paths in src. */
function localImportsOf(file: string): string[] {
  return importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative('src', join('src', dirname(file), specifier)));
}

/** The room of a file: the file itself, or the nearest folder that the table has. */
function roomOf(path: string): string {
  for (let room = path; room !== '.'; room = dirname(room)) {
    if (room in rooms) return room;
  }
  return path.includes('/') ? dirname(path) : top;
}

/** A circle that begins and ends with one of the nodes; `undefined` where there is none. */
function findCircle(edges: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of edges.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('the table of rooms', () => {
  it('has every room and no other, in the order of the document', () => {
    const inSource = new Set(files.map(roomOf).filter((room) => room !== top));
    expect(new Set(order)).toEqual(inSource);
    expect(documented).toEqual(order);
  });

  it('has no edge that nothing uses', () => {
    const used = new Set(
      files.flatMap((file) =>
        localImportsOf(file).map((path) => `${roomOf(file)} ${roomOf(path)}`),
      ),
    );
    const listed = Object.entries(rooms).flatMap(([room, imports]) =>
      imports.map((to) => `${room} ${to}`),
    );
    expect(listed.filter((edge) => !used.has(edge))).toEqual([]);
  });

  it('lists each room below those that it imports', () => {
    const upwards = order.flatMap((room) =>
      rooms[room]!.filter((to) => order.indexOf(to) > order.indexOf(room)).map(
        (to) => `${room} ${to}`,
      ),
    );
    expect(upwards).toEqual([]);
  });
});

it('no files import each other in a circle, types included', () => {
  expect(findCircle(new Map(files.map((file) => [file, localImportsOf(file)])))).toBeUndefined();
});

it('finds a circle where there is one', () => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCircle(edges)).toEqual(['b', 'c', 'b']);
});

describe('every file', () => {
  it.each(files)('%s imports only from the rooms that the table allows', (file) => {
    const room = roomOf(file);
    if (composing.has(file)) return;
    const wrong = localImportsOf(file).filter((path) => {
      const target = roomOf(path);
      const isAllowed = isBelowBase(room) && base.includes(target);
      return target !== room && !isAllowed && !rooms[room]?.includes(target);
    });
    expect(wrong).toEqual([]);
  });

  it.each(files.filter((file) => !/^(?:runtime|cli)\//.test(file)))(
    '%s asks no clock, no chance and no environment',
    (file) => {
      const code = readFileSync(join('src', file), 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
      expect(code).not.toMatch(/Date\.now|new Date\(\)|process\.env|\.toLocale/);
      const chance = code.match(/Math\.random|randomUUID|getRandomValues/g) ?? [];
      // The id of a request, where the runtime speaks `fetch`.
      expect(chance).toEqual(file === 'http/fetch.ts' ? ['randomUUID'] : []);
    },
  );
});
