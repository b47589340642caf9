// The errors of the developer guide: the section that each problem's `type` links to.
import { describeUnknownCase } from '../../operations/get-case-detail.ts';
import { restTerms } from '../../operations/terms.ts';
import { rootOf } from '../../domain/languages.ts';
import { paths } from '../../paths.ts';
import { type FailureCode, failures } from '../../problems.ts';
import type { Site } from '../../schema/site.ts';
import { blocks, codeBlock } from '../markdown/text.ts';

const advice: Readonly<Record<FailureCode, { when: string; remedy: string }>> = {
  not_found: {
    when: 'Nothing is at this path.',
    remedy: 'Correct the path; `GET /api` lists every endpoint.',
  },
  case_not_found: {
    when: 'No case study has this slug. Slugs are case-sensitive.',
    remedy: 'Take a slug from `GET /api/cases`. The `hint` lists them and names the closest one.',
  },
  invalid_request: {
    when: 'The body or the query is invalid: malformed JSON, a missing or unknown name, a repeated query parameter, a value beyond its limits. If a JSON body repeats a name, its last value counts.',
    remedy:
      'Read `detail` for the mistake and `hint` for the valid input, then send the request again.',
  },
  method_not_allowed: {
    when: 'The path does not support this method.',
    remedy: 'Use a method of the `Allow` response header.',
  },
  internal_error: {
    when: 'The service failed. The request is not the cause.',
    remedy:
      'Try again later. If it fails again, report the `id` in the answer; the log contains it too.',
  },
  unavailable: {
    when: 'The service is overloaded or stopping.',
    remedy: 'Try again after the seconds in the `Retry-After` header.',
  },
};

/** Renders a section for each code, with the anchor `error-<code>`. */
export function renderErrorCatalogue(): string {
  return blocks(
    ...Object.entries(failures).map(([code, { status, title }]) => {
      const { when, remedy } = advice[code as FailureCode];
      return blocks(`### Error ${code}`, `Status ${status}, “${title}”. ${when}`, remedy);
    }),
  );
}

export function renderErrorExample(site: Site): string {
  const { baseUrl, content } = site;
  const code = 'case_not_found';
  const { title, status } = failures[code];
  const document = {
    type: `${rootOf(site).baseUrl}${paths.developers}#error-${code}`,
    title,
    status,
    code,
    ...describeUnknownCase('unknown', content, restTerms),
    docs: baseUrl + paths.openapi,
  };
  return codeBlock('json', JSON.stringify(document, undefined, 2));
}
