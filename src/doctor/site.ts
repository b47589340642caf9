// Requests of the doctor to a published site, and the parts of an answer that its checks read.

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A published site. */
export class Site {
  /** Whether the host serves files only. */
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
    const response = await fetch(url, {
      ...question,
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#timeout),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  }
}

export function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
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

/** Names the server that answered, by its headers. */
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
