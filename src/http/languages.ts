// Finds the language of a request by the first segment of its path.
import type { Handler, PlainRequest, RequestHeaders } from '../exchange.ts';

/** A handler with the target below its language, or the address to redirect to. */
type Found =
  | { readonly handler: () => Handler; readonly target: string }
  | { readonly location: string };

/** A request as the handler of its language gets it. Runtimes compute some members at their first use. */
export class TranslatedRequest implements PlainRequest {
  readonly target: string;
  readonly #request: PlainRequest;

  constructor(request: PlainRequest, target: string) {
    this.target = target;
    this.#request = request;
  }

  get id(): string {
    return this.#request.id;
  }

  get method(): string {
    return this.#request.method;
  }

  get headers(): RequestHeaders {
    return this.#request.headers;
  }

  get canWait(): boolean {
    return this.#request.canWait === true;
  }
}

export type FindLanguage = (target: string) => Found | undefined;

/** Makes the lookup. A tag in other letter case, and one without a slash after it, is redirected. */
export function createLanguageFinder(languages: ReadonlyMap<string, () => Handler>): FindLanguage {
  const tags = new Map([...languages.keys()].map((tag) => [tag.toLowerCase(), tag]));
  const longest = Math.max(...[...tags.keys()].map(({ length }) => length));
  return (target) => {
    const end = findEnd(target, longest + 1);
    if (end === undefined) return undefined;
    const segment = target.slice(1, end);
    const handler = languages.get(segment);
    const rest = target.slice(end);
    if (handler !== undefined && rest.startsWith('/')) return { handler, target: rest };
    const tag = tags.get(segment.toLowerCase());
    if (tag === undefined) return undefined;
    return { location: `/${tag}${rest.startsWith('/') ? rest : `/${rest}`}` };
  };
}

const slash = 0x2f;
const questionMark = 0x3f;

/** The end of the first segment of a target that begins with a slash, if it is within `most` characters. */
function findEnd(target: string, most: number): number | undefined {
  if (target.codePointAt(0) !== slash) return undefined;
  const last = Math.min(target.length, most + 1);
  for (let index = 1; index < last; index++) {
    const character = target.codePointAt(index);
    if (character === slash || character === questionMark) return index;
  }
  return target.length <= most ? target.length : undefined;
}
