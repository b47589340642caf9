// `/verify/`: checks a profile in the browser, by the code of `profile-api verify`.
import { FetchError, type Fetched, type Limits } from '../net/exchange.ts';
import type { VerificationReport } from './report.ts';
import type { Source } from './source.ts';
import { verifyOrigin } from './verify.ts';

const timeout = 20_000;

/** Whether the browser can verify Ed25519 signatures. */
export async function isSupported(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']);
    return true;
  } catch {
    return false;
  }
}

/** Verifies an origin. A browser cannot ask the DNS or read most pages of other sites, so it reports those as not checked. */
export async function verifyInBrowser(
  origin: string,
  at: Date,
  onProgress: (done: number, total: number) => void,
): Promise<VerificationReport> {
  const options = { source: browserSource, origin, at, timeout, onProgress };
  return (await verifyOrigin(options)).report;
}

const browserSource: Source = {
  get: async (address, limits) => {
    const user = /^https:\/\/github\.com\/(?<user>[\w-]+)\.keys$/u.exec(address)?.groups?.['user'];
    return user === undefined ? request(address, limits) : requestKeys(user, limits);
  },
  lookUpText: () => Promise.reject(new FetchError('unreachable', 'a browser cannot ask the DNS')),
};

/** Other origins may not read `github.com/USER.keys`; the API has the same keys. */
async function requestKeys(user: string, limits: Limits): Promise<Fetched> {
  const fetched = await request(`https://api.github.com/users/${user}/keys`, limits);
  if (fetched.status !== 200) return fetched;
  const keys = JSON.parse(new TextDecoder().decode(fetched.body)) as readonly { key: string }[];
  return { ...fetched, body: new TextEncoder().encode(keys.map(({ key }) => key).join('\n')) };
}

async function request(address: string, limits: Limits): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    const response = await fetch(address, {
      signal,
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
    // A redirect has no readable status.
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    const body = await readBody(response, limits);
    return { url: address, status, headers: readHeaders(response), body };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const code = signal.aborted ? 'timeout' : 'unreachable';
    throw new FetchError(code, `${address} cannot be read from a browser.`, { cause: error });
  }
}

/** Reads no more than the limit. */
async function readBody(response: Response, { maxSize }: Limits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length;
    if (size > maxSize) {
      await reader?.cancel();
      throw new FetchError('too-large', `The answer is larger than ${maxSize} bytes.`);
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/** Other origins hide `Age` unless they expose it, so the oldest copy that an edge may serve is assumed. */
function readHeaders({ headers }: Response): Fetched['headers'] {
  return { 'content-type': headers.get('content-type') ?? '', age: headers.get('age') ?? '3600' };
}
