// The HTTP endpoints of a document: rendered once, negotiated between HTML and Markdown if it has both.
import type { Document } from '../documents/document.ts';
import { listAlternates, rootOf } from '../domain/languages.ts';
import type { Site } from '../schema/site.ts';
import { headerValue } from '../exchange.ts';
import { once } from '../kernel/derived.ts';
import { isPerLanguage } from '../paths.ts';
import type { ReadEndpoint } from './endpoint.ts';
import { languageHeaders } from './headers.ts';
import { createMediaTypePicker, htmlType, markdownType } from './negotiate.ts';
import { prepareAnswer, type PreparedAnswer } from './prepared.ts';
import type { ResultContext } from './recall.ts';

const encoder = new TextEncoder();

export interface DocumentContext extends ResultContext {
  readonly site: Site;
}

const pickPageType = createMediaTypePicker([htmlType, markdownType]);

/** Cached for a year and never revalidated (RFC 9111 §5.2.2, RFC 8246). */
const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Makes the endpoint of a document, and a second one for its Markdown version. */
export function createDocumentEndpoints(
  document: Document,
  context: DocumentContext,
): readonly [ReadEndpoint, ...ReadEndpoint[]] {
  const { markdown, path, language } = document;
  const { site } = context;
  const headers = {
    ...(isPerLanguage(path) && languageHeaders(site, language)),
    ...document.headers,
  };
  if (markdown === undefined) return [createPlainEndpoint({ ...document, headers }, context)];
  const { link = '' } = context.headers;
  // RFC 8288: each version links to the other, so that programs find the Markdown and search engines the page.
  const canonical = (language === undefined ? site : rootOf(site)).baseUrl;
  const toPage = `<${canonical}${encodeURI(path)}>; rel="canonical"`;
  const toOthers = [
    `<${site.baseUrl}${markdown.path}>; rel="alternate"; type="text/markdown"`,
    ...listAlternates(site, document).map(
      ({ href, hreflang }) => `<${href}>; rel="alternate"; hreflang="${hreflang}"`,
    ),
  ];
  const page = { ...document, headers: { ...headers, link: [link, ...toOthers].join(', ') } };
  const withPage = { ...headers, link: `${link}, ${toPage}` };
  const form = { mediaType: markdownType, render: markdown.render, headers: withPage };
  const asPage = prepareLazily({ ...page, vary: 'Accept' }, context);
  const negotiated = prepareLazily({ ...form, path, vary: 'Accept' }, context);
  const either: PreparedAnswer = (requested) => {
    const picked = pickPageType(headerValue(requested['accept']) ?? '*/*');
    return (picked === markdownType ? negotiated() : asPage())(requested);
  };
  return [
    { path, prepare: () => either },
    { path: markdown.path, prepare: prepareLazily({ ...form, path: markdown.path }, context) },
  ];
}

/** Answers with an immutable document if the query contains its fingerprint. */
function createPlainEndpoint(document: Document, context: DocumentContext): ReadEndpoint {
  const { path, fingerprint, headers } = document;
  const plain = prepareLazily(document, context);
  if (fingerprint === undefined) return { path, prepare: plain };
  const immutable = prepareLazily({ ...document, headers: { ...headers, ...lasting } }, context);
  return {
    path,
    prepare: ({ query }) =>
      query !== '' && query === `v=${fingerprint(context.site)}` ? immutable() : plain(),
  };
}

/** A document in one form. */
type Form = Pick<Document, 'path' | 'mediaType' | 'render' | 'headers' | 'vary'>;

function prepareLazily(
  { path: route, mediaType, render, headers: own, vary }: Form,
  { site, headers: common, compress }: DocumentContext,
): () => PreparedAnswer {
  return once(() => {
    const rendered = render(site);
    const body = typeof rendered === 'string' ? encoder.encode(rendered) : rendered;
    const headers = { ...common, ...own };
    return prepareAnswer({ route, body, mediaType, headers, compress, vary });
  });
}
