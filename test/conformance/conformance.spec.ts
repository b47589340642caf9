// The official conformance suite, at every protocol version that it knows and we speak.
import { afterAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app.ts';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { createProblemAnswers } from '../../src/http/problem-answer.ts';
import { createMcpEndpoint } from '../../src/mcp-endpoint.ts';
import { toolsOf } from '../../src/mcp/tools.ts';
import { serveNode } from '../../src/runtime/node.ts';
import { describeWith } from '../optional.ts';
import { startServer } from '../process.ts';
import { createTestApp, createTestSite, sampleContent } from '../sample.ts';
import { notApplicable, ownTools } from './not-applicable.ts';
import { findFailures, missingSuite, runSuite, type Scenario, versions } from './suite.ts';
import { suiteTools } from './tools.ts';

const excused = new Set([...ownTools, ...Object.values(notApplicable).flat()]);
const stillExcused = new Set(Object.values(notApplicable).flat());
const scenariosOfOwnTools = new Set(ownTools.map((entry) => entry.split(':')[0]));

// The names of the tests depend on the results.
const { real, withTools } =
  missingSuite === undefined ? await runSuites() : { real: [], withTools: [] };

describeWith('the official conformance suite', missingSuite, () => {
  describe.each(versions)('the real server at %s', (version) => {
    it.each(real.filter((scenario) => scenario.version === version))('passes $name', (scenario) => {
      expect(findUnexcused(scenario, excused)).toEqual([]);
    });
  });

  describe('the list of checks that cannot apply', () => {
    const failed = new Set(
      real.flatMap((scenario) => [
        ...(findFailures(scenario).length > 0 ? [scenario.name] : []),
        ...findFailures(scenario).map(({ id }) => `${scenario.name}:${id}`),
      ]),
    );
    it.each([...excused])('is right about %s', (entry) => {
      expect(failed).toContain(entry);
    });
  });

  describe.each(versions)('the same dispatcher with the tools of the suite at %s', (version) => {
    const scenarios = withTools.filter(
      (scenario) => scenario.version === version && scenariosOfOwnTools.has(scenario.name),
    );
    it.each(scenarios)('passes $name', (scenario) => {
      expect(findUnexcused(scenario, stillExcused)).toEqual([]);
    });
  });
});

/** Runs the suite against the command and against a server with the tools of the suite. */
async function runSuites() {
  const served = await startServer(['--log-level', 'silent']);
  const fixture = await serveFixture();
  afterAll(async () => {
    await served.stop();
    await fixture.close(1_000);
  });
  return {
    real: await runEverywhere(served.port),
    withTools: await runEverywhere(fixture.port),
  };
}

function findUnexcused(scenario: Scenario, entries: ReadonlySet<string>) {
  if (entries.has(scenario.name)) return [];
  return findFailures(scenario).filter(({ id }) => !entries.has(`${scenario.name}:${id}`));
}

async function runEverywhere(port: number): Promise<readonly Scenario[]> {
  const runs: Scenario[] = [];
  for (const version of versions) {
    runs.push(...(await runSuite(`http://127.0.0.1:${port}/api/mcp`, version)));
  }
  return runs;
}

/** Serves `/api/mcp`, and nothing else, with our tools and those of the suite. */
function serveFixture() {
  const site = createTestSite(sampleContent);
  const mcp = createMcp(site, [...toolsOf(site), ...suiteTools]);
  const endpoint = createMcpEndpoint({
    site,
    problems: createProblemAnswers(site, {}),
    headers: {},
    onFault: fail,
    guardHost: true,
    mcp,
  });
  const app: App = {
    ...createTestApp(),
    answer: (request) =>
      request.method === 'POST'
        ? (body) => endpoint.answer({ request, query: '', body })
        : endpoint.prepare({ path: request.target, parameter: '', query: '' })(request.headers),
  };
  return serveNode({ host: '127.0.0.1', port: 0, app: () => app });
}

function fail(error: unknown): never {
  throw error;
}
