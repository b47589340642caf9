// The root entry where there is no Node.js, and a program that brings an operation of its own.
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAssets, readContentFiles } from '../src/content/read.ts';

/** Bundles for a platform without Node's modules; an unresolved import fails. */
async function bundle(source: string, conditions: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: '.', loader: 'ts' },
    bundle: true,
    platform: 'browser',
    conditions,
    format: 'iife',
    globalName: 'program',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** Modules of Node.js. */
const builtIn = /\brequire\("node:|from "node:/;

it.each([
  ['the root entry', './src/index.ts', ['browser']],
  ['the entry of Workers', './src/runtime/worker.ts', ['workerd', 'worker']],
])('%s bundles with nothing external: %s for %j', async (_, entry, conditions) => {
  const text = await bundle(`export * from '${entry}';`, conditions);
  expect(text).not.toMatch(builtIn);
});

it('the matcher of pages holds no zod, which would add half of its size', async () => {
  const { metafile } = await build({
    entryPoints: ['src/publish/fit-matcher.ts'],
    bundle: true,
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('src/matching/fit/evaluate.ts');
  expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
});

const program = `
  import * as z from 'zod';
  import { createApp, defineOperation, parseContent } from './src/index.ts';

  const countRoles = defineOperation({
    id: 'countRoles',
    method: 'GET',
    path: '/api/roles/{company}/count',
    summary: 'Count the roles at a company',
    description: 'How many roles were held at a company.',
    input: z.strictObject({ company: z.string().describe('Name of the company.') }),
    output: z.object({ count: z.int().describe('How many roles.') }),
    answers: 'The number.',
    errors: ['not_found'],
    cache: 'until-content-changes',
    tool: { name: 'count_roles', title: 'Count roles', description: 'Counts the roles at a company.' },
    examples: ({ roles }) =>
      roles.slice(0, 1).map(({ company }) => ({ summary: company, input: { company } })),
    run: ({ content }, { company }, fail) => {
      const count = content.roles.filter((role) => role.company === company).length;
      return count > 0 ? { count } : fail('not_found', 'No such company.', 'Name another.');
    },
  });

  export function create(files, assets, given = [countRoles]) {
    const { content } = parseContent(files, { asOf: '2026-11' });
    const app = createApp({ content, baseUrl: 'https://own.test', assets, operations: given });
    return { app, company: content.roles[0].company };
  }
  export { countRoles };
`;

describe('a program with an operation of its own, where there is no Node.js', () => {
  let create: (...given: unknown[]) => {
    app: { fetch(request: Request): Promise<Response> };
    company: string;
  };
  let countRoles: unknown;
  let app: ReturnType<typeof create>['app'];
  let company: string;
  const get = async (path: string) => app.fetch(new Request(`https://own.test${path}`));
  const textOf = async (path: string) => (await get(path)).text();

  const post = async (method: string, params: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const request = new Request('https://own.test/api/mcp', { method: 'POST', body });
    return (await (await app.fetch(request)).json()).result;
  };

  beforeAll(async () => {
    const { URL, URLSearchParams, TextEncoder, TextDecoder, Request, Response, Headers } =
      globalThis;
    const web = { URL, URLSearchParams, TextEncoder, TextDecoder, Request, Response, Headers };
    const context = createContext({ ...web, crypto, performance, atob, btoa, console });
    const text = await bundle(program, ['worker']);
    expect(text).not.toMatch(builtIn);
    runInContext(text, context);
    ({ create, countRoles } = runInContext('program', context));
    ({ app, company } = create(readContentFiles('profile'), readAssets()));
  });

  it('is called over REST', async () => {
    const response = await get(`/api/roles/${encodeURIComponent(company)}/count`);
    expect([response.status, await response.json()]).toEqual([200, { count: expect.any(Number) }]);
    const refused = await get('/api/roles/nobody/count');
    expect([refused.status, await refused.json()]).toMatchObject([
      404,
      { code: 'not_found', hint: 'Name another.' },
    ]);
  });

  it('is a tool', async () => {
    const version = { protocolVersion: '2025-11-25' };
    expect((await post('initialize', version)).instructions).toContain('count_roles (count roles)');
    const { tools } = await post('tools/list', {});
    expect(tools.at(-1)).toMatchObject({
      name: 'count_roles',
      outputSchema: { type: 'object', required: ['count'] },
    });
    const called = await post('tools/call', { name: 'count_roles', arguments: { company } });
    expect(called.structuredContent).toEqual({ count: expect.any(Number) });
  });

  it('is in the contract, the index, the reference and the lists of tools', async () => {
    const { paths } = JSON.parse(await textOf('/openapi.json'));
    expect(paths['/api/roles/{company}/count'].get.operationId).toBe('countRoles');
    expect(await textOf('/api')).toContain('countRoles');
    expect(await textOf('/developers.md')).toContain('Count the roles at a company');
    expect(await textOf('/developers/')).toContain('count_roles');
    for (const path of ['/agents.md', '/llms-full.txt', '/api/mcp']) {
      expect(await textOf(path)).toContain('count_roles');
    }
  });

  it('is refused if it replaces another', () => {
    const twice = [countRoles, countRoles];
    expect(() => create(readContentFiles('profile'), readAssets(), twice)).toThrow(
      'Two operations have the id "countRoles".',
    );
  });
});
