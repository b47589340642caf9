// The responses that a verification reads: from the network, with a copy of each, or from saved copies.
import { type Fetched, FetchError, type Getter, type Limits } from '../net/exchange.ts';
import type { PageReader } from '../links/observe.ts';

/** A saved response; the body in Base64. */
interface Saved {
  readonly status?: number;
  readonly headers?: Fetched['headers'];
  readonly body?: string;
  readonly failure?: FetchError['code'];
  readonly message?: string;
}

/** Looks up the texts of a TXT record; none if the name has no such record. */
export type LookUpText = (name: string) => Promise<readonly string[]>;

export interface Source extends PageReader {
  readonly lookUpText: LookUpText;
}

/** The site to verify, and how. */
export interface Visit {
  readonly source: Source;
  readonly origin: string;
  /** The moment to verify for. */
  readonly at: Date;
  /** Milliseconds for each response. */
  readonly timeout: number;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Records the responses of a source. */
export class Recording implements Source {
  readonly readPage: Required<Source>['readPage'];
  readonly #answers = new Map<string, Saved>();
  readonly #records = new Map<string, readonly string[]>();
  readonly #source: Required<Source>;

  constructor(source: Required<Source>) {
    this.#source = source;
    this.readPage = source.readPage;
  }

  async get(address: string, limits: Limits): Promise<Fetched> {
    try {
      const fetched = await this.#source.get(address, limits);
      this.#answers.set(address, {
        status: fetched.status,
        headers: pickHeaders(fetched.headers),
        body: Buffer.from(fetched.body).toString('base64'),
      });
      return fetched;
    } catch (error) {
      if (error instanceof FetchError) {
        this.#answers.set(address, { failure: error.code, message: error.message });
      }
      throw error;
    }
  }

  readonly lookUpText = async (name: string): Promise<readonly string[]> => {
    const texts = await this.#source.lookUpText(name);
    this.#records.set(name, texts);
    return texts;
  };

  toText(): string {
    const answers = Object.fromEntries([...this.#answers].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const saved = { version: 1, answers, records: Object.fromEntries(this.#records) };
    return `${JSON.stringify(saved, undefined, 1)}\n`;
  }
}

/** Picks the headers that a verification reads. */
function pickHeaders(headers: Fetched['headers']): Fetched['headers'] {
  return Object.fromEntries(
    ['age', 'content-type', 'location'].map((name) => [name, headers[name]]),
  );
}

/** Answers from a recording. Everything else is unreachable. */
export function replay(text: string, readPage: Required<Source>['readPage']): Required<Source> {
  const { answers, records } = JSON.parse(text) as {
    readonly answers: Readonly<Record<string, Saved>>;
    readonly records: Readonly<Record<string, readonly string[]>>;
  };
  const get: Getter['get'] = async (address, { maxSize }) => {
    const saved = Object.hasOwn(answers, address) ? answers[address] : undefined;
    if (saved === undefined) throw new FetchError('unreachable', `${address} was not saved.`);
    if (saved.failure !== undefined) throw new FetchError(saved.failure, saved.message ?? '');
    const body = Buffer.from(saved.body ?? '', 'base64');
    if (body.length > maxSize) {
      throw new FetchError('too-large', `The answer is larger than ${maxSize} bytes.`);
    }
    return { url: address, status: saved.status ?? 0, headers: saved.headers ?? {}, body };
  };
  const lookUpText: LookUpText = async (name) =>
    Object.hasOwn(records, name) ? (records[name] ?? []) : [];
  return { get, lookUpText, readPage };
}
