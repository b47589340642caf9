// Errors of the YAML parser -> messages for the owner.
import type { YAMLError } from 'yaml';
import type { Words } from '../report/issue.ts';

/** Lists and groups nested deeper than this are no content. */
export const maxDepth = 50;

export const tooIndented: Words = {
  message: `Lists and fields are nested more than ${maxDepth} deep.`,
  fix: 'Indent them less, or put quotes around a text that begins with hyphens.',
};

export const tooDeep: Words = {
  message: `Brackets are nested more than ${maxDepth} deep.`,
  fix: 'Close each [ and {, or put quotes around a text that contains them.',
};

/** Most lines, list marks and commas of a file: the parser takes about 1 s for them. */
export const maxMarks = 40_000;

export const tooLong: Words = {
  message: `The file has more than ${maxMarks} lines and commas.`,
  fix: 'Remove what does not belong into a profile.',
};

const badIndentation: Words = {
  message: 'The indentation does not fit the lines above.',
  fix: 'Indent all fields and entries of one group by the same number of spaces.',
};

export const badStart: Words = {
  message: 'A text cannot begin with this character.',
  fix: 'Put quotes around the text.',
};

export const tabbed: Words = {
  message: 'The line is indented with a tab.',
  fix: 'Indent with spaces.',
};

export function explain({ code, message }: YAMLError): Words {
  return (
    explanations.find(({ error }) => error.test(`${code}: ${message}`)) ?? {
      message: `This is not valid YAML: ${message}.`,
      fix: 'Compare the indentation and punctuation with the lines around it.',
    }
  );
}

/** The messages by code and text of the error; the first that matches counts. One code can cover several mistakes. */
const explanations: readonly (Words & { readonly error: RegExp })[] = [
  {
    error: /: Flow (?:map|sequence)/u,
    message: 'A list in brackets, or fields in braces, are not closed before this line.',
    fix: 'Close them with ] or }.',
  },
  {
    error: /: Unexpected flow-(?:map|seq)-end/u,
    message: 'A bracket or brace is closed here that was not opened.',
    fix: 'Remove it, or put quotes around the text that contains it.',
  },
  {
    error: /: Missing , or :/u,
    message: 'A comma is missing between two entries in brackets.',
    fix: 'Write one, or put quotes around the whole of a text.',
  },
  {
    error: /: Unexpected , in flow/u,
    message: 'There is no entry before this comma.',
    fix: 'Write one, or remove the comma.',
  },
  {
    error: /: Implicit (?:map )?key/u,
    message: 'The line is neither a field nor part of the value above it.',
    fix: 'Write "name: value", or indent it as the continuation of the text above.',
  },
  {
    error: /: Missing closing/u,
    message: 'The text that a quote opens here is not closed.',
    fix: 'Close it with the same kind of quote.',
  },
  {
    error: /scalar at node end/u,
    message: 'Something follows the end of a quoted text or a list.',
    fix: 'Remove it, or put quotes around the whole, and write a single quote within single quotes twice.',
  },
  { error: /: (?:Sequence item without|Unexpected seq-item-ind)/u, ...badIndentation },
  {
    error: /: (?:Block scalar header|Not a YAML token)/u,
    message: 'A ">" or "|" announces a text on the lines below, and something follows it here.',
    fix: 'Put quotes around a text that begins with ">" or "|".',
  },
  {
    error: /block-seq-ind on same line/u,
    message: 'A list begins on the line of its field.',
    fix: 'Begin it on the next line, or put quotes around a text that begins with a hyphen.',
  },
  { error: /^BAD_INDENT:/u, ...badIndentation },
  { error: /^BAD_(?:ALIAS|SCALAR_START):/u, ...badStart },
  { error: /^RESOURCE_EXHAUSTION:/u, ...tooDeep },
  { error: /^TAB_AS_INDENT:/u, ...tabbed },
  {
    error: /^BAD_DQ_ESCAPE:/u,
    message: 'A backslash between double quotes begins an escape, and this one does not exist.',
    fix: 'Use single quotes, or write the backslash twice.',
  },
  {
    error: /^BLOCK_AS_IMPLICIT_KEY:/u,
    message: 'The value holds a colon and a space, or continues on a line that reads as a field.',
    fix: 'Put quotes around the text, or write it below a line that ends in ">-".',
  },
  {
    error: /^MULTIPLE_DOCS:/u,
    message: 'A second document begins here, with "---" or below "...".',
    fix: 'Remove that line: a file holds one document.',
  },
  {
    error: /^NON_STRING_KEY:/u,
    message: 'The name of a field must be a text.',
    fix: 'Put quotes around it.',
  },
];
