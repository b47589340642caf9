// The form of the job-fit page. The field has no name and the form no target: the text is only ever sent by
// the script, in the body of one request, and never stands in an address.
import type { Child } from 'hono/jsx';
import { evaluateJobFit } from '../../operations/evaluate-job-fit.ts';
import { maxJobDescriptionLength, maxMentions } from '../../schema/job-fit.ts';
import type { Site } from '../document.ts';
import { formatCount } from '../wording.ts';

export function JobFitForm({ site }: { readonly site: Site }): Child {
  const example = evaluateJobFit.examples(site.content)[0]?.input['job_description'];
  return (
    <>
      <noscript>
        <p class="notice">
          This form needs JavaScript. Without it, send the text to{' '}
          <code>POST {evaluateJobFit.path}</code>.
        </p>
      </noscript>
      <form
        class="part fit"
        id="fit"
        data-path={evaluateJobFit.path}
        data-limit={maxJobDescriptionLength}
        data-mentions={maxMentions}
      >
        <label for="job-description">Job description</label>
        <div class="body">
          <textarea
            id="job-description"
            rows={9}
            required
            autocomplete="off"
            spellcheck={false}
            aria-describedby="job-description-length"
          ></textarea>
          <p class="meta" id="job-description-length">
            Up to {formatCount(maxJobDescriptionLength)} characters.
          </p>
          <p class="actions">
            <button type="submit">Find the evidence</button>
            {typeof example === 'string' && (
              <button type="button" class="quiet" data-example={example}>
                Use an example
              </button>
            )}
          </p>
          <p class="status" role="status"></p>
        </div>
      </form>
      <div id="fit-result" hidden></div>
    </>
  );
}
