// The layers and their direction (docs/architecture.md), kept by reading import lines.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The name under which the table lists the files directly in src. */
const top = 'src/*.ts';

/** What each layer may import beside itself. */
const allowed = new Map(
  [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(
      /^\| `(\w+)` \| ((?:`[^`]+`(?:, )?)+) \|$/gm,
    ),
  ].map(([, layer, imports]) => [layer!, imports!.replaceAll('`', '').split(', ')]),
);

/** Files in src that put layers together; the others there import no layer. */
const composing = new Set(['app.ts', 'mcp-endpoint.ts', 'index.ts']);

const usesNode = /^(?:content\/read\.ts|runtime\/|cli\/)/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, specifier]) => specifier!);
}

/** The files of the project that one imports, by their paths in src. */
function localImportsOf(file: string): string[] {
  return importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative('src', join('src', dirname(file), specifier)));
}

function layerOf(path: string): string {
  return path.includes('/') ? path.split('/')[0]! : top;
}

it('the table of the document has every layer', () => {
  const layers = new Set(files.map(layerOf).filter((layer) => layer !== top));
  expect(new Set(allowed.keys())).toEqual(layers);
});

it('the table of the document has no edge that nothing uses', () => {
  const used = new Set(
    files.flatMap((file) =>
      localImportsOf(file).map((path) => `${layerOf(file)} ${layerOf(path)}`),
    ),
  );
  const listed = [...allowed].flatMap(([layer, imports]) => imports.map((to) => `${layer} ${to}`));
  expect(listed.filter((edge) => !used.has(edge))).toEqual([]);
});

describe('every file', () => {
  it.each(files)('%s imports only what its layer may', (file) => {
    const layer = layerOf(file);
    if (composing.has(file)) return;
    const wrong = localImportsOf(file).filter((path) => {
      const target = layerOf(path);
      return target !== layer && !allowed.get(layer)?.includes(target);
    });
    expect(wrong).toEqual([]);
  });

  it.each(files.filter((file) => !usesNode.test(file) && file !== 'index.ts'))(
    '%s runs without Node.js',
    (file) => {
      expect(importsOf(file).filter((specifier) => specifier.startsWith('node:'))).toEqual([]);
    },
  );

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
