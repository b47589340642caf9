// Where a verification takes its answers from: the network, with a copy of each, or such copies.
import { type Fetched, FetchError, type Getter, type Limits } from '../net/client.ts';

/** One answer as it is kept; the body in Base64. */
interface Kept {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly failure?: FetchError['code'];
  readonly message?: string;
}

/** Looks up the texts of a TXT record; a name without one has none. */
export type LookUpText = (name: string) => Promise<readonly string[]>;

export interface Source extends Getter {
  readonly lookUpText: LookUpText;
}

/** Answers that were kept, as the text of a file. */
export class Recording implements Source {
  readonly #answers = new Map<string, Kept>();
  readonly #records = new Map<string, readonly string[]>();
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
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
    const kept = { version: 1, answers, records: Object.fromEntries(this.#records) };
    return `${JSON.stringify(kept, undefined, 1)}\n`;
  }
}

/** The headers that a verification looks at. */
function pickHeaders(headers: Fetched['headers']): Record<string, string> {
  const { age, 'content-type': type } = headers;
  return { ...(age !== undefined && { age }), ...(type !== undefined && { 'content-type': type }) };
}

/** Answers out of a recording; what is not in it cannot be reached. */
export function replay(text: string): Source {
  const { answers, records } = JSON.parse(text) as {
    readonly answers: Readonly<Record<string, Kept>>;
    readonly records: Readonly<Record<string, readonly string[]>>;
  };
  return {
    async get(address, { maxSize }) {
      const kept = Object.hasOwn(answers, address) ? answers[address] : undefined;
      if (kept === undefined) throw new FetchError('unreachable', `${address} was not saved.`);
      if (kept.failure !== undefined) throw new FetchError(kept.failure, kept.message ?? '');
      const body = Buffer.from(kept.body ?? '', 'base64');
      if (body.length > maxSize) {
        throw new FetchError('too-large', `The answer is larger than ${maxSize} bytes.`);
      }
      return { url: address, status: kept.status ?? 0, headers: kept.headers ?? {}, body };
    },
    lookUpText: async (name) => (Object.hasOwn(records, name) ? (records[name] ?? []) : []),
  };
}
