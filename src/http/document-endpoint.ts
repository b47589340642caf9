// A row of the documents table over HTTP: rendered once, negotiated between HTML and Markdown where it has both.
import type { Document } from '../documents/document.ts';
import type { Site } from '../schema/site.ts';
import { headerValue } from '../exchange.ts';
import type { ReadEndpoint } from './endpoint.ts';
import type { Headers } from './headers.ts';
import { createMediaTypePicker, htmlType, markdownType } from './negotiate.ts';
import { type Compression, prepareAnswer, type PreparedAnswer } from './prepared.ts';

const encoder = new TextEncoder();

export interface DocumentContext {
  readonly site: Site;
  readonly headers: Headers;
  readonly compress?: Compression | undefined;
}

/** Makes the endpoint of a document, and a second one for its Markdown twin. */
export function createDocumentEndpoints(
  document: Document,
  context: DocumentContext,
): readonly [ReadEndpoint, ...ReadEndpoint[]] {
  const { path, mediaType, markdown, vary, headers = {}, render } = document;
  if (markdown === undefined) {
    const plain = prepareLazily({ path, mediaType, vary, headers, render }, context);
    return [{ path, prepare: preferLasting(document, context, plain) }];
  }
  const { baseUrl } = context.site;
  const { link = '' } = context.headers;
  // RFC 8288: each says where the other is, so that programs find the Markdown and search engines the page.
  const page = {
    link: `${link}, <${baseUrl}${markdown.path}>; rel="alternate"; type="text/markdown"`,
  };
  const twin = { link: `${link}, <${baseUrl}${encodeURI(path)}>; rel="canonical"` };
  const asMarkdown = { mediaType: markdownType, render: markdown.render };
  const original = prepareLazily(
    { path, mediaType, vary: 'Accept', headers: { ...headers, ...page }, render },
    context,
  );
  const negotiated = prepareLazily(
    { ...asMarkdown, path, vary: 'Accept', headers: { ...headers, ...twin } },
    context,
  );
  const addressed = prepareLazily(
    { ...asMarkdown, path: markdown.path, headers: { ...headers, ...twin } },
    context,
  );
  return [
    { path, prepare: () => negotiate(original(), negotiated) },
    { path: markdown.path, prepare: addressed },
  ];
}

const pickPageType = createMediaTypePicker([htmlType, markdownType]);

function negotiate(page: PreparedAnswer, markdown: () => PreparedAnswer): PreparedAnswer {
  return {
    get(headers) {
      const picked = pickPageType(headerValue(headers['accept']) ?? '*/*');
      return (picked === markdownType ? markdown() : page).get(headers);
    },
  };
}

/** How long a browser keeps what never changes: a year (RFC 9111 §5.2.2, RFC 8246). */
const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Marks the answer as immutable where the query holds the content's mark. */
function preferLasting(
  { path, mediaType, vary, headers, render, fingerprint }: Document,
  context: DocumentContext,
  plain: () => PreparedAnswer,
): ReadEndpoint['prepare'] {
  if (fingerprint === undefined) return plain;
  const kept = prepareLazily(
    { path, mediaType, vary, headers: { ...headers, ...lasting }, render },
    context,
  );
  return ({ query }) =>
    query !== '' && query === `v=${fingerprint(context.site)}` ? kept() : plain();
}

/** The answer at one address in one form. */
type Form = Pick<Document, 'path' | 'mediaType' | 'render'> &
  Required<Pick<Document, 'headers'>> & { readonly vary?: string | undefined };

function prepareLazily(
  { path: route, mediaType, render, headers: own, vary }: Form,
  { site, headers, compress }: DocumentContext,
): () => PreparedAnswer {
  let prepared: PreparedAnswer | undefined;
  return () => {
    if (prepared === undefined) {
      const rendered = render(site);
      const body = typeof rendered === 'string' ? encoder.encode(rendered) : rendered;
      prepared = prepareAnswer({
        route,
        body,
        mediaType,
        headers: { ...headers, ...own },
        compress,
        vary,
      });
    }
    return prepared;
  };
}
