// From a path to what answers there: exact paths first, then the templates of the operations.
import { decodeSegment } from './decode.ts';

export interface Routed<Endpoint> {
  readonly endpoint: Endpoint;
  /** Decoded values of the names in braces. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Routes<Endpoint> {
  find(path: string): Routed<Endpoint> | undefined;
}

/** Compiles endpoints by their paths; a segment in braces takes any one segment that is not empty. */
export function createRoutes<Endpoint extends { readonly path: string }>(
  endpoints: Iterable<Endpoint>,
): Routes<Endpoint> {
  const exact = new Map<string, Routed<Endpoint>>();
  const templates: { template: Template; endpoint: Endpoint }[] = [];
  for (const endpoint of endpoints) {
    if (endpoint.path.includes('{')) {
      templates.push({ template: compile(endpoint.path), endpoint });
    } else exact.set(endpoint.path, { endpoint, parameters: {} });
  }
  return {
    find(path) {
      const found = exact.get(path);
      if (found !== undefined) return found;
      for (const { template, endpoint } of templates) {
        const parameters = match(template, path);
        if (parameters !== undefined) return { endpoint, parameters };
      }
      return undefined;
    },
  };
}

/** A template as a pattern with a group for every name in braces. */
interface Template {
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

function compile(path: string): Template {
  const parts = path.split(/[{}]/);
  const pieces = parts.map((part, index) => (index % 2 === 0 ? escape(part) : '([^/]+)'));
  return {
    names: parts.filter((_, index) => index % 2 === 1),
    pattern: new RegExp(`^${pieces.join('')}$`),
  };
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function match({ names, pattern }: Template, path: string): Record<string, string> | undefined {
  const found = pattern.exec(path);
  if (found === null) return undefined;
  const parameters: Record<string, string> = {};
  for (let index = 0; index < names.length; index++) {
    const segment = found[index + 1]!;
    // Dot segments would be removed on the way by any URL parser, so they name nothing.
    if (segment === '.' || segment === '..') return undefined;
    parameters[names[index]!] = decodeSegment(segment);
  }
  return parameters;
}
