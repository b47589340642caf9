// The folder's YAML, with a comment in the place of each field that its owner must add.
import { stringify } from 'yaml';
import type { Settled, Value } from './settle.ts';

/** A line of a file; one that asks for a field says for which. */
export interface Line {
  readonly text: string;
  readonly asks?: string;
}

const width = 100;
/** Two of these in a text that is folded look like entries of a list that was meant as one. */
const entryMarks = /(?:^|\s)(?:[-*+•–]|\d{1,2}[.)])\s/gu;

/** Renders the fields in their order; what is neither there nor missing is left away. */
export function renderFields(fields: readonly string[], { values, missing }: Settled): Line[] {
  return fields.flatMap((field): Line[] => {
    const value = values[field];
    if (value !== undefined) return renderField(field, value).map((text) => ({ text }));
    const fill = missing[field];
    return fill === undefined ? [] : [{ text: `# TODO ${field}: ${fill}`, asks: field }];
  });
}

/** Renders entries as a list. */
export function renderList(fields: readonly string[], entries: readonly Settled[]): Line[] {
  return entries.flatMap((entry, index) => {
    // A hyphen is before what is asked for too: it stays where the answer is written.
    const listed = renderFields(fields, entry).map(({ text, ...rest }, place) => ({
      ...rest,
      text: text === '' ? '' : `${place === 0 ? '- ' : '  '}${text}`,
    }));
    return index === 0 ? listed : [{ text: '' }, ...listed];
  });
}

export function indent(lines: readonly Line[]): Line[] {
  return lines.map(({ text, ...rest }) => ({ ...rest, text: text === '' ? '' : `  ${text}` }));
}

function renderField(field: string, value: Value): string[] {
  if (typeof value === 'string') return renderText(`${field}:`, value, '  ');
  if (value.length === 0) return [`${field}: []`];
  return [`${field}:`, ...value.flatMap((item) => renderText('  -', item, '    '))];
}

/** A text behind what introduces it: on the line when it is short, in a block below when it is not. */
function renderText(before: string, text: string, margin: string): string[] {
  const isShort = !text.includes('\n') && before.length + text.length < width;
  const listed = (text.match(entryMarks) ?? []).length > 1;
  if (isShort) return [`${before} ${writeScalar(text)}`];
  if (text.includes('\n') || listed) {
    return [
      `${before} |-`,
      ...text.split('\n').map((line) => (line.trim() === '' ? '' : margin + line)),
    ];
  }
  return [`${before} >-`, ...wrap(text, width - margin.length).map((line) => margin + line)];
}

/** A text on one line. Typographic quotes around one would read as meant for straight ones. */
function writeScalar(text: string): string {
  const written = stringify(text, { lineWidth: 0 }).trimEnd();
  const isPlain = !written.includes('\n') && !/^[“”„‟«‘‚]/u.test(text);
  return isPlain ? written : JSON.stringify(text);
}

/** Breaks a text at single spaces, which is where a folded block joins its lines again. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<! ) (?! )/u)) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
