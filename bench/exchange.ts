// One request and its answer, byte by byte: every subject must give the same answer.
import { Agent, request } from 'node:http';

export interface Load {
  readonly method?: 'GET' | 'POST';
  /** Request targets, requested in turn. */
  readonly targets: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of every request, or the bodies of as many requests to the first target, sent in turn. */
  readonly body?: string | readonly string[];
}

/** The requests of a load, which are sent in turn. */
export function listRequests({ targets, body }: Load): readonly { path: string; body?: string }[] {
  if (body === undefined) return targets.map((path) => ({ path }));
  if (typeof body === 'string') return targets.map((path) => ({ path, body }));
  return body.map((text) => ({ path: targets[0]!, body: text }));
}

export interface Recorded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Headers of the connection or the moment, or set by a peer's server. */
const ignoredHeaders = new Set(['connection', 'keep-alive', 'date', 'server', 'transfer-encoding']);

const agent = new Agent({ keepAlive: false });

/** Sends the first request of a load. */
export function exchange(port: number, load: Load): Promise<Recorded> {
  const { method = 'GET', headers } = load;
  const { path, body } = listRequests(load)[0]!;
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers });
    asked.once('error', reject);
    asked.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          headers: normalizeHeaders(response.headers),
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.end(body);
  });
}

function normalizeHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const kept = Object.entries(headers)
    .filter(([name]) => !ignoredHeaders.has(name))
    // Some frameworks always name the charset.
    .map(([name, value]) => [name, String(value).replace(/; ?charset=utf-8$/i, '')]);
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a! < b! ? -1 : 1)));
}

/** Headers that peers repeat as recorded and the service makes for each request. */
const requestId = 'x-request-id';

/** Throws unless the second answer has the status, headers and bytes of the first. */
export function requireSame(expected: Recorded, actual: Recorded, who: string): void {
  const differences: string[] = [];
  if (actual.status !== expected.status) differences.push(`status ${actual.status}`);
  for (const name of new Set([...Object.keys(expected.headers), ...Object.keys(actual.headers)])) {
    const [wanted, given] = [expected.headers[name], actual.headers[name]];
    if (wanted !== given && name !== requestId)
      differences.push(`${name}: ${given ?? '(none)'}, not ${wanted ?? '(none)'}`);
  }
  if (!actual.body.equals(expected.body)) {
    differences.push(`${actual.body.length} other bytes, not ${expected.body.length}`);
  }
  if (differences.length > 0)
    throw new Error(`${who} answers something else: ${differences.join('; ')}`);
}
