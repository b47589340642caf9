import { compress } from '../../src/runtime/compress.ts';
import { serveNode } from '../../src/runtime/node.ts';
import { createTestApp } from '../sample.ts';
import { sendTo } from './exchange.ts';
import { contractSuite } from './suite.ts';

contractSuite('Node.js', async () => {
  const app = createTestApp(undefined, { compress });
  const server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
  return {
    baseUrl: 'https://profile.test',
    send: (target, sent) => sendTo(server.port, target, sent),
    close: () => server.close(1_000),
  };
});
