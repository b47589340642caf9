// RenderCV 2, https://docs.rendercv.com: sections have any title; the fields of an entry show its type.
import {
  addPrivate,
  type Draft,
  type Entry,
  type Format,
  type Kind,
  type Names,
  readEntry,
  type Section,
  sections,
} from './draft.ts';
import { isObject } from '../kernel/json.ts';
import { names } from './rendercv-names.ts';
import { sectionOf } from './section-titles.ts';
import { splitPeriod } from './dates.ts';
import { withoutEmphasis } from './prose.ts';
import type { Cursor, Fact } from './source.ts';

/** The type of an entry by its fields, regardless of its section's title. */
function typeOf({ value }: Cursor): Section | undefined {
  if (!isObject(value)) return undefined;
  if ('institution' in value) return 'education';
  if ('authors' in value) return 'publications';
  return 'company' in value && 'position' in value ? 'roles' : undefined;
}

export const renderCV: Format = {
  files: 'RenderCV 2 (YAML)',
  recognizes: (data) => isObject(data) && isObject(data['cv']) && isObject(data['cv']['sections']),
  appearance: /^(?:design|locale|locale_catalog|settings|rendercv_settings)(?:$|\.)/u,
  read(root, draft) {
    const cv = root.at('cv');
    const profile = readEntry(cv, 'profile', {
      name: 'name',
      role: ['headline', 'label'],
      location: 'location',
    });
    for (const field of ['email', 'website'] as const) {
      const first = [cv.at(field), ...cv.at(field).items()].find((one) => one.peek());
      if (first !== undefined) profile[field] = first.facts();
    }
    draft.profile.push(profile);
    [draft.photo] = cv.at('photo').facts();
    draft.language = root.at('locale.language').peek();
    addPrivate(draft, {
      ...readEntry(cv, 'private', { birthDate: ['date_of_birth', 'birthdate', 'birthday'] }),
      phone: cv.at('phone').facts().slice(0, 1),
    });
    draft.profiles.push(
      ...cv
        .at('social_networks')
        .items()
        .map((item) => readEntry(item, 'profiles', { label: 'network', username: 'username' })),
      ...cv
        .at('custom_connections')
        .items()
        .filter((item) => item.at('url').peek())
        .map((item) => readEntry(item, 'profiles', { label: 'placeholder', url: 'url' })),
    );
    for (const [title, section] of cv.at('sections').members()) {
      const text = readSection(title, section.items(), draft);
      if (text.length > 0) profile['intro'] ??= text.flatMap((item) => item.facts());
    }
  },
};

/** Adds the entries of a section. Returns them instead if all are texts and the title is unknown. */
function readSection(title: string, items: readonly Cursor[], draft: Draft): readonly Cursor[] {
  const titled = sectionOf(title);
  const texts = items.map(toText);
  if (titled === undefined && texts.every((item) => item !== undefined)) return texts;
  for (const item of items) {
    if (titled === undefined && readLabelled(item, draft)) continue;
    const type = typeOf(item);
    // Volunteer work has the same fields as employment.
    const section = type === 'roles' && titled === 'volunteering' ? titled : (type ?? titled);
    const text = section === 'roles' ? toText(item) : undefined;
    if (text !== undefined) draft.roles.push(readLine(text));
    else if (section !== undefined) draft[section].push(readOne(item, section));
  }
  return [];
}

/** A role in one line: `Teaching Assistant, Example University (2021–2023)`. Its owner names the company. */
function readLine(item: Cursor): Entry {
  const [fact] = item.facts();
  if (fact === undefined) return { title: [] };
  const { title, period = '' } =
    /^(?<title>.+?)\s*\((?<period>[^()]+)\)$/su.exec(fact.text.trim())?.groups ?? {};
  if (title === undefined || splitPeriod(period) === undefined) return { title: [fact] };
  return { title: [{ ...fact, text: title }], period: [{ ...fact, text: period }] };
}

/** Adds a label with details, where the label and not the title of the section names the kind: `Languages: German, French`. */
function readLabelled(item: Cursor, draft: Draft): boolean {
  const { value } = item;
  if (!isObject(value) || Object.keys(value).toSorted().join() !== 'details,label') return false;
  const { label } = value;
  const section = typeof label === 'string' ? sectionOf(label) : undefined;
  if (section === 'skills' || section === 'interests') {
    draft[section].push(readOne(item, section));
    return true;
  }
  const first =
    section && { languages: 'language', certificates: 'name', awards: 'title' }[section as string];
  if (section === undefined || first === undefined) return false;
  draft[section].push(
    ...splitWords(item.at('details').facts()).map((fact) => ({ [first]: [fact] })),
  );
  return true;
}

/** The text of an item that has no other field. */
function toText(item: Cursor): Cursor | undefined {
  if (item.peek() !== undefined) return item;
  const [member, ...others] = item.members();
  const isText = member !== undefined && /^(?:bullet|number|reversed_number)$/u.test(member[0]);
  return isText && others.length === 0 ? member[1] : undefined;
}

function readOne(item: Cursor, section: Section): Entry {
  const entry = readEntry(item, section, names[section] as Names<Section>);
  const { keywords } = entry;
  const kinds = sections[section];
  const isListed = section === 'skills' || section === 'interests';
  if (isListed && keywords) entry['keywords'] = splitWords(keywords);
  const read = unlink(entry, kinds);
  // RenderCV reads Markdown everywhere; lines of the folder are plain text.
  for (const [field, facts = []] of Object.entries(read)) {
    if (!kinds[field]?.startsWith('line')) continue;
    read[field] = facts.map((fact) => ({ ...fact, text: withoutEmphasis(fact.text) }));
  }
  return read;
}

/** Splits `Python, C++ (since 2019)` at commas outside brackets. */
function splitWords(facts: readonly Fact[]): Fact[] {
  return facts.flatMap((fact) =>
    fact.text
      .split(/[,;](?![^(]*\))\s*/u)
      .map((text) => ({ ...fact, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  );
}

const links = /\[(?<text>[^\]]+)\]\((?<url>[^)\s]+)\)/gu;

/** RenderCV's own examples have links in dates, too. */
const linked: ReadonlySet<Kind | undefined> = new Set(['line', 'date', 'period']);

/** Replaces links in lines and dates by their words. Their addresses are added to `url`. */
function unlink(entry: Entry, kinds: Readonly<Record<string, Kind>>): Entry {
  if (kinds['url'] === undefined) return entry;
  const addresses: Fact[] = [...(entry['url'] ?? [])];
  const unlinked = Object.entries(entry).map(([field, facts = []]): [string, readonly Fact[]] => {
    if (!linked.has(kinds[field])) return [field, facts];
    const words = facts.map((fact) => {
      for (const { groups } of fact.text.matchAll(links))
        addresses.push({ ...fact, text: groups!['url']! });
      return { ...fact, text: fact.text.replace(links, '$<text>') };
    });
    return [field, words];
  });
  const all = new Map([...unlinked, ['url', addresses]]);
  return Object.fromEntries([...all].filter(([, facts]) => facts.length > 0));
}
