// Unknown paths outside the API: a page for browsers, Markdown or a problem for clients that ask for it.
import type { Document } from '../documents/document.ts';
import type { Site } from '../schema/site.ts';
import { type Answer, headerValue, type RequestHeaders } from '../exchange.ts';
import { type Headers, notStored } from './headers.ts';
import { createMediaTypePicker, htmlType, markdownType } from './negotiate.ts';

/** The page shown for unknown paths; it has no address of its own. */
export interface NotFoundPage extends Pick<Document, 'headers'> {
  render(site: Site): string;
  readonly markdown: { render(site: Site): string };
}

/** Answers with the page, or leaves the answer to the caller. */
export type AnswerNotFound = (headers: RequestHeaders) => Answer | undefined;

const pickType = createMediaTypePicker([
  htmlType,
  markdownType,
  'application/problem+json',
  'application/json',
]);

/** Makes the answers for a site; each is rendered when it is first asked for. */
export function createNotFoundAnswers(
  page: NotFoundPage,
  site: Site,
  headers: Headers,
): AnswerNotFound {
  const encoder = new TextEncoder();
  const answers = new Map<string, Answer>();
  const prepare = (mediaType: string, text: string): Answer => {
    const body = encoder.encode(text);
    const described = {
      ...headers,
      ...page.headers,
      'cache-control': notStored,
      vary: 'Accept',
      'content-type': mediaType,
      'content-length': String(body.length),
    };
    return { status: 404, headers: described, body, route: '/*' };
  };
  return ({ accept }) => {
    const mediaType = pickType(headerValue(accept) ?? '*/*');
    if (mediaType !== htmlType && mediaType !== markdownType) return undefined;
    const known = answers.get(mediaType);
    if (known !== undefined) return known;
    const renderer = mediaType === htmlType ? page : page.markdown;
    const answer = prepare(mediaType, renderer.render(site));
    answers.set(mediaType, answer);
    return answer;
  };
}
