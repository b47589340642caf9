// The workflow that init and import offer, read by GitHub's own parser.
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it, vi } from 'vitest';
import * as packageFiles from '../../src/cli/package-files.ts';
import { commands } from '../../src/cli/commands.ts';
import { targetNames } from '../../src/publish/target-names.ts';
import { runHere } from '../command.ts';
import { newFolder } from '../folders.ts';

const path = '.github/workflows/profile.yml';

async function init(...more: string[]) {
  const folder = join(newFolder(), 'profile');
  return { folder, ...(await runHere(['init', folder, ...more])) };
}

describe.each(['pages', 'workers'])('init --workflow %s', (kind) => {
  it('writes a workflow that its runner accepts, and that runs existing commands', async () => {
    const { folder, code, out } = await init('--workflow', kind, '--package', '@own/api@1.2.3');
    expect(code).toBe(0);
    expect(out).toContain(path);
    const content = readFileSync(join(folder, path), 'utf8');
    const { value, context } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
    await convertWorkflowTemplate(context, value!);
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    const { on, jobs } = parse(content);
    expect(Object.keys(on)).toEqual(['pull_request', 'push', 'schedule', 'workflow_dispatch']);
    const lines = Object.values<any>(jobs).flatMap(({ steps }) =>
      steps.map(({ run: line = '' }: any) => line),
    );
    const ours = lines.flatMap(
      (line: string) =>
        /--package "\$PROFILE_API" profile-api (\w+)(.*)/.exec(line)?.slice(1) ?? [],
    );
    expect(ours).toHaveLength(4);
    for (const [index, command] of ours.entries()) {
      if (index % 2 === 0) expect(Object.keys(commands)).toContain(command);
      if (index % 2 === 1) {
        const [, target] = /--target (\w+)/.exec(command) ?? [];
        if (target !== undefined) expect(targetNames).toContain(target);
      }
    }
  });
});

async function packageOf(...flags: string[]) {
  const { folder, err, code } = await init(...flags);
  if (code !== 0) return err;
  return parse(readFileSync(join(folder, path), 'utf8')).env.PROFILE_API;
}

describe('the package that a workflow runs', () => {
  it.each([
    '@own/api@1.2.3',
    'api@2.0.0-rc.1',
    'https://me.example/api-1.0.0.tgz',
    './tools/api-1.0.0.tgz',
  ])('is %s where the owner says so', async (source) => {
    for (const kind of ['pages', 'workers'])
      expect(await packageOf('--workflow', kind, '--package', source)).toBe(source);
  });

  it.each(['pages', 'workers'])('of %s is asked for until a release names ours', async (kind) => {
    expect(await packageOf('--workflow', kind)).toBe(
      '--workflow needs --package, because this copy of profile-api is from no registry: give a package of yours with its version, such as @me/profile-api@1.0.0, or a tarball that "npm pack" wrote, such as ./profile-api-1.0.0.tgz.',
    );
  });

  it.each(['api', "a@1' # x", 'a@$(id)', '/etc/api.tgz', 'http://me.example/a.tgz'])(
    'is not %s',
    async (source) => {
      expect(await packageOf('--workflow', 'pages', '--package', source)).toBe(
        `--package takes a name with a version, the https address of a tarball, or ./FILE.tgz in the folder, not "${source}".`,
      );
    },
  );

  it('is refused without a workflow', async () => {
    expect(await packageOf('--package', 'a@1')).toBe(
      '--package is for --workflow, which is missing.',
    );
  });

  it('is the published one with its version, in a release', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const read = vi.spyOn(packageFiles, 'readPackage');
    read.mockReturnValue({ name: '@own/api', version, repository: 'github:own/api' });
    expect(await packageOf('--workflow', 'pages')).toBe(`@own/api@${version}`);
    read.mockRestore();
  });
});

it.each([
  '.github/workflows/profile.yml',
  'deploy/workflows/pages.yml',
  'deploy/workflows/workers.yml',
])('%s checks with the address that it publishes at, where there is one', (file) => {
  const { jobs } = parse(readFileSync(file, 'utf8').replaceAll('{{package}}', 'a'));
  const step = jobs.check.steps.find(({ run = '' }: any) => run.includes(' check '));
  const line = step.run.replace(/^.*? check/, 'printf "%s\\n"');
  const [variable] = Object.keys(step.env);
  const argsWith = (address: string) =>
    execFileSync('bash', ['-c', line], { env: { [variable!]: address }, encoding: 'utf8' })
      .trim()
      .split('\n');
  expect(argsWith('https://a.test/b c').slice(-2)).toEqual(['--base-url', 'https://a.test/b c']);
  expect(argsWith('')).not.toContain('--base-url');
});

describe.each([
  '.github/workflows/profile.yml',
  '.github/workflows/doctor.yml',
  'deploy/workflows/pages.yml',
  'deploy/workflows/workers.yml',
])('%s', (file) => {
  const content = readFileSync(file, 'utf8');

  it('is taken by its runner, and names every action by its commit', async () => {
    const { value, context } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
    await convertWorkflowTemplate(context, value!);
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    const actions = [...content.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+$/);
  });

  it('runs commands and flags that exist', () => {
    for (const [, name, rest] of content.matchAll(/dist\/cli\/bin\.js ([a-z-]+)(.*)/g)) {
      expect(Object.keys(commands)).toContain(name);
      for (const [, flag] of rest!.matchAll(/--([a-z-]+)/g))
        expect(Object.keys(commands[name!]!.flags)).toContain(flag);
    }
  });
});

it('is offered where it is not asked for', async () => {
  const { folder, out } = await init();
  expect(out).toContain('--workflow pages');
  expect(existsSync(join(folder, path))).toBe(false);
});

it('is refused by a name that is none', async () => {
  const { code, err, folder } = await init('--workflow', 'gitlab');
  expect({ code, err }).toEqual({
    code: 2,
    err: '--workflow takes pages or workers, not "gitlab".',
  });
  expect(existsSync(folder)).toBe(false);
});
