// Errors of the YAML parser -> messages for the owner.
import type { YAMLError } from 'yaml';
import type { Words } from '../report/issue.ts';
import { shorten } from '../report/text.ts';

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

const explanations: Partial<Record<YAMLError['code'], Words>> = {
  BAD_ALIAS: badStart,
  BAD_DQ_ESCAPE: {
    message: 'A backslash between double quotes begins an escape, and this one does not exist.',
    fix: 'Use single quotes, or write the backslash twice.',
  },
  BAD_SCALAR_START: badStart,
  BAD_INDENT: badIndentation,
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'The value holds a colon and a space, or continues on a line that reads as a field.',
    fix: 'Put quotes around the text, or write it below a line that ends in ">-".',
  },
  MULTIPLE_DOCS: {
    message: 'A second document begins here, with "---" or below "...".',
    fix: 'Remove that line: a file holds one document.',
  },
  NON_STRING_KEY: {
    message: 'The name of a field must be a text.',
    fix: 'Put quotes around it.',
  },
  RESOURCE_EXHAUSTION: tooDeep,
  TAB_AS_INDENT: tabbed,
};

/** Explains a field at this place that its group has already. */
export function explainRepeated(text: string, place: number): Words {
  const key = /^[^:\n]*/u.exec(text.slice(place))?.[0].trim() ?? '';
  return {
    message: `The field "${shorten(key)}" is given a second time.`,
    fix: text.slice(0, place).includes(`- ${key}:`)
      ? 'Keep one of the two. If another entry begins here, put a hyphen and a space before it.'
      : 'Keep one of the two.',
  };
}

/** Explains a syntax error. */
export function explain(error: YAMLError): Words {
  return (
    phrases.find(([phrase]) => phrase.test(error.message))?.[1] ??
    explanations[error.code] ?? {
      message: `This is not valid YAML: ${error.message}.`,
      fix: 'Compare the indentation and punctuation with the lines around it.',
    }
  );
}

// One code of the parser covers several mistakes that an owner would not call the same.
const phrases: readonly (readonly [RegExp, Words])[] = [
  [
    /^Flow (map|sequence)/u,
    {
      message: 'A list in brackets, or fields in braces, are not closed before this line.',
      fix: 'Close them with ] or }.',
    },
  ],
  [
    /^Unexpected flow-(?:map|seq)-end/u,
    {
      message: 'A bracket or brace is closed here that was not opened.',
      fix: 'Remove it, or put quotes around the text that contains it.',
    },
  ],
  [
    /^Missing , or :/u,
    {
      message: 'A comma is missing between two entries in brackets.',
      fix: 'Write one, or put quotes around the whole of a text.',
    },
  ],
  [
    /^Unexpected , in flow/u,
    {
      message: 'There is no entry before this comma.',
      fix: 'Write one, or remove the comma.',
    },
  ],
  [
    /^Implicit (map )?key/u,
    {
      message: 'The line is neither a field nor part of the value above it.',
      fix: 'Write "name: value", or indent it as the continuation of the text above.',
    },
  ],
  [
    /^Missing closing/u,
    {
      message: 'The text that a quote opens here is not closed.',
      fix: 'Close it with the same kind of quote.',
    },
  ],
  [
    /scalar at node end/u,
    {
      message: 'Something follows the end of a quoted text or a list.',
      fix: 'Remove it, or put quotes around the whole, and write a single quote within single quotes twice.',
    },
  ],
  [/^(?:Sequence item without|Unexpected seq-item-ind)/u, badIndentation],
  [
    /^(?:Block scalar header|Not a YAML token)/u,
    {
      message: 'A ">" or "|" announces a text on the lines below, and something follows it here.',
      fix: 'Put quotes around a text that begins with ">" or "|".',
    },
  ],
  [
    /block-seq-ind on same line/u,
    {
      message: 'A list begins on the line of its field.',
      fix: 'Begin it on the next line, or put quotes around a text that begins with a hyphen.',
    },
  ],
];
