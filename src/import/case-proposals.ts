// Proposes case studies from highlights with figures, and writes the file of a case with headings to fill in.
import { headingsOf, wellKnown, type WellKnown } from '../content/markdown/headings.ts';
import { foldName } from '../content/report/text.ts';
import type { Role } from '../schema/role.ts';
import { findFigures, type FoundFigure } from './figures.ts';
import { toLine } from './prose.ts';
import { renderFields, writeScalar } from './render.ts';

/** A highlight that could become a case. */
export interface CaseProposal {
  readonly company: string;
  readonly title: string;
  readonly highlight: string;
  readonly figures: readonly FoundFigure[];
  readonly technologies: readonly string[];
}

/** Lists proposals: those with a value before and after first, else in the order of the roles. */
export function proposeCases(
  roles: readonly Pick<Role, 'company' | 'title' | 'highlights' | 'technologies'>[],
  cases: readonly { readonly summary: string }[],
): CaseProposal[] {
  const written = new Set(cases.map(({ summary }) => foldName(toLine(summary))));
  return roles
    .flatMap(({ company, title, highlights = [], technologies }) =>
      highlights.flatMap((text) => {
        const highlight = toLine(text);
        const figures = findFigures(highlight);
        if (figures.length === 0 || written.has(foldName(highlight))) return [];
        const named = chooseNamed(highlight, technologies);
        return [{ company, title, highlight, figures, technologies: named }];
      }),
    )
    .toSorted((a, b) => Number(isCompared(b)) - Number(isCompared(a)));
}

function isCompared({ figures }: CaseProposal): boolean {
  return figures.some(({ was }) => was !== undefined);
}

/** The technologies that a highlight names, else all of its role. */
function chooseNamed(highlight: string, technologies: readonly string[]): readonly string[] {
  const words = ` ${foldName(highlight).replaceAll(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/gu, ' ')} `;
  const named = technologies.filter((name) => words.includes(` ${foldName(name)} `));
  return named.length > 0 ? named : technologies;
}

/** Instructions for each section. A text that begins with TODO is refused until it is written. */
const asked: Readonly<Partial<Record<WellKnown, string>>> = {
  context: 'TODO: the system and the situation: what it does, for how many, and what was usual.',
  problem: 'TODO: what went wrong or was missing. Leave this section out if it does not apply.',
  outcome: 'TODO: what changed, and how it was measured.',
  takeaway: 'TODO: what is worth remembering.',
};
const longestSlug = 48;

/** Writes the file of a case. Figures and the contribution are the owner's words; the rest is to fill in. */
export function writeCase(
  { company, highlight, figures, technologies }: CaseProposal,
  { files, language }: { readonly files: readonly string[]; readonly language: string },
): { readonly file: string; readonly text: string } {
  const ordinals = files.map((file) => Number(/^cases\/(\d+)-/u.exec(file)?.[1] ?? 0));
  const ordinal = String(Math.max(0, ...ordinals) + 1).padStart(2, '0');
  const slug = chooseSlug(highlight, files);
  const headings = headingsOf(language);
  const front = renderFields(['slug', 'title', 'category', 'summary', 'role', 'technologies'], {
    values: {
      slug,
      title: 'TODO: the title of the case',
      category: 'TODO: the kind of work, as Performance',
      summary: highlight,
      role: company,
      technologies: technologies.length > 0 ? technologies : ['TODO: a technology that it shows'],
    },
    missing: {},
  }).map(({ text }) => text);
  const numbers = figures.flatMap(({ value, was }) => [
    `  - value: ${writeScalar(value)}`,
    ...(was === undefined ? [] : [`    was: ${writeScalar(was)}`]),
    '    label: "TODO: what this measures"',
  ]);
  const sections = (Object.keys(wellKnown) as WellKnown[]).flatMap((member) => {
    const text = member === 'contribution' ? `- ${escapeItem(highlight)}` : asked[member];
    return text === undefined ? [] : ['', `## ${headings[member][0]}`, '', text];
  });
  const text = ['---', ...front, 'figures:', ...numbers, '---', ...sections].join('\n');
  return { file: `cases/${ordinal}-${slug}.md`, text: `${text}\n` };
}

/** A slug of the first words, which no other case has. */
function chooseSlug(highlight: string, files: readonly string[]): string {
  const whole = highlight
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  const cut =
    whole.length > longestSlug ? whole.slice(0, longestSlug).replace(/-[^-]*$/u, '') : whole;
  const base = cut === '' ? 'case' : cut;
  const taken = new Set(files.map((file) => file.replace(/^cases\/\d+-|\.md$/gu, '')));
  let slug = base;
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
  return slug;
}

/** Keeps a text in its item: a mark at its start would begin another list. */
function escapeItem(text: string): string {
  return text.replace(/^(?=[-+*#>]|\d+[.)])/u, '\\');
}
