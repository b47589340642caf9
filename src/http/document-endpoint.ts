// A row of the documents table over HTTP: rendered once, negotiated between HTML and Markdown where it has both.
import type { Document, Site } from '../documents/document.ts';
import { headerValue } from '../exchange.ts';
import type { Endpoint } from './endpoint.ts';
import type { Headers } from './headers.ts';
import { createMediaTypePicker, htmlType, markdownType } from './negotiate.ts';
import { type Compress, prepareAnswer, type PreparedAnswer } from './prepared.ts';

const encoder = new TextEncoder();

export interface DocumentContext {
  readonly site: Site;
  readonly headers: Headers;
  readonly compress?: Compress | undefined;
}

/** Makes the endpoint of a document, and a second one for its Markdown twin. */
export function createDocumentEndpoints(
  document: Document,
  context: DocumentContext,
): readonly Endpoint[] {
  const { path, mediaType, markdown } = document;
  const vary = markdown === undefined ? document.vary : 'Accept';
  const original = prepareLazily(document, context, path, mediaType, vary, document.render);
  if (markdown === undefined) return [{ path, prepare: original }];

  const twin = (route: string, twinVary?: string) =>
    prepareLazily(document, context, route, markdownType, twinVary, markdown.render);
  const negotiated = twin(path, vary);
  const addressed = twin(markdown.path);
  return [
    { path, prepare: () => negotiate(original(), negotiated) },
    { path: markdown.path, prepare: addressed },
  ];
}

const pickPageType = createMediaTypePicker([htmlType, markdownType]);

function negotiate(page: PreparedAnswer, markdown: () => PreparedAnswer): PreparedAnswer {
  return {
    length: page.length,
    get(headers) {
      const picked = pickPageType(headerValue(headers['accept']) ?? '*/*');
      return (picked === markdownType ? markdown() : page).get(headers);
    },
  };
}

function prepareLazily(
  document: Document,
  { site, headers, compress }: DocumentContext,
  route: string,
  mediaType: string,
  vary: string | undefined,
  render: Document['render'],
): () => PreparedAnswer {
  let prepared: PreparedAnswer | undefined;
  return () => {
    if (prepared === undefined) {
      const rendered = render(site);
      const body = typeof rendered === 'string' ? encoder.encode(rendered) : rendered;
      const merged = { ...headers, ...document.headers };
      prepared = prepareAnswer({
        route,
        body,
        mediaType,
        headers: merged,
        compress,
        ...(vary !== undefined && { vary }),
      });
    }
    return prepared;
  };
}
