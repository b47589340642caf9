// One GET request and its response, by the client of the commands, a browser, or a saved copy.

/** Why a request failed. Only `host-unknown` is a fact about the page. */
export type FailureCode =
  | 'host-unknown'
  | 'address-refused'
  | 'too-large'
  | 'too-many-redirects'
  | 'timeout'
  | 'unreachable';

export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface Fetched {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

export interface Limits {
  /** Milliseconds for the whole exchange, redirects included. */
  readonly timeout: number;
  /** Most bytes of the body. Larger bodies are refused, or cut with `isCut`. */
  readonly maxSize: number;
  readonly isCut?: boolean;
  readonly maxRedirects?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Getter {
  /** @throws {FetchError} when there is no response */
  get(address: string, limits: Limits): Promise<Fetched>;
}
