// The same service on Bun, and nginx serving the same answer from a file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, ratios } from './compare.ts';
import type { Recorded } from './exchange.ts';
import { type Part, type Row, summarize } from './part.ts';
import type { Subject } from './server.ts';
import { createBare, record, service } from './subjects.ts';

const path = '/api/profile';
const load = { targets: [path] };

export const runtimes: Part = {
  name: 'runtimes',
  description: `GET ${path} by this service on Bun and by nginx from a file, over a bare \`node:http\` server.`,
  async run(options) {
    const { answer } = await record({ answer: load });
    const bare = createBare(answer);
    const bun: Subject = {
      ...service,
      name: 'profile-api on Bun',
      command: ['bench/node_modules/.bin/bun', 'dist/runtime/bun.js'],
    };
    const nginx = isInstalled('nginx') ? createNginx(answer) : undefined;
    if (nginx === undefined) options.note('nginx is not installed and is left out');
    const subjects = [bare, bun, ...(nginx === undefined ? [] : [nginx])];
    options.note(subjects.map(({ name }) => name).join(', '));
    const turns = await compare(subjects, load, { ...options, alone: true, expected: answer });
    const rows: Row[] = subjects.slice(1).map(({ name }) => ({
      name,
      unit: 'ratio',
      ...summarize(ratios(turns, name, bare.name)),
    }));
    if (nginx === undefined) return rows;
    const over = summarize(ratios(turns, bun.name, nginx.name));
    return [...rows, { name: 'Bun over nginx', unit: 'ratio', target: { atLeast: 1 }, ...over }];
  },
};

function isInstalled(command: string): boolean {
  try {
    execFileSync(command, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** One worker that serves a file with the headers of the answer, and logs nothing. */
function createNginx({ headers, body }: Recorded): Subject {
  const folder = mkdtempSync(join(tmpdir(), 'profile-api-nginx-'));
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, path), body);
  const added = Object.entries(headers)
    .filter(([name]) => name !== 'content-length' && name !== 'content-type')
    .map(([name, value]) => `add_header ${name} '${value}';`);
  const config = (port: string) => `
    daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
      server_tokens off; etag off; default_type application/json; types { }
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port}; root ${folder}; max_ranges 0; if_modified_since off;
        add_header Last-Modified ''; ${added.join(' ')}
      }
    }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config('PORT'));
  const own = `${file}.$PORT`;
  const start = `sed "s/:PORT;/:$PORT;/" ${file} > ${own} && exec nginx -c ${own} -e ${folder}/error.log`;
  return { name: 'nginx', command: ['sh', '-c', start], probe: path };
}
