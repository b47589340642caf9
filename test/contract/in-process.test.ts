import { randomUUID } from 'node:crypto';
import { maxBodyLength, type PlainRequest } from '../../src/exchange.ts';
import { identify } from '../../src/http/access.ts';
import { createTestApp } from '../sample.ts';
import type { Connection } from './exchange.ts';
import { contractSuite } from './suite.ts';

contractSuite('plain values in, plain values out', async (): Promise<Connection> => {
  const app = createTestApp();
  return {
    baseUrl: 'https://profile.test',
    async send(target, { method = 'GET', headers = {}, body = '' } = {}) {
      const octets = Buffer.from(body);
      const request: PlainRequest = {
        id: randomUUID(),
        method,
        target,
        headers,
      };
      const answering = app.answer(request);
      const answer =
        typeof answering === 'function'
          ? answering(octets.length > maxBodyLength ? undefined : octets)
          : answering;
      const { body: sent = '' } = answer;
      return {
        // As every runtime does.
        ...identify(answer, request),
        body: sent instanceof Uint8Array ? Buffer.from(sent) : Buffer.from(String(sent)),
      };
    },
    close: async () => {},
  };
});
