// Runs the official conformance suite against an address and reads its results.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool, tools } from '../optional.ts';

const packageName = '@modelcontextprotocol/conformance';
const suite = join(tools, packageName, 'dist/index.js');
/** The suite needs Node.js 22. */
const node =
  Number(process.versions.node.split('.')[0]) >= 22
    ? process.execPath
    : join(tools, 'node/bin/node');

/** The missing suite, as a reason. */
export const missingSuite = findTool(packageName);

export const versions = ['2026-07-28', '2025-11-25', '2025-06-18'] as const;

export interface Scenario {
  readonly version: string;
  readonly name: string;
  readonly checks: readonly Check[];
}

export interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

/** Runs every scenario of a protocol version. */
export async function runSuite(url: string, version: string): Promise<readonly Scenario[]> {
  const folder = mkdtempSync(join(tmpdir(), 'profile-api-conformance-'));
  const words = ['server', '--url', url, '--suite', 'all', '--spec-version', version, '-o', folder];
  const output = await new Promise<string>((settle) => {
    // It exits with 1 on any failure; its files describe the failures.
    execFile(node, [suite, ...words], (_, out, err) => settle(out + err));
  });
  const scenarios = readdirSync(folder).map((name) => ({
    version,
    name: /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name)![1]!,
    checks: JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as Check[],
  }));
  if (scenarios.length === 0) throw new Error(`The suite ran nothing. ${output}`);
  return scenarios;
}

/** The failures of a scenario; a warning is a recommendation that is not followed. */
export function findFailures({ checks }: Scenario): readonly Check[] {
  return checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING');
}
