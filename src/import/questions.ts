// The fields that a folder leaves open, as the TODO comments of `import` ask for them, and the answers in their place.
import { writeScalar } from './render.ts';

/** A field that the owner must add. */
export interface Question {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly field: string;
  /** The text of the source about the field, or an empty one. */
  readonly says: string;
  /** The question: the value to write. */
  readonly asks: string;
  /** The other lines of its entry; empty for a field of a whole file. */
  readonly entry: readonly string[];
}

const comment = /^(?<before> *(?:- )?)# TODO (?<field>\w+): (?<text>.*)\r?$/u;
const nothing = 'your file says nothing';
/** Most lines of an entry that are shown beside a question. */
const maxLines = 6;

/** The files in which `import` asks, in the order of the questions. */
const askedFiles = ['profile.yaml', 'experience.yaml', 'background.yaml'];

/** Lists the questions of a folder. */
export function listQuestions(files: ReadonlyMap<string, string>): Question[] {
  return askedFiles.flatMap((file) => {
    const text = files.get(file) ?? '';
    const lines = text.split('\n');
    return lines.flatMap((line, index): Question[] => {
      const { field, text: asked } = comment.exec(line)?.groups ?? {};
      if (field === undefined || asked === undefined) return [];
      const cut = asked.lastIndexOf('; write ');
      const said = asked.slice(0, Math.max(0, cut));
      return [
        {
          file,
          line: index + 1,
          field,
          says: said === nothing || said === 'your file cannot say' ? '' : said,
          asks: asked.slice(cut < 0 ? 0 : cut + '; write '.length),
          entry: entryAround(lines, index),
        },
      ];
    });
  });
}

/** Puts an answer in place of the comment that asks for it. */
export function writeAnswer(text: string, { line, field }: Question, answer: string): string {
  const lines = text.split('\n');
  const before = comment.exec(lines[line - 1] ?? '')?.groups?.['before'] ?? '';
  return lines.with(line - 1, `${before}${field}: ${writeScalar(answer)}`).join('\n');
}

/** The lines of the list's entry that holds a line, without comments. */
function entryAround(lines: readonly string[], index: number): string[] {
  if (!/^ *- | {2}/u.test(lines[index]!)) return [];
  const start = lines.findLastIndex((line, at) => at <= index && /^ *- /u.test(line));
  if (start < 0) return [];
  const margin = lines[start]!.indexOf('-');
  const next = lines.findIndex(
    (line, at) => at > start && line.trim() !== '' && line.search(/\S/u) <= margin,
  );
  return lines
    .slice(start, next < 0 ? undefined : next)
    .map((line) => line.slice(margin + 2).trimEnd())
    .filter((line) => line !== '' && !line.trimStart().startsWith('#'))
    .slice(0, maxLines);
}
