// What a YAML parser says about a file -> what its owner needs to read.
import type { YAMLError } from 'yaml';
import type { Words } from './issue.ts';
import { shorten } from './words.ts';

/** Flow collections nested deeper than this are no content. */
export const maxDepth = 50;

export const tooDeep: Words = {
  message: `Brackets are nested more than ${maxDepth} deep.`,
  fix: 'Close each [ and {, or put quotes around a text that contains them.',
};

const explanations: Partial<Record<YAMLError['code'], Words>> = {
  BAD_DQ_ESCAPE: {
    message: 'A backslash between double quotes begins an escape, and this one does not exist.',
    fix: 'Use single quotes, or write the backslash twice.',
  },
  BAD_SCALAR_START: {
    message: 'A text cannot begin with this character.',
    fix: 'Put quotes around the text.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'The value holds a colon and a space, or continues on a line that reads as a field.',
    fix: 'Put quotes around the text, or write it below a line that ends in ">-".',
  },
  MULTIPLE_DOCS: {
    message: 'The line "---" begins a second document.',
    fix: 'Remove it: a file holds one document.',
  },
  NON_STRING_KEY: {
    message: 'The name of a field must be a text.',
    fix: 'Put quotes around it.',
  },
  RESOURCE_EXHAUSTION: tooDeep,
  TAB_AS_INDENT: {
    message: 'The line is indented with a tab.',
    fix: 'Indent with spaces.',
  },
};

/** Explains a syntax error or a duplicate key. */
export function explain(error: YAMLError, text: string): Words {
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^:\n]*/u.exec(text.slice(error.pos[0]))?.[0].trim() ?? '';
    return {
      message: `The field "${shorten(key)}" is given a second time.`,
      fix: 'Keep one of the two.',
    };
  }
  const known = explanations[error.code];
  if (known !== undefined) return known;
  if (/implicit map key/iu.test(error.message)) {
    return {
      message: 'The line is neither a field nor part of the value above it.',
      fix: 'Write "name: value", or indent it as the continuation of the text above.',
    };
  }
  if (/Missing closing/u.test(error.message)) {
    return {
      message: 'A quoted text is not closed.',
      fix: 'Close it with the same kind of quote that opened it.',
    };
  }
  if (/scalar at node end/u.test(error.message)) {
    return {
      message: 'Something follows the end of a quoted text or a list.',
      fix: 'Put quotes around the whole, and write a single quote within single quotes twice.',
    };
  }
  return {
    message: `This is not valid YAML: ${error.message}.`,
    fix: 'Compare the indentation and punctuation with the lines around it.',
  };
}
