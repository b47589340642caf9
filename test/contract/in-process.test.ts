import type { PlainRequest } from '../../src/exchange.ts';
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
        readBody: async (limit) => (octets.length > limit ? undefined : octets),
      };
      const answer = await app.answer(request);
      const answered = answer.body ?? '';
      return {
        ...answer,
        body:
          typeof answered === 'string' ? Buffer.from(answered, 'latin1') : Buffer.from(answered),
      };
    },
    close: async () => {},
  };
});
