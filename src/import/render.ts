// Renders YAML, with a comment in place of each field that the owner must add.
import { stringify } from 'yaml';
import type { Comments, Converted, Value } from './convert.ts';

/** A line of a file. `asks` is the field that a comment asks for. */
export interface Line {
  readonly text: string;
  readonly asks?: string;
}

const width = 100;
/** `check` reports two of these in a folded text as a list without its line breaks. */
const entryMarks = /(?:^|\s)(?:[-*+•–]|\d{1,2}[.)])\s/gu;

/** Renders the fields that have a value or are missing, in their order. */
export function renderFields(
  fields: readonly string[],
  { values, missing, comments }: Converted,
): Line[] {
  return fields.flatMap((field): Line[] => {
    const value = values[field];
    if (value !== undefined) {
      return renderField(field, value, comments?.[field]).map((text) => ({ text }));
    }
    const fill = missing[field];
    return fill === undefined ? [] : [{ text: `# TODO ${field}: ${fill}`, asks: field }];
  });
}

/** Renders entries as a list. */
export function renderList(fields: readonly string[], entries: readonly Converted[]): Line[] {
  return entries.flatMap((entry, index) => {
    // A comment gets the hyphen too, so that the owner can replace it by the field.
    const listed = renderFields(fields, entry).map(({ text, ...rest }, place) => ({
      ...rest,
      text: text === '' ? '' : `${place === 0 ? '- ' : '  '}${text}`,
    }));
    return index === 0 ? listed : [{ text: '' }, ...listed];
  });
}

/** Renders a field of any value. */
export function renderValue(field: string, value: unknown): string[] {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (typeof value === 'string' || isList) {
    return renderField(field, value as Value);
  }
  return stringify({ [field]: value }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
}

export function indent(lines: readonly Line[]): Line[] {
  return lines.map(({ text, ...rest }) => ({ ...rest, text: text === '' ? '' : `  ${text}` }));
}

function renderField(field: string, value: Value, comments: Comments = {}): string[] {
  const above = comments.above === undefined ? [] : [`# ${comments.above}`];
  const below = (comments.below ?? []).map((text) => `  # ${text}`);
  if (typeof value === 'string') return [...above, ...renderText(`${field}:`, value, '  ')];
  if (value.length === 0) return [...above, `${field}: []`, ...below];
  const items = value.flatMap((item) => {
    const comment = comments.aboveItem?.[item];
    const lines = renderText('  -', item, '    ');
    return comment === undefined ? lines : [`  # ${comment}`, ...lines];
  });
  return [...above, `${field}:`, ...items, ...below];
}

/** Renders a text: a short one on the line of its field, a long one in a block below. */
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

/** Renders a text on one line. `check` reports typographic quotes around a plain text as a mistake. */
export function writeScalar(text: string): string {
  const written = stringify(text, { lineWidth: 0 }).trimEnd();
  const isPlain = !written.includes('\n') && !/^[“”„‟«‘‚]/u.test(text);
  return isPlain ? written : JSON.stringify(text);
}

/** Breaks a text at single spaces, where a folded block joins its lines again. */
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
