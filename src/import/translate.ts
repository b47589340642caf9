// A résumé in another language as a translation of the original: entries are aligned by company and dates, and texts that fit
// none are left out.
import { stringify } from 'yaml';
import { foldName } from '../content/report/text.ts';
import { nameEntries, translated } from '../content/translation/kinds.ts';
import { backgroundLists } from '../schema/background.ts';
import type { Fields } from '../schema/field.ts';
import { headline } from '../schema/profile.ts';
import { Role } from '../schema/role.ts';
import type { Converted, Value } from './convert.ts';
import type { Section } from './draft.ts';
import type { LeftOut } from './source.ts';

/** A converted résumé. */
export interface Parts {
  readonly profile: Converted;
  readonly roles: readonly Converted[];
  readonly background: ReadonlyMap<Section, readonly Converted[]>;
}

export interface Translated {
  readonly tag: string;
  /** Texts of the files by their path in the folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly texts: number;
  /** Texts that only the translation has, or that contradict the original. */
  readonly leftOut: readonly LeftOut[];
}

type Values = Converted['values'];
type Texts = Readonly<Record<string, unknown>>;

/** Makes the files of a translation; `source` names its résumé in the list of texts left out. */
export function translateParts(
  original: Parts,
  other: Parts,
  { tag, source }: { readonly tag: string; readonly source: string },
): Translated {
  const aligner = new Aligner(source);
  const folder = `translations/${tag}/`;
  const background = Object.entries(backgroundLists).map(([name, { of }]) => {
    const [own, others] = [original, other].map((parts) => parts.background.get(name as Section));
    return [name, aligner.entries(of.fields, own ?? [], others ?? [], name)] as const;
  });
  const made: Record<string, Texts> = {
    'profile.yaml': aligner.fields(headline, original.profile.values, other.profile.values, ''),
    'experience.yaml': aligner.entries(Role.fields, original.roles, other.roles, 'roles'),
    'background.yaml': Object.fromEntries(background.filter(([, texts]) => isFilled(texts))),
  };
  const files = Object.entries(made)
    .filter(([, texts]) => isFilled(texts))
    .map(([file, texts]) => [folder + file, stringify(texts, { lineWidth: 100 })] as const);
  return { tag, files: new Map(files), texts: aligner.texts, leftOut: aligner.leftOut };
}

function isFilled(texts: Texts): boolean {
  return Object.keys(texts).length > 0;
}

class Aligner {
  readonly leftOut: LeftOut[] = [];
  texts = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** The texts of an entry that are translated. */
  fields(fields: Fields, own: Values, other: Values, at: string): Texts {
    const texts: Record<string, Value> = {};
    for (const [name, value] of Object.entries(other)) {
      if (isEqual(own[name], value)) continue;
      const place = at === '' ? name : `${at}.${name}`;
      const reason = explain(fields[name]?.kind, own[name], value);
      if (reason === undefined) {
        texts[name] = value;
        this.texts += [value].flat().length;
      } else if (name !== 'core' && name !== 'language') this.#leave(place, value, reason);
    }
    return texts;
  }

  /** The texts of a list of entries, by the names of the original's. */
  entries(
    fields: Fields,
    originals: readonly Converted[],
    others: readonly Converted[],
    at: string,
  ): Texts {
    const own = originals.map(({ values }) => values);
    const names = nameEntries(fields, own);
    const free = new Set(own.keys());
    const texts: Record<string, Texts> = {};
    for (const [position, { values }] of others.entries()) {
      const index = findTwin(
        own,
        values,
        free,
        own.length === others.length ? position : undefined,
      );
      const name = index === undefined ? undefined : names[index];
      const all = Object.values(values).flat();
      if (index === undefined || name === undefined || name === 'undefined') {
        this.#leave(`${at}[${position}]`, all, 'is not in the original');
        continue;
      }
      free.delete(index);
      const found = this.fields(fields, own[index]!, values, `${at}[${all[0] ?? ''}]`);
      if (isFilled(found)) texts[name] = found;
    }
    return texts;
  }

  #leave(place: string, value: Value, why: string): void {
    const text = [value].flat().join('\n');
    this.leftOut.push({ at: `${this.#source}: ${place}`, text, why });
  }
}

/** Why a value is no translation of the original's; `undefined` if it is one. */
function explain(
  kind: keyof typeof translated | undefined,
  own: Value | undefined,
  other: Value,
): string | undefined {
  if (own === undefined) return 'is not in the original';
  if (kind === undefined || translated[kind] === 'never') return 'differs from the original';
  if (typeof own === 'string' || typeof other === 'string') {
    return typeof own === typeof other ? undefined : 'is no list in the original, or the reverse';
  }
  return own.length === other.length
    ? undefined
    : `has ${other.length} entries, the original ${own.length}`;
}

function isEqual(own: Value | undefined, other: Value): boolean {
  return JSON.stringify(own) === JSON.stringify(other);
}

const dateFields = ['start', 'end', 'startDate', 'endDate', 'date'];

/** Finds the entry of the original: by its first field and dates, else by its position in a list of equal length. */
function findTwin(
  own: readonly Values[],
  other: Values,
  free: ReadonlySet<number>,
  position: number | undefined,
): number | undefined {
  const scored = [...free]
    .map((index) => ({ index, score: score(own[index]!, other) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best !== undefined && best.score > 1 && best.score > (next?.score ?? 0)) return best.index;
  if (position === undefined || !free.has(position)) return undefined;
  const hasDates = dateFields.some((field) => field in other || field in own[position]!);
  return hasDates && score(own[position]!, other) === 0 ? undefined : position;
}

/** Two for an equal name, one for each equal date. */
function score(own: Values, other: Values): number {
  const names = ['company', 'institution', 'organization', 'name', 'title'];
  const key = names.find((name) => name in own);
  const isNamed = key !== undefined && foldName(String(own[key])) === foldName(String(other[key]));
  const dates = dateFields.filter((field) => own[field] && own[field] === other[field]);
  return (isNamed ? 2 : 0) + dates.length;
}
