// Finds the endpoint of a path: exact paths first, then the templates of operations.
import { decodePercent } from './target.ts';
import type { Endpoint } from './endpoint.ts';

export interface Routed {
  readonly endpoint: Endpoint;
  /** The decoded segment in place of the name in braces, which matches any that is not empty; empty without a name. */
  readonly parameter: string;
}

/** Finds the endpoint of a path. */
type Routes = (path: string) => Routed | undefined;

/** Indexes endpoints by path; at the first path that none of them has, those of `addOthers` too. */
export function createRoutes(
  endpoints: Iterable<Endpoint>,
  addOthers?: () => Iterable<Endpoint>,
): Routes {
  const exact = new Map<string, Routed>();
  const templates: Endpoint[] = [];
  const add = (endpoint: Endpoint) => {
    if (endpoint.path.includes('{')) templates.push(endpoint);
    else exact.set(endpoint.path, { endpoint, parameter: '' });
  };
  for (const endpoint of endpoints) add(endpoint);
  let others = addOthers;
  const find: Routes = (path) => {
    const found = exact.get(path);
    if (found !== undefined) return found;
    if (others !== undefined) {
      for (const endpoint of others()) add(endpoint);
      others = undefined;
      return find(path);
    }
    for (const endpoint of templates) {
      const parameter = match(endpoint.path, path);
      if (parameter !== undefined) return { endpoint, parameter };
    }
    return undefined;
  };
  return find;
}

/** Returns the decoded segment in place of the name in braces; a malformed segment stays as it is. */
function match(template: string, path: string): string | undefined {
  const [start, , end] = template.split(/[{}]/) as [string, string, string];
  if (!path.startsWith(start) || !path.endsWith(end)) return undefined;
  const segment = path.slice(start.length, path.length - end.length);
  // Any URL parser removes dot segments, so they match nothing.
  if (/^\.{0,2}$|\//.test(segment)) return undefined;
  return decodePercent(segment) ?? segment;
}
