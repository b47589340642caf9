import { maxBodyLength, type PlainRequest } from '../../src/exchange.ts';
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
        id: 'test',
        method,
        target,
        headers,
      };
      const answering = app.answer(request);
      const answer =
        typeof answering === 'function'
          ? answering(octets.length > maxBodyLength ? undefined : octets)
          : answering;
      const parts = [answer.start ?? '', answer.body ?? ''];
      return {
        ...answer,
        body: Buffer.concat(
          parts.map((part) =>
            typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
          ),
        ),
      };
    },
    close: async () => {},
  };
});
