// Load generators: wrk if installed, else autocannon. Both run as processes on the second core.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRequests, type Load } from './exchange.ts';
import { pinned } from './server.ts';

export interface LoadOptions {
  readonly seconds: number;
  /** Requests per second; without it, as many as the server takes. */
  readonly rate?: number;
}

export interface LoadResult {
  readonly requests: number;
  /** Answers with status 400 or higher. */
  readonly refused: number;
  /** Requests without an answer. */
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Connections at full load. */
const connections = 64;
/** At a given rate, every connection pauses 1 to 5 milliseconds between requests. */
const meanPause = 3.1;

const folder = mkdtempSync(join(tmpdir(), 'profile-api-bench-'));
const isInstalled = (command: string, ...words: string[]): boolean => {
  try {
    execFileSync(command, words, { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
};

/** Name of the generator. */
export const generator = isInstalled('wrk', '-v') ? 'wrk' : 'autocannon';

/** Sends a load to a port of this machine and counts the answers. */
export async function putLoad(port: number, load: Load, options: LoadOptions): Promise<LoadResult> {
  const run = generator === 'wrk' ? runWrk : runAutocannon;
  const result = JSON.parse(await run(port, load, options)) as LoadResult;
  if (result.failed > 0) throw new Error(`${result.failed} requests got no answer.`);
  return result;
}

function runWrk(port: number, load: Load, { seconds, rate }: LoadOptions): Promise<string> {
  const script = join(folder, `load-${port}.lua`);
  writeFileSync(script, renderScript(load, rate !== undefined));
  const count =
    rate === undefined ? connections : Math.max(1, Math.round((rate * meanPause) / 1000));
  const words = ['-t1', `-c${count}`, `-d${seconds}s`, '--timeout', '10s', '-s', script];
  return runToEnd(pinned(1, ['wrk', ...words, `http://127.0.0.1:${port}`]));
}

function runAutocannon(port: number, load: Load, options: LoadOptions): Promise<string> {
  const file = join(folder, `load-${port}.json`);
  writeFileSync(
    file,
    JSON.stringify({ port, load, requests: listRequests(load), connections, ...options }),
  );
  return runToEnd(pinned(1, [process.execPath, 'bench/autocannon.mjs', file]));
}

function renderScript(load: Load, isPaced: boolean): string {
  const { method = 'GET', headers = {} } = load;
  const sent = listRequests(load);
  const fields = Object.entries(headers).map(
    ([name, value]) => `[${quoteLua(name)}]=${quoteLua(value)}`,
  );
  return `
    local sent = {${sent.map(({ path, body }) => `{${quoteLua(path)},${body === undefined ? 'nil' : quoteLua(body)}}`).join(',')}}
    local requests, index = {}, 0
    function init()
      for i, one in ipairs(sent) do
        requests[i] = wrk.format(${quoteLua(method)}, one[1], {${fields.join(',')}}, one[2])
      end
      math.randomseed(os.time())
    end
    ${sent.length === 1 ? 'function request() return requests[1] end' : 'function request() index = index % #requests + 1 return requests[index] end'}
    ${isPaced ? 'function delay() return math.random(1, 5) end' : ''}
    function done(summary, latency)
      local errors = summary.errors
      io.write(string.format('\\n{"requests":%d,"refused":%d,"failed":%d,"seconds":%.6f,"p99":%.3f}',
        summary.requests, errors.status, errors.connect + errors.read + errors.write + errors.timeout,
        summary.duration / 1e6, latency:percentile(99) / 1e3))
    end`;
}

function quoteLua(text: string): string {
  const escaped = [...Buffer.from(text)].map((octet) =>
    octet >= 0x20 && octet < 0x7f && octet !== 0x22 && octet !== 0x5c
      ? String.fromCharCode(octet)
      : `\\${String(octet).padStart(3, '0')}`,
  );
  return `"${escaped.join('')}"`;
}

/** Resolves to the last line of a command's output. */
function runToEnd([file, ...words]: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file!, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed.trimEnd().split('\n').at(-1)!);
      else reject(new Error(`${file} ended with code ${code}: ${printed}`));
    });
  });
}
