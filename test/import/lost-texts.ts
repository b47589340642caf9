// Finds texts of a source that are missing from the imported folder, files of left-out text included.
// Independent of the readers: it compares all texts of the one with all texts of the other.
import { parse } from 'yaml';
import { isOngoing, parseDate } from '../../src/kernel/dates.ts';
import { splitPeriod } from '../../src/import/dates.ts';
import { formats, openSources } from '../../src/import/open.ts';
import type { InputFile } from '../../src/import/parse.ts';
import { listTexts } from '../../src/import/source.ts';

/** An encoded address equals its decoded form. */
function decodeEscapes(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/giu, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** Letters and digits alone: spaces and marks may change on the way. */
function fold(text: string): string {
  return decodeEscapes(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Splits a text into parts that stay together: items of a list, words and address of a link. */
function listPieces(text: string): string[] {
  const addresses = [...text.matchAll(/\bhref="(https?:[^"]*)"/gu)].map(([, address]) => address!);
  const pieces = text
    .replace(/\b[A-Z]+:(?=https?:)/gu, '')
    .split(/[\n•]|<[^<>]*>|\]\(|,\s*(?=https?:)/u)
    .map((piece) => piece.replace(/&(\w+);/gu, (all, name: string) => entities[name] ?? all));
  return [...addresses, ...pieces];
}

function isDate(text: string): boolean {
  return isOngoing(text) || parseDate(text) !== undefined || splitPeriod(text) !== undefined;
}

/** The paths and texts that are lost. Dates, layout options and names of networks do not count. */
export function findLost(
  inputs: readonly InputFile[],
  files: ReadonlyMap<string, string>,
): { readonly path: string; readonly text: string }[] {
  const kept = fold(
    [...files]
      .filter(([name]) => name.endsWith('.yaml'))
      .flatMap(([name, text]) => [...listTexts(parse(text), name)].map((one) => one.text))
      .join(''),
  );
  return openSources(inputs, undefined).flatMap(({ name, format, data }) =>
    [...listTexts(data, name)].filter(
      ({ path, text }) =>
        !formats[format].appearance.test(path) &&
        !path.endsWith('.network') &&
        !isDate(text) &&
        listPieces(text).some((piece) => !kept.includes(fold(piece))),
    ),
  );
}
