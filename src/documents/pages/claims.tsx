// The figures of a case in its text: each has an anchor at the sentence that contains it, and is shown in the margin beside it.
import type { Child } from 'hono/jsx';
import { containsFigure } from '../../kernel/contains-figure.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Site } from '../../schema/site.ts';
import { type Wording, wordsOf } from '../../wording/index.ts';
import { figureAnchor, splitValue } from './figures.tsx';
import { type Claims, Markdown } from './markdown.tsx';
import { panelFigureOf } from './punchline.tsx';
import { ClaimMark, type ClaimProps, Confirm } from './trust-strip.tsx';
import { typeset } from './typeset.ts';

interface Claim {
  readonly value: string;
  readonly was?: string;
  readonly label: string;
  /** Whether the panel of the page shows it, so that the margin need not. */
  readonly isInPanel: boolean;
}

/** Finds the claims of a case as its sections are rendered in their order, each once. */
export function findClaims(study: EngineeringCase, site: Site): Claims {
  const sentences = listSentences(study);
  const claims = listClaims(study, site);
  const pending = new Map(claims.map((claim) => [claim, matcherOf(claim, sentences)]));
  const wording = wordsOf(site.content);
  return {
    wrap(text, sentence) {
      const line = text.replaceAll(/\s+/gu, ' ');
      const found = [...pending].filter(([, matches]) => matches(line)).map(([claim]) => claim);
      for (const claim of found) pending.delete(claim);
      const notes = found.filter(({ isInPanel }) => !isInPanel);
      return [
        ...notes.map((claim) => <Note claim={claim} wording={wording} />),
        found.reduce<Child>(
          (inside, { value }) => (
            <span class="claim" id={figureAnchor(value)}>
              {inside}
              <Proven value={value} site={site} claimed={study} />
            </span>
          ),
          sentence,
        ),
      ];
    },
  };
}

/** The figures of the case, and those of the profile that the case shows, each value once. */
function listClaims(study: EngineeringCase, { content }: Site): readonly Claim[] {
  const { punchline, figures = [], slug } = study;
  const inPanel = panelFigureOf(study);
  const shown = [
    ...(punchline ? [punchline] : []),
    ...figures,
    ...(content.profile.figures ?? []).filter((figure) => figure.case === slug),
  ];
  const byAnchor = new Map(shown.toReversed().map((one) => [figureAnchor(one.value), one]));
  return [...byAnchor.values()].map((one) => ({ ...one, isInPanel: one === inPanel }));
}

/** Prefers a sentence with both numbers to one with only the later number. */
function matcherOf({ value, was }: Claim, sentences: readonly string[]) {
  const hasBoth = (text: string) =>
    containsFigure(text, value) && was !== undefined && containsFigure(text, was);
  return sentences.some(hasBoth) ? hasBoth : (text: string) => containsFigure(text, value);
}

function listSentences({ sections = [] }: EngineeringCase): readonly string[] {
  const sentences: string[] = [];
  const claims: Claims = {
    wrap(text, sentence) {
      sentences.push(text.replaceAll(/\s+/gu, ' '));
      return sentence;
    },
  };
  for (const { body = '', points = [] } of sections) {
    for (const text of [body, ...points]) Markdown({ text, claims });
  }
  return sentences;
}

function Note({ claim, wording }: { claim: Claim; wording: Wording }): Child {
  const { value, was, label } = claim;
  const { number, unit } = splitValue(value);
  const before = was === undefined ? undefined : splitValue(was);
  const isSameUnit = before?.unit === unit && before.number !== undefined;
  const first = number ?? unit;
  return (
    <span class="note">
      <b>
        {before && !isSameUnit && <small>{was} →</small>}
        <bdi>{isSameUnit ? `${before.number} → ${first}` : first}</bdi>
        {number !== undefined && unit && <small>{unit}</small>}
      </b>
      <span>{typeset(label, wording)}</span>
    </span>
  );
}

/** Shown at the claim that an address names: how it is backed, its address, and the way to confirm it. */
function Proven({ value, site, claimed }: ClaimProps & { value: string }): Child {
  const { trust } = wordsOf(site.content);
  return (
    <span class="proven ui">
      {' '}
      <ClaimMark site={site} claimed={claimed} /> ·{' '}
      <a href={`#${figureAnchor(value)}`}>{trust.permalink}</a> ·{' '}
      <Confirm site={site} claimed={claimed} />
    </span>
  );
}
