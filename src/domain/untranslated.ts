// The texts that a translation shows in the words of its original.
import { backgroundLists } from '../schema/background.ts';
import { Case } from '../schema/case.ts';
import type { PublishedContent } from '../schema/content.ts';
import type { Fields, Kind } from '../schema/field.ts';
import { headline } from '../schema/profile.ts';
import { Role } from '../schema/role.ts';

const texts = new Set<Kind>(['line', 'prose', 'lines', 'points']);

/** Lists the texts of a translated content that are those of the original. Names are the same in both. */
export function listUntranslated({ content, root }: PublishedContent): readonly string[] {
  if (root === undefined) return [];
  const original = root.content;
  return [
    ...sameTexts({ ...headline, ...backgroundLists }, content.profile, original.profile),
    ...content.roles.flatMap((role, index) => sameTexts(Role.fields, role, original.roles[index]!)),
    ...content.cases.flatMap((study, index) => {
      const other = original.cases[index]!;
      const isSame = study.sections === other.sections;
      const body = isSame ? (study.sections ?? []) : [];
      return [
        ...sameTexts(Case.fields, study, other),
        ...body.flatMap(({ heading, body: text = '', points = [] }) => [heading, text, ...points]),
      ];
    }),
  ];
}

function sameTexts(fields: Fields, own: object, other: object): readonly string[] {
  const values = own as Readonly<Record<string, unknown>>;
  const others = other as typeof values;
  return Object.entries(fields).flatMap(([name, { kind, of }]) => {
    const pairs = pair(values[name], others[name]);
    if (texts.has(kind)) return pairs.flatMap(([a, b]) => (a === b ? [String(a)] : []));
    if (kind !== 'group' && kind !== 'entries') return [];
    return pairs.flatMap(([a, b]) => sameTexts(of!.fields, a as object, b as object));
  });
}

/** A value beside its original, or the items of a list beside those of the original. */
function pair(own: unknown, other: unknown): readonly (readonly [unknown, unknown])[] {
  if (own === undefined || other === undefined) return [];
  if (!Array.isArray(own)) return [[own, other]];
  return own.map((item, index) => [item, (other as readonly unknown[])[index]]);
}
