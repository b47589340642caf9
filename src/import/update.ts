// Compares a newer résumé with an owner's folder, and proposes its changes as comments. Every line of the owner stays.
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../kernel/json.ts';
import { locate, type Place, readValue } from './locate.ts';
import { type Fields, isEqual, matchEntries } from './match-entries.ts';
import { insertProposals, type Proposal, type Proposed, renderProposal } from './proposals.ts';
import { renderFields, renderList, renderValue } from './render.ts';

/** The texts of one file. */
export interface Versions {
  /** As the last import wrote it; `undefined` if that is not known. */
  readonly base: string | undefined;
  /** As the newer résumé gives it. */
  readonly newer: string;
  readonly owner: string;
}

export interface Updated {
  readonly text: string;
  readonly proposed: readonly Proposed[];
}

/** Adds the changes of a newer résumé to an owner's file. Its lines and its values stay the same. */
export function updateFile(file: string, { base, newer, owner }: Versions): Updated {
  const place = locate(file, owner);
  const known = base === undefined ? undefined : readValue(base);
  const found = compareValues(file, known, readValue(newer), place);
  const fresh = found.filter((one) => !isWritten(one, owner));
  const updated = insertProposals(owner, fresh);
  if (isDeepStrictEqual(readValue(updated.text), readValue(owner))) return updated;
  // A comment within a text of several lines would become part of it; above the file it never does.
  return insertProposals(
    owner,
    fresh.map((one) => ({ ...one, line: 0, column: 0 })),
  );
}

/** Whether a file has the comment of a proposal, from an earlier import. */
function isWritten(proposal: Proposal, text: string): boolean {
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  return renderProposal(proposal).every((line) => lines.has(line.trim()));
}

function compareValues(file: string, known: unknown, newer: unknown, place: Place): Proposal[] {
  if (Array.isArray(newer)) return compareLists(file, toEntries(known), toEntries(newer), place);
  const was = isObject(known) ? known : undefined;
  return compareFields(file, was, isObject(newer) ? newer : {}, place);
}

function toEntries(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter((one) => isObject(one)) : [];
}

/** Whether a field is no statement of the résumé, but proposed from several. */
function isDerived(file: string, field: string): boolean {
  return file === 'profile.yaml' && (field === 'core' || field === 'fit');
}

/** Compares the fields of an entry or a file. */
function compareFields(
  file: string,
  known: Fields | undefined,
  newer: Fields,
  place: Place,
): Proposal[] {
  const names = new Set([...Object.keys(known ?? {}), ...Object.keys(newer)]);
  return [...names].flatMap((field): Proposal[] => {
    const [was, is, own] = [known?.[field], newer[field], place.members.get(field)];
    if (isEqual(was, is) || isEqual(own?.value, is) || isDerived(file, field)) return [];
    const columns = [...place.members.values()].map(({ column }) => column);
    const below = { file, line: place.end, column: Math.min(...columns, place.column) };
    const at = own === undefined ? below : { file, line: own.line, column: own.column };
    if (is === undefined) {
      const isImported = own !== undefined && isEqual(own.value, was);
      return isImported
        ? [{ ...at, what: `The newer résumé does not have this ${field}.`, yaml: [] }]
        : [];
    }
    const isList = Array.isArray(is);
    if (own !== undefined && isList && !is.some(isObject)) {
      return compareItems(field, { was, is, own: own.value }, at);
    }
    // An entry of a translation is a mapping.
    if (own !== undefined && (isList || isObject(is))) return compareValues(file, was, is, own);
    const what = `The newer résumé has this ${field}:`;
    return [{ ...at, what, yaml: renderValue(field, is) }];
  });
}

function has(list: readonly string[], text: string): boolean {
  return list.some((one) => isEqual(one, text));
}

/** The texts of a list. An owner may have put other values into it. */
function listTexts(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.filter((one) => typeof one !== 'object').map(String);
}

/** Compares a list of texts. */
function compareItems(
  field: string,
  values: { readonly was: unknown; readonly is: unknown; readonly own: unknown },
  at: Pick<Proposal, 'file' | 'line' | 'column'>,
): Proposal[] {
  const was = listTexts(values.was);
  const is = listTexts(values.is);
  const own = listTexts(values.own);
  const added = is.filter((text) => !has(was, text) && !has(own, text));
  const gone = was.filter((text) => !has(is, text) && has(own, text));
  const [, ...items] = renderFields([field], { values: { [field]: added }, missing: {} });
  const addition = {
    ...at,
    what: `The newer résumé adds to ${field}:`,
    yaml: items.map(({ text }) => text),
  };
  return [
    ...(added.length > 0 ? [addition] : []),
    ...gone.map((text) => ({
      ...at,
      what: `The newer résumé does not have in ${field}: ${text.replaceAll(/\s+/gu, ' ')}`,
      yaml: [],
    })),
  ];
}

/** Compares the entries of a list. */
function compareLists(
  file: string,
  known: readonly Fields[],
  newer: readonly Fields[],
  place: Place,
): Proposal[] {
  const areRoles = file === 'experience.yaml';
  const places = new Map<Fields, Place>();
  for (const one of place.members.values()) {
    if (isObject(one.value)) places.set(one.value, one);
  }
  const owned = [...places.keys()];
  const ofNewer = matchEntries(newer, known, areRoles);
  const ofKnown = matchEntries(known, owned, areRoles);
  const free = owned.filter((one) => ![...ofKnown.values()].includes(one));
  const unknown = newer.filter((one) => !ofNewer.has(one));
  const direct = matchEntries(unknown, free, areRoles);
  const proposals: Proposal[] = [];
  for (const entry of newer) {
    const was = ofNewer.get(entry);
    const own = was === undefined ? direct.get(entry) : ofKnown.get(was);
    if (own !== undefined) proposals.push(...compareFields(file, was, entry, places.get(own)!));
    else if (was === undefined) proposals.push(addEntry(file, entry, place));
  }
  const kept = new Set(ofNewer.values());
  for (const entry of known) {
    const own = kept.has(entry) ? undefined : ofKnown.get(entry);
    if (own === undefined) continue;
    const { line, column } = places.get(own)!;
    const what = 'The newer résumé does not have this entry.';
    proposals.push({ file, line, column, what, yaml: [] });
  }
  return proposals;
}

function addEntry(file: string, entry: Fields, place: Place): Proposal {
  const [first] = place.members.values();
  // An item begins two columns after its hyphen.
  const column = Math.max(0, (first?.column ?? 2) - 2);
  const what = 'The newer résumé adds this entry:';
  const values = entry as Record<string, string>;
  const lines = renderList(Object.keys(entry), [{ values, missing: {} }]);
  return { file, line: place.end, column, what, yaml: lines.map(({ text }) => text) };
}
