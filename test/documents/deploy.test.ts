// docs/deploy.md and the pages of hosts are true: their commands are accepted, their files exist, and all targets are listed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { commands } from '../../src/cli/commands.ts';
import { paths } from '../../src/paths.ts';
import { targetNames } from '../../src/publish/target-names.ts';

const folder = 'docs/deploy';
const hosts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const overview = readFileSync('docs/deploy.md', 'utf8');
const text = [overview, ...hosts].join('\n');

it('has every target in its table, and builds no other', () => {
  const rows = [...overview.matchAll(/^\| ((?:`[a-z]+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(rows.toSorted()).toEqual([...targetNames].toSorted());
  const built = [...text.matchAll(/--target ([a-z]+)/g)].map(([, name]) => name);
  for (const name of built) expect(targetNames).toContain(name);
});

it.each(readdirSync(folder))('%s has the same parts as every host', (name) => {
  const host = readFileSync(join(folder, name), 'utf8');
  const headings = [...host.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'First publish',
    'Own domain',
    'TLS',
    'Update',
    'Purge',
    'Rollback',
    'Uptime',
    'Logs',
    'Keys',
  ]);
  expect(overview).toContain(`(deploy/${name})`);
  expect(host).toMatch(/(?:not run|not tried) here/);
});

it('names commands and flags that exist', () => {
  for (const [, name, rest] of text.matchAll(/npx profile-api ([a-z-]+)([^`\n]*)/g)) {
    expect(Object.keys(commands)).toContain(name);
    for (const [, flag] of rest!.matchAll(/--([a-z-]+)/g)) {
      expect(Object.keys(commands[name!]!.flags), `${name} --${flag}`).toContain(flag);
    }
  }
});

it('the sample for Kubernetes probes existing endpoints, and leads to its own pods', () => {
  const sample = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8'));
  const [deployment, service] = sample.map((document) => document.toJS());
  expect(service.spec.selector).toEqual(deployment.spec.template.metadata.labels);
  const { containers, securityContext } = deployment.spec.template.spec;
  expect(containers[0].livenessProbe.httpGet.path).toBe(paths.healthz);
  expect(containers[0].readinessProbe.httpGet.path).toBe(paths.readyz);
  expect(containers[0].securityContext.readOnlyRootFilesystem).toBe(true);
  expect(securityContext.runAsNonRoot).toBe(true);
});

it('names files of deploy/ that are there', () => {
  for (const [, file] of text.matchAll(/\((?:\.\.\/)+(deploy\/[\w.]+\.(?!md)\w+)/g)) {
    expect(existsSync(file!), file).toBe(true);
  }
});

it('gives a server the same memory as every configuration', () => {
  const found = [
    ['docs/deploy/container.md', /--memory (\d+)m/],
    ['docs/deploy.md', /Give a server (\d+) MB/],
    ['docs/deploy/container.md', /Choose (\d+) MB/],
    ['deploy/profile-api.service', /^MemoryMax=(\d+)M$/m],
    ['deploy/kubernetes.yaml', /limits: \{ memory: (\d+)Mi \}/],
    ['src/publish/node.ts', /--memory (\d+)m/],
  ] as const;
  for (const [file, pattern] of found) {
    expect(pattern.exec(readFileSync(file, 'utf8'))?.[1], `${file} ${pattern}`).toBe('512');
  }
});
