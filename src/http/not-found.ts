// Unknown paths outside the API: a page for browsers; Markdown or a problem for clients that ask for it.
import type { Document } from '../documents/document.ts';
import type { Site } from '../schema/site.ts';
import { type Answer, headerValue, type RequestHeaders } from '../exchange.ts';
import { once } from '../kernel/derived.ts';
import { type Headers, notStored } from './headers.ts';
import { createMediaTypePicker, htmlType, markdownType } from './negotiate.ts';

/** The page for unknown paths; it has no address of its own. */
export interface NotFoundPage extends Pick<Document, 'headers'> {
  render(site: Site): string;
  readonly markdown: { render(site: Site): string };
}

/** Answers with the page; `undefined` if the client prefers a problem. */
export type AnswerNotFound = (headers: RequestHeaders) => Answer | undefined;

const pickType = createMediaTypePicker([
  htmlType,
  markdownType,
  'application/problem+json',
  'application/json',
]);

/** Makes the answers of a site; each is rendered once. */
export function createNotFoundAnswers(
  page: NotFoundPage,
  site: Site,
  headers: Headers,
): AnswerNotFound {
  const prepare = (mediaType: string, { render }: Pick<NotFoundPage, 'render'>) =>
    once((): Answer => {
      const body = new TextEncoder().encode(render(site));
      const described = {
        ...headers,
        ...page.headers,
        'cache-control': notStored,
        vary: 'Accept',
        'content-type': mediaType,
        'content-length': String(body.length),
      };
      return { status: 404, headers: described, body, route: '/*' };
    });
  const asPage = prepare(htmlType, page);
  const asMarkdown = prepare(markdownType, page.markdown);
  return ({ accept }) => {
    const mediaType = pickType(headerValue(accept) ?? '*/*');
    if (mediaType === htmlType) return asPage();
    return mediaType === markdownType ? asMarkdown() : undefined;
  };
}
