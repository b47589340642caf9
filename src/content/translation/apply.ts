// A translation as content: the original's, with each translated text in its place.
import { roleAnchor } from '../../domain/anchors.ts';
import { backgroundLists } from '../../schema/background.ts';
import { Case, type EngineeringCase } from '../../schema/case.ts';
import type { Content, TranslatedContent } from '../../schema/content.ts';
import type { Fields } from '../../schema/field.ts';
import { headline, settings } from '../../schema/profile.ts';
import { Role } from '../../schema/role.ts';
import { headingsOf, type WellKnown, wellKnown } from '../markdown/headings.ts';
import { foldName, memberOf } from '../report/text.ts';
import { nameEntries, translated } from './kinds.ts';
import type { CaseBodies, Translation } from './read.ts';

/** Puts the texts of a translation in the place of the original's. */
export function applyTranslation(original: Content, translation: Translation): TranslatedContent {
  const { tag, pairs } = translation;
  const texts = new Map(pairs.flatMap(({ key, translated: text }) => (text ? [[key, text]] : [])));
  const { resumePath: _, ...said } = original.profile;
  const head = applyToFields(texts, headline, said, 'profile.yaml');
  const profile = applyToFields(texts, backgroundLists, head, 'background.yaml');
  const roles = applyToEntries(texts, Role.fields, original.roles, 'experience.yaml');
  const companies = new Map(
    original.roles.map(({ company }, index) => [company, roles[index]!.company]),
  );
  return {
    profile: { ...profile, language: tag },
    fit: { ...original.fit, ...applyToFields(texts, settings, original, 'profile.yaml').fit },
    roles: roles.map((role, index) => ({ ...role, anchor: roleAnchor(original.roles[index]!) })),
    cases: original.cases.map((study) => {
      const { file, bodies } = translation.cases.get(study.slug)!;
      const front = applyToFields(texts, Case.fields, study, file);
      const role = front.role === study.role ? companies.get(study.role ?? '') : front.role;
      const body = bodies && translateBody(study, bodies, translation.from);
      return { ...study, ...front, ...(role !== undefined && { role }), ...body };
    }),
  };
}

type Texts = ReadonlyMap<string, string>;

/** Translates the members of a group that a table of fields names; `at` is the key of the group. */
function applyToFields<Group extends object>(
  texts: Texts,
  fields: Fields,
  own: Group,
  at: string,
): Group {
  const members = Object.entries(fields).flatMap(([name, { inFile = name, kind, of }]) => {
    const value = memberOf(own, name);
    if (value === undefined || translated[kind] === 'never') return [];
    const key = `${at}/${inFile}`;
    if (kind === 'group') return [[name, applyToFields(texts, of!.fields, value as object, key)]];
    if (kind === 'entries')
      return [[name, applyToEntries(texts, of!.fields, value as object[], key)]];
    if (!Array.isArray(value)) return [[name, texts.get(key) ?? value]];
    return [[name, value.map((text, index) => texts.get(`${key}/${index}`) ?? text)]];
  });
  return { ...own, ...Object.fromEntries(members) };
}

function applyToEntries<Entry extends object>(
  texts: Texts,
  fields: Fields,
  own: readonly Entry[],
  at: string,
): readonly Entry[] {
  const names = nameEntries(fields, own);
  return own.map((entry, index) => applyToFields(texts, fields, entry, `${at}/${names[index]}`));
}

/** The sections of a case and the members that they fill. Sections keep the anchors of the original. */
function translateBody(
  study: EngineeringCase,
  { own, other }: CaseBodies,
  from: string,
): Partial<EngineeringCase> {
  const headings = headingsOf(from);
  const filled = (Object.keys(wellKnown) as WellKnown[]).flatMap((member) => {
    if (study[member] === undefined) return [];
    const names = new Set(headings[member].map(foldName));
    const found = other[own.findIndex(({ section }) => names.has(foldName(section.heading)))];
    if (found === undefined) return [];
    return [[member, wellKnown[member].isList ? (found.section.points ?? []) : found.text]];
  });
  const sections = other.map(({ section }, index) => ({ ...section, id: own[index]!.section.id }));
  return { ...Object.fromEntries(filled), sections };
}
