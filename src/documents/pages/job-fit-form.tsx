// The form of the matcher's page. The field has no name and the form no target: the text is only ever sent by the script,
// in the body of one request, and never becomes part of an address.
import type { Child } from 'hono/jsx';
import { roleAnchor } from '../../domain/anchors.ts';
import { wholeYears } from '../../domain/experience.ts';
import { prefixOf } from '../../domain/languages.ts';
import { evaluateJobFit } from '../../operations/evaluate-job-fit.ts';
import { paths } from '../../paths.ts';
import { maxJobDescriptionLength } from '../../schema/job-fit.ts';
import { maxMentions } from '../../schema/job-fit-limits.ts';
import type { Site } from '../../schema/site.ts';
import { formatNumber } from '../../wording/format.ts';
import { fill, wordsOf } from '../../wording/index.ts';
import { findMark } from '../trust/backing.ts';
import { fillWith } from './fill-with.tsx';
import { DataBlock } from './head.tsx';
import { capitalize } from './typeset.ts';

export function JobFitForm({ site }: { site: Site }): Child {
  const { content, isStatic } = site;
  const example = evaluateJobFit.examples(content)[0]?.input['job_description'];
  const wording = wordsOf(content);
  const { form: words } = wording.fit;
  const call = `${evaluateJobFit.method} ${prefixOf(site)}${evaluateJobFit.path}`;
  const limit = formatNumber(maxJobDescriptionLength, wording);
  return (
    <>
      <div class="wrap">
        <noscript>
          <p class="notice">
            {isStatic
              ? words.needsScriptOfFiles
              : fillWith(words.needsScript, { call: <code>{call}</code> })}
          </p>
        </noscript>
        <form
          class="fit"
          id="fit"
          data-path={isStatic ? undefined : evaluateJobFit.path}
          data-content={isStatic ? paths.siteContent : undefined}
          data-limit={maxJobDescriptionLength}
          data-mentions={maxMentions}
          novalidate
        >
          <label for="job-description">{words.label}</label>
          <p class="status ui" role="status"></p>
          <textarea
            id="job-description"
            rows={9}
            required
            autocomplete="off"
            spellcheck={false}
            aria-describedby="job-description-length"
          ></textarea>
          <p class="actions">
            <button type="submit" class="button main">
              {words.submit}
            </button>
            <span class="ui soft keys">{fillWith(words.keys, { keys: <kbd>Ctrl ↵</kbd> })}</span>
            {typeof example === 'string' && (
              <button type="button" data-example={example}>
                {words.example}
              </button>
            )}
          </p>
          <p class="ui soft" id="job-description-length">
            {fill(words.limit, { limit })}
          </p>
        </form>
      </div>
      <div id="fit-result" hidden></div>
      <DataBlock mediaType="application/json" id="fit-page" value={toPageData(site)} />
    </>
  );
}

/** The data of the page's script: words, and the profile's side of demands. */
function toPageData(site: Site): object {
  const { content, isStatic } = site;
  const { profile, fit, roles, asOf, cases } = content;
  const wording = wordsOf(content);
  const { education = [], certificates = [], languages, location, availability } = profile;
  const disciplines = fit.disciplines.map((discipline) => wording.disciplines[discipline]);
  const degrees = education.map(({ degree, area, institution: from }) => [degree, area, from]);
  return {
    words: {
      ...wording.fit,
      ...(isStatic && {
        text: { ...wording.fit.text, privacy: wording.fit.text.privacyOfFiles },
      }),
      levels: wording.levels,
      disciplines: wording.disciplines,
    },
    parts: { ...wording.headings, profile: wording.fit.table.theProfile },
    numbers: wording.numbers,
    email: profile.email,
    cases: Object.fromEntries(cases.map(({ slug, number, title }) => [slug, { number, title }])),
    // Computed here, so that a static site, whose matcher runs in the browser, has them too.
    marks: {
      ...Object.fromEntries(cases.map((study) => [study.slug, findMark(site, study)])),
      ...Object.fromEntries(roles.map((role) => [roleAnchor(role), findMark(site, role)])),
    },
    offered: {
      seniority: fit.level && wording.levels[fit.level],
      // A line ends between names, not within one.
      work: capitalize(disciplines.map((name) => name.replaceAll(' ', '\u00a0')).join(', ')),
      disciplines: fit.disciplines,
      years: wholeYears(roles, asOf),
      language: fit.languageMatch ?? languages,
      place: location,
      notice: availability,
      degree: degrees.map((parts) => parts.filter(Boolean).join(', ')).join('; '),
      certificate: certificates.map(({ name }) => name).join('; '),
    },
  };
}
