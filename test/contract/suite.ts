// Every observable promise of the REST contract, and MCP in short, the same for every runtime.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleContent } from '../sample.ts';
import type { Connection } from './exchange.ts';
import type { Subject } from './subject.ts';
import { bodySuite } from './suite-bodies.ts';
import { cachingSuite, compressionSuite } from './suite-caching.ts';
import { mcpSuite } from './suite-mcp.ts';
import { pathSuite } from './suite-paths.ts';
import { querySuite } from './suite-queries.ts';

/**
 * Runs the contract against the service of `connect`, which serves the sample profile.
 *
 * @param compresses whether the runtime compresses, and says when, by itself rather than leave it to the edge
 * @param deviations tests that a platform fails, each with the reason; one that it passes is no deviation
 * @param resolvesDots whether the runtime resolves dot segments before the request is seen
 */
export function contractSuite(
  name: string,
  connect: () => Promise<Connection>,
  {
    compresses = false,
    resolvesDots = false,
    deviations = {},
  }: {
    readonly compresses?: boolean;
    readonly resolvesDots?: boolean;
    readonly deviations?: Readonly<Record<string, string>>;
  } = {},
): void {
  describe(name, () => {
    let connection: Connection;
    beforeAll(async () => {
      connection = await connect();
    }, 60_000);
    afterAll(() => connection?.close());
    beforeEach(({ task }) => {
      if (Object.hasOwn(deviations, task.name)) Object.assign(task, { fails: true });
    });
    const subject: Subject = {
      content: sampleContent,
      resolvesDots,
      send: (target, sent) => connection.send(target, sent),
      baseUrl: () => connection.baseUrl,
    };
    pathSuite(subject);
    querySuite(subject);
    bodySuite(subject);
    cachingSuite(subject);
    mcpSuite(subject);
    if (compresses) compressionSuite(subject);
    describe('every answer', () => {
      everyAnswer(subject);
      if (compresses) everyDate(subject);
    });
  });
}

function everyAnswer({ send, baseUrl }: Subject): void {
  it.each([
    ['GET', '/api/profile'],
    ['GET', '/api/nothing'],
    ['DELETE', '/api/profile'],
    ['OPTIONS', '/api/profile'],
    ['GET', '/api/profile/'],
    ['GET', '/openapi.json'],
    ['POST', '/api/job-fit'],
  ])('to %s %s is open to browsers and names contract and guide', async (method, target) => {
    const { headers } = await send(target, { method });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toBe('ETag, Link, Allow');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['link']).toContain(`<${baseUrl()}/openapi.json>; rel="service-desc"`);
    expect(headers['link']).toContain(`<${baseUrl()}/developers/>; rel="service-doc"`);
    expect(headers['link']).toContain(`<${baseUrl()}/.well-known/api-catalog>; rel="api-catalog"`);
  });

  it('takes no link from the Host header', async () => {
    const { body } = await send('/api', { headers: { host: 'evil.test' } });
    expect(body.toString()).not.toContain('evil.test');
  });
}

/** RFC 9110 §6.6.1: an origin server with a clock says when it answered. */
function everyDate({ send }: Subject): void {
  it.each([
    ['GET', '/api/profile'],
    ['HEAD', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/job-fit'],
  ])('to %s %s says when it was made', async (method, target) => {
    const asked = Date.now();
    const { headers } = await send(target, { method });
    const said = Date.parse(headers['date'] ?? '');
    expect(Math.abs(said - asked)).toBeLessThan(5_000);
  });
}
