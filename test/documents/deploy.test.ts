// docs/deploy.md is true: its commands are accepted, its files exist, and it lists all targets.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { commands } from '../../src/cli/commands.ts';
import { paths } from '../../src/paths.ts';
import { targetNames } from '../../src/publish/target-names.ts';

const text = readFileSync('docs/deploy.md', 'utf8');

it('has every target in its table, and builds no other', () => {
  const rows = [...text.matchAll(/^\| ((?:`[a-z]+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(rows.toSorted()).toEqual([...targetNames].toSorted());
  const built = [...text.matchAll(/--target ([a-z]+)/g)].map(([, name]) => name);
  for (const name of built) expect(targetNames).toContain(name);
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
  for (const [, file] of text.matchAll(/\.\.\/(deploy\/[\w.]+)/g)) {
    expect(existsSync(file!), file).toBe(true);
  }
});

it('gives a server the same memory as every configuration', () => {
  const found = [
    ['docs/deploy.md', /--memory (\d+)m/],
    ['docs/deploy.md', /Give a server (\d+) MB/],
    ['docs/deploy.md', /Choose (\d+) MB/],
    ['deploy/profile-api.service', /^MemoryMax=(\d+)M$/m],
    ['deploy/kubernetes.yaml', /limits: \{ memory: (\d+)Mi \}/],
    ['src/publish/node.ts', /--memory (\d+)m/],
  ] as const;
  for (const [file, pattern] of found) {
    expect(pattern.exec(readFileSync(file, 'utf8'))?.[1], `${file} ${pattern}`).toBe('512');
  }
});
