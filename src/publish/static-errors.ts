// Answers of static servers to paths without a file: the page, or the problem document of the service.
import { notFoundPage } from '../documents/pages/not-found.tsx';
import { prefixOf } from '../domain/languages.ts';
import { commonHeaders, type Headers, languageHeaders, notStored } from '../http/headers.ts';
import { createProblemAnswers } from '../http/problem-answer.ts';
import { paths, toFilePath } from '../paths.ts';
import type { ProblemCode } from '../problems.ts';
import type { Site } from '../schema/site.ts';

export interface StaticProblem {
  readonly headers: Headers;
  /** JSON on one line. */
  readonly body: string;
}

export interface StaticErrors {
  /** The path below which the language is: empty for the original. */
  readonly prefix: string;
  /** The headers of the page for addresses outside the API. */
  readonly pageHeaders: Headers;
  readonly missing: StaticProblem;
  readonly refused: StaticProblem;
}

/** Makes the errors of a site in one of its languages. */
export function createStaticErrors(site: Site): StaticErrors {
  const headers = commonHeaders(site);
  const prefix = prefixOf(site);
  const index = prefix + toFilePath(paths.apiIndex);
  const { answerProblem } = createProblemAnswers(site, headers);
  const render = (code: ProblemCode, message: string, hint: string, extra?: Headers) => {
    const { headers: all, body } = answerProblem({ code, message, hint }, '', extra);
    const { 'content-length': _length, ...own } = all as Record<string, string>;
    return { headers: own, body: String(body) };
  };
  return {
    prefix,
    pageHeaders: {
      ...headers,
      ...languageHeaders(site),
      ...notFoundPage.headers,
      'cache-control': notStored,
      'content-type': 'text/html; charset=utf-8',
    },
    missing: render('not_found', 'There is nothing here.', `${index} lists every file.`),
    refused: render(
      'method_not_allowed',
      'A site of files takes no such method.',
      'Send GET or HEAD.',
      { allow: 'GET, HEAD' },
    ),
  };
}
