// The errors section of the guide: the anchor that each problem's `type` points to, and what to do about it.
import { describeUnknownCase } from '../../operations/get-case-detail.ts';
import { restTerms } from '../../operations/terms.ts';
import { paths } from '../../paths.ts';
import {
  type ProblemCode,
  problems,
  type ServiceFaultCode,
  serviceFaults,
} from '../../problems.ts';
import type { Site } from '../../schema/site.ts';
import { blocks, codeBlock } from '../markdown/text.ts';

interface Advice {
  readonly when: string;
  readonly remedy: string;
}

const advice: Readonly<Record<ProblemCode | ServiceFaultCode, Advice>> = {
  not_found: {
    when: 'The path names nothing.',
    remedy: 'Correct the path; `GET /api` lists every endpoint.',
  },
  case_not_found: {
    when: 'The slug names no case study. Slugs are case-sensitive.',
    remedy: 'Take a slug from `GET /api/cases`; the `hint` lists them, and names the nearest one.',
  },
  invalid_request: {
    when: 'The body or the query is not what the operation takes: malformed JSON, a missing or unknown name, a query parameter given twice, a value out of bounds. Of a name that a JSON body repeats, the last value counts.',
    remedy:
      'Read `detail` for what is wrong and `hint` for what the operation takes, then send the request again.',
  },
  method_not_allowed: {
    when: 'The path exists, but not for this method.',
    remedy: 'Use a method of the `Allow` response header.',
  },
  internal_error: {
    when: 'The service itself failed. Nothing is wrong with the request.',
    remedy: 'Try again later. If it stays, report the `id` of the answer; the log bears it too.',
  },
  unavailable: {
    when: 'The service is overloaded or about to stop.',
    remedy: 'Try again after the seconds in the `Retry-After` header.',
  },
};

/** Renders one section for each code; its heading makes the anchor `error-<code>`. */
export function renderErrorCatalogue(): string {
  return blocks(
    ...Object.entries({ ...problems, ...serviceFaults }).map(([code, { status, title }]) => {
      const { when, remedy } = advice[code as keyof typeof advice];
      return blocks(`### Error ${code}`, `Status ${status}, “${title}”. ${when}`, remedy);
    }),
  );
}

/** Shows the API's answer to an unknown slug. */
export function renderErrorExample({ baseUrl, content }: Site): string {
  const code = 'case_not_found';
  const { title, status } = problems[code];
  const document = {
    type: `${baseUrl}${paths.developers}#error-${code}`,
    title,
    status,
    code,
    ...describeUnknownCase('unknown', content, restTerms),
    docs: baseUrl + paths.openapi,
  };
  return codeBlock('json', JSON.stringify(document, undefined, 2));
}
