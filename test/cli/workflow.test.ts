// The workflow that init and import offer, read by GitHub's own parser.
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
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
  it('writes a workflow that its runner takes, and that runs what there is', async () => {
    const { folder, code, out } = await init('--workflow', kind);
    expect(code).toBe(0);
    expect(out).toContain(path);
    const content = readFileSync(join(folder, path), 'utf8');
    const { value, context } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
    await convertWorkflowTemplate(context, value!);
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    const { on, jobs } = parse(content);
    expect(Object.keys(on)).toEqual(['pull_request', 'push', 'schedule', 'workflow_dispatch']);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const lines = Object.values<any>(jobs).flatMap(({ steps }) =>
      steps.map(({ run: line = '' }: any) => line),
    );
    const ours = lines.flatMap(
      (line: string) => /profile-api@(\S+) (\w+)(.*)/.exec(line)?.slice(1) ?? [],
    );
    expect(ours.filter((_: string, index: number) => index % 3 === 0)).toEqual([version, version]);
    for (const [index, command] of ours.entries()) {
      if (index % 3 === 1) expect(Object.keys(commands)).toContain(command);
      if (index % 3 === 2) {
        const [, target] = /--target (\w+)/.exec(command) ?? [];
        if (target !== undefined) expect(targetNames).toContain(target);
      }
    }
  });
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
