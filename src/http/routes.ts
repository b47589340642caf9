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
  const templates: { segments: readonly string[]; endpoint: Endpoint }[] = [];
  for (const endpoint of endpoints) {
    if (endpoint.path.includes('{')) {
      templates.push({ segments: endpoint.path.split('/'), endpoint });
    } else exact.set(endpoint.path, { endpoint, parameters: {} });
  }
  return {
    find(path) {
      const found = exact.get(path);
      if (found !== undefined) return found;
      const segments = path.split('/');
      for (const { segments: template, endpoint } of templates) {
        const parameters = matchSegments(template, segments);
        if (parameters !== undefined) return { endpoint, parameters };
      }
      return undefined;
    },
  };
}

function matchSegments(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (let index = 0; index < template.length; index++) {
    const expected = template[index]!;
    const segment = segments[index]!;
    if (expected.startsWith('{')) {
      // Dot segments would be removed on the way by any URL parser, so they name nothing.
      if (segment === '' || segment === '.' || segment === '..') return undefined;
      parameters[expected.slice(1, -1)] = decodeSegment(segment);
    } else if (segment !== expected) return undefined;
  }
  return parameters;
}
