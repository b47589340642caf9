// Figures must be in the text of the case that shows them.
import { containsFigure } from '../../kernel/contains-figure.ts';
import { suggest } from '../../kernel/nearest.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import type { Issues } from '../report/issue.ts';
import { listIn, memberOf, shorten, textsOf } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';

/** Refuses figures of cases that their texts do not contain. */
export function checkCaseFigures(cases: readonly ParsedFile[]): Issues {
  return cases.flatMap((one) => {
    const { yaml, sections } = one;
    if (yaml === undefined || sections === undefined) return [];
    const text = textOf(one);
    const figures = figuresOf(yaml).map((entry, index) => [entry, ['figures', index]] as const);
    const punchline = [memberOf(yaml.data, 'punchline'), ['punchline']] as const;
    return [...figures, punchline].flatMap(([entry, path]) =>
      ['value', 'was'].flatMap((field) => {
        const figure = memberOf(entry, field);
        if (typeof figure !== 'string' || containsFigure(text, plain(figure))) return [];
        const message = `The text of the case does not contain "${shorten(figure)}".`;
        return [issueAt(yaml, [...path, field], message, fix)];
      }),
    );
  });
}

/** Refuses figures of the profile whose case is missing or does not contain them. */
export function checkProfileFigures(profile: YAMLData, cases: readonly ParsedFile[]): Issues {
  const bySlug = new Map(cases.map((one) => [memberOf(one.yaml?.data, 'slug'), one]));
  return figuresOf(profile).flatMap((entry, index) => {
    const slug = memberOf(entry, 'case');
    const value = memberOf(entry, 'value');
    if (typeof slug !== 'string' || typeof value !== 'string') return [];
    const shown = bySlug.get(slug);
    if (shown === undefined) {
      const message = `No case has the slug "${shorten(slug)}".`;
      const otherwise = 'Name the case whose text contains the figure.';
      const hint = suggest(slug, textsOf([...bySlug.keys()]), otherwise);
      return [issueAt(profile, ['figures', index, 'case'], message, hint)];
    }
    if (shown.sections === undefined || containsFigure(textOf(shown), plain(value))) return [];
    const message = `The text of ${shown.file} does not contain "${shorten(value)}".`;
    return [issueAt(profile, ['figures', index, 'value'], message, fix)];
  });
}

const fix = 'Copy the figure from the text, or add it to the text.';

function figuresOf({ data }: YAMLData): readonly unknown[] {
  return listIn(memberOf(data, 'figures'));
}

/** All words of a case. */
function textOf({ yaml, sections = [] }: ParsedFile): string {
  const front = ['title', 'summary'].map((field) => memberOf(yaml?.data, field));
  return plain([...textsOf(front), ...sections.map(({ text }) => text)].join(' '));
}

/** A text without marks of emphasis and code, on one line. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_`\\]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
