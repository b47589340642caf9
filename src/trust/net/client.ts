// The HTTP client of the commands. It sends GET requests to public addresses only, and checks every address at connection.
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { parseURL } from '../../kernel/url.ts';
import { apiVersion, packageName } from '../../version.ts';
import { type Fetched, FetchError, type Getter, type Limits } from './exchange.ts';
import { lookupLocal, lookupPublic } from './lookup.ts';
import { isPublicAddress, literalAddress, notPublic } from './public-address.ts';

/** For tests only: no flag and no variable sets it. */
export interface Allowance {
  /** Loopback ports that replace hosts in tests. */
  readonly loopback: ReadonlyMap<string, number>;
  /** TXT records by name. Other names have none. */
  readonly textRecords?: ReadonlyMap<string, readonly string[]>;
}

interface ClientOptions {
  readonly schemes: readonly ('https:' | 'http:')[];
  /** Called before every request; resolves when a request to the host is allowed. */
  readonly pace?: (host: string) => Promise<void>;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export class Client implements Getter {
  readonly #schemes: readonly string[];
  readonly #pace: ClientOptions['pace'];
  readonly #allowance: Allowance | undefined;
  readonly #lookup: LookupFunction;
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };

  constructor({ schemes, pace }: ClientOptions, allowance?: Allowance) {
    this.#schemes = schemes;
    this.#pace = pace;
    this.#allowance = allowance;
    this.#lookup = allowance === undefined ? lookupPublic : lookupLocal;
  }

  /**
   * Fetches a page.
   *
   * @throws {FetchError} when there is no response
   */
  async get(address: string, limits: Limits): Promise<Fetched> {
    let deadline: AbortSignal | undefined;
    let url = address;
    for (let hop = 0; hop <= (limits.maxRedirects ?? 0); hop++) {
      const target = this.#parse(url);
      await this.#pace?.(target.host);
      // The pause before the request is not part of the time limit.
      deadline ??= AbortSignal.timeout(limits.timeout);
      const fetched = await this.#request(target, limits, deadline);
      if (limits.maxRedirects === undefined || !redirects.has(fetched.status)) return fetched;
      const { location } = fetched.headers;
      const next = location === undefined ? undefined : parseURL(location, url);
      if (next === undefined) return fetched;
      url = next.href;
    }
    throw new FetchError('too-many-redirects', `${address} redirects too often.`);
  }

  /** Closes the idle connections. */
  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  #parse(address: string): URL {
    const shown = address.replace(/\/\/[^/?#]*@/u, '//');
    const refuse = (why: string) =>
      new FetchError('address-refused', `${shown} is not requested: ${why}.`);
    const url = parseURL(address);
    if (url === undefined) throw refuse('it is not an address');
    if (!this.#schemes.includes(url.protocol)) {
      throw refuse(`only ${this.#schemes.join(' and ')} is allowed`);
    }
    if (url.username !== '' || url.password !== '') throw refuse('it holds credentials');
    if (this.#allowance?.loopback.has(url.host)) return url;
    // A URL omits the default port of its scheme.
    if (url.port !== '' && url.port !== '80' && url.port !== '443') {
      throw refuse('only the ports 80 and 443 are allowed');
    }
    const literal = literalAddress(url);
    if (literal !== undefined && !isPublicAddress(literal)) throw refuse(notPublic);
    return url;
  }

  #request(url: URL, limits: Limits, deadline: AbortSignal): Promise<Fetched> {
    const port = this.#allowance?.loopback.get(url.host);
    const scheme = port === undefined ? (url.protocol as 'http:' | 'https:') : 'http:';
    const { request } = scheme === 'http:' ? http : https;
    const options: https.RequestOptions = {
      agent: this.#agents[scheme],
      headers: {
        'accept-encoding': 'identity',
        'user-agent': `${packageName}/${apiVersion}`,
        ...limits.headers,
        host: url.host,
      },
      ...(port === undefined ? { lookup: this.#lookup } : { host: '127.0.0.1', port }),
    };
    const { pathname, search } = url;
    const target = port === undefined ? url : `http://127.0.0.1:${port}${pathname}${search}`;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(explain(error, url));
      const sent = request(target, options, (response) => {
        readBody(response, limits)
          .then((body) => {
            const { statusCode: status = 0, headers } = response;
            resolve({ url: url.href, status, headers: headers as Fetched['headers'], body });
          })
          .catch(fail)
          .finally(() => deadline.removeEventListener('abort', cut));
      });
      const cut = () => sent.destroy(new FetchError('timeout', `${url.href} took too long.`));
      deadline.addEventListener('abort', cut, { once: true });
      if (deadline.aborted) cut();
      sent.on('error', fail);
      sent.end();
    });
  }
}

async function readBody(
  response: http.IncomingMessage,
  { maxSize, isCut = false }: Limits,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size <= maxSize) continue;
    if (!isCut) throw new FetchError('too-large', `The answer is larger than ${maxSize} bytes.`);
    break;
  }
  return Buffer.concat(chunks).subarray(0, maxSize);
}

function explain(error: unknown, url: URL): FetchError {
  if (error instanceof FetchError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') {
    return new FetchError('host-unknown', `There is no host ${url.hostname}.`, { cause: error });
  }
  const message = `${url.href} cannot be reached${code === undefined ? '' : ` (${code})`}.`;
  return new FetchError('unreachable', message, { cause: error });
}
