import { compress } from '../../src/runtime/compress.ts';
import { serveNode } from '../../src/runtime/node.ts';
import { createTestApp } from '../sample.ts';
import { type Connection, sendTo } from './exchange.ts';
import { contractSuite } from './suite.ts';

async function connect(): Promise<Connection> {
  const app = createTestApp(undefined, { compress });
  const server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
  return {
    baseUrl: 'https://profile.test',
    send: (target, sent) => sendTo(server.port, target, sent),
    close: () => server.close(1_000),
  };
}

contractSuite('Node.js', connect, { compresses: true });
