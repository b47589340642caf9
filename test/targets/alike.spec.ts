// Forty requests to each target, compared with the answers of `build --target node`: the table of docs/deploy.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Connection, sendTo } from '../contract/exchange.ts';
import { baseUrl, connectSpawned } from '../contract/spawned.ts';
import { describeWith } from '../optional.ts';
import { missingCaddy, startCaddy } from '../servers/caddy.ts';
import { missingNginx, startNginx } from '../servers/nginx.ts';
import { build } from './built.ts';
import { connectNetlify, connectPages, connectVercel } from './connect.ts';
import { ask, compare, requests } from './requests.ts';
import { missingWrangler, startWrangler } from './wrangler.ts';

async function connectNode(): Promise<Connection> {
  const folder = await build('node', baseUrl);
  return connectSpawned(process.execPath, () => [join(folder, 'server.mjs')]);
}

async function connectNginx(): Promise<Connection> {
  const folder = await build('static', baseUrl);
  const text = readFileSync(join(folder, 'nginx.conf'), 'utf8');
  const { port, stop } = await startNginx(text, { published: join(folder, 'public') });
  return { baseUrl, send: (target, sent) => sendTo(port, target, sent), close: stop };
}

async function connectCaddy(): Promise<Connection> {
  const folder = await build('static', baseUrl);
  // Without a certificate Caddy serves no https.
  const text = readFileSync(join(folder, 'Caddyfile'), 'utf8').replace(
    `\n${baseUrl} {`,
    `\n${baseUrl.replace('https', 'http')} {`,
  );
  const { port, stop } = await startCaddy(text, { published: join(folder, 'public') });
  const host = new URL(baseUrl).host;
  return {
    baseUrl,
    send: (target, sent) => sendTo(port, target, { ...sent, headers: { host, ...sent?.headers } }),
    close: stop,
  };
}

/** The servers of each column. */
const columns: Readonly<Record<string, readonly (() => Promise<Connection>)[]>> = {
  'nginx, Caddy': [connectNginx, connectCaddy],
  'GitHub Pages': [connectPages],
  Cloudflare: [async () => startWrangler(await build('cloudflare', baseUrl))],
  Vercel: [connectVercel],
  Netlify: [connectNetlify],
};

/** The table of docs/deploy.md: a row for each group of requests of which a host answers one differently. */
async function renderTable(): Promise<string> {
  const node = await connectNode();
  const hosts = await Promise.all(
    Object.values(columns).map((connects) => Promise.all(connects.map((connect) => connect()))),
  );
  const rows: string[][] = [];
  for (const [row, list] of Object.entries(requests)) {
    const expected = await Promise.all(list.map((one) => ask(node, one)));
    const cells = hosts.map(async (connections, column) => {
      const received = connections.map((one) => Promise.all(list.map((asked) => ask(one, asked))));
      const found = (await Promise.all(received)).map((answers) =>
        answers.flatMap((one, index) => compare(expected[index]!, one, column < 2)),
      );
      return [...new Set(found.flat())].join(', ');
    });
    rows.push([row, ...(await Promise.all(cells))]);
  }
  for (const { close } of [node, ...hosts.flat()]) await close();
  const head = ['', ...Object.keys(columns)];
  const told = rows.filter(([, ...cells]) => cells.some((cell) => cell !== ''));
  return [head, head.map(() => '---'), ...told]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

describeWith('every target', missingNginx ?? missingCaddy ?? missingWrangler, () => {
  it('is asked forty times', () => {
    expect(Object.values(requests).flat()).toHaveLength(40);
  });

  it('answers like the service, but for the deviations of docs/deploy.md', async () => {
    const table = await renderTable();
    const text = readFileSync('docs/deploy.md', 'utf8');
    const [, told = ''] = /<!-- deviations -->\n\n([^]*?)\n\n/.exec(text) ?? [];
    expect(table).toBe(told);
  }, 120_000);
});
