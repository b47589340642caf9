// Requests of the doctor to a published site, and the parts of an answer that its checks read.
import { connect } from 'node:tls';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A path at which every profile answers 404. */
export const nowhere = '/api/nothing-is-here';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Validity {
  readonly start: Date;
  readonly end: Date;
}

export class Site {
  isStatic = false;
  /** Whether the owner keeps the site out of search engines: `site.index` of profile.yaml is false. */
  isHidden = false;
  /** The base URL without a slash at its end. */
  readonly baseUrl: string;
  readonly now: Date;
  readonly #timeout: number;
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(baseUrl: string, now: Date, timeout: number) {
    this.baseUrl = baseUrl;
    this.now = now;
    this.#timeout = timeout;
  }

  /** Sends a request without following redirects; a GET without headers is sent once. */
  ask(path: string, question: Question = {}): Promise<Answer> {
    const key = Object.keys(question).length === 0 ? path : undefined;
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#send(path.startsWith('http') ? path : this.baseUrl + path, question);
    if (key !== undefined) this.#answers.set(key, answer);
    return answer;
  }

  /** The path of an answer of the API: static hosts without rewrites have files alone. */
  api(path: string): string {
    return this.isStatic ? `${path}.json` : path;
  }

  async #send(url: string, question: Question): Promise<Answer> {
    try {
      const signal = AbortSignal.timeout(this.#timeout);
      const response = await fetch(url, { ...question, redirect: 'manual', signal });
      const body = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      throw explainFailure(url, error as Error);
    }
  }

  /** Reads when the certificate became valid and when it ends; `undefined` if there is none to read. */
  readCertificate(): Promise<Validity | undefined> {
    const { hostname, port } = new URL(this.baseUrl);
    return new Promise((resolve) => {
      const socket = connect(Number(port || 443), hostname, { servername: hostname }, () => {
        const { valid_from: start, valid_to: end } = socket.getPeerCertificate();
        resolve({ start: new Date(start), end: new Date(end) });
        socket.destroy();
      });
      const giveUp = () => void (socket.destroy(), resolve(undefined));
      socket.setTimeout(this.#timeout, giveUp).on('error', giveUp);
    });
  }
}

function explainFailure(url: string, error: Error): Error {
  const cause = error.cause instanceof Error ? error.cause : error;
  return new Error(`the answer of ${url} cannot be read: ${cause.message}`, { cause });
}

/** Whether a cache gave the answer. Varnish sends an age of 0 with answers that it passes on. */
export function isCached({ headers }: Answer): boolean {
  const hits = `${headers.get('x-cache')} ${headers.get('cf-cache-status')}`;
  return Number(headers.get('age') ?? 0) > 0 || /\bhit/i.test(hits);
}

/** Whether two requests got one answer: the service gives each answer that no cache may store an id of its own. */
export function isSame(one: Answer, other: Answer): boolean {
  const id = one.headers.get('x-request-id');
  return id !== null && id === other.headers.get('x-request-id');
}

export function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
}

/** The media type of an answer, for the text of a finding. */
export function typeOf({ headers }: Answer): string {
  return headers.get('content-type') ?? 'none';
}

/** Parses a JSON body; `undefined` if it is none. */
export function parse(answer: Answer): any {
  try {
    return JSON.parse(textOf(answer));
  } catch {
    return undefined;
  }
}

const hosts: readonly (readonly [string, RegExp])[] = [
  ['Cloudflare', /cloudflare/i],
  ['Vercel', /vercel/i],
  ['Netlify', /netlify/i],
  ['GitHub Pages', /github\.com/i],
  ['Varnish', /varnish/i],
  ['nginx', /nginx/i],
  ['Caddy', /caddy/i],
];

export function hostOf({ headers }: Answer): string {
  const text = `${headers.get('server')} ${headers.get('via')}`;
  return hosts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'the server';
}

export interface Finding {
  /** The check and the address, for example `type of /openapi.json`. */
  readonly check: string;
  readonly found: string;
  readonly cause: string;
  readonly fix: string;
}
