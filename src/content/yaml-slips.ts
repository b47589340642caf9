// Slips of the pen that a parser of YAML does not see as such: it stumbles over what follows from them.
import type { YAMLError } from 'yaml';
import type { Words } from './issue.ts';
import { shorten } from './words.ts';

/** A slip, and where it is. */
export type Slip = Words & { readonly offset: number };

/** Finds the slip that probably made the parser stumble. */
export function findSlip({ code, pos: [place] }: YAMLError, text: string): Slip | undefined {
  if (code === 'DUPLICATE_KEY') return undefined;
  const start = place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place) < 0 ? text.length : text.indexOf('\n', place);
  const line = text.slice(start, end);
  const oddSpace = /^[ -]*(?:\w+:)?(?=[\u00A0\u2000-\u200A\u202F\u3000])/u.exec(line);
  if (oddSpace !== null) {
    return {
      offset: start + oddSpace[0].length,
      message: 'This space is not an ordinary one, and YAML takes it for a letter.',
      fix: 'Delete it and type a space.',
    };
  }
  const hyphen = /^ *-(?=[^\s-])/u.exec(line);
  if (hyphen !== null) {
    return {
      offset: start + hyphen[0].length,
      message: 'A space is missing after the hyphen.',
      fix: `Write: - ${shorten(line.slice(hyphen[0].length))}`,
    };
  }
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || /:\s|:$/u.test(text.slice(place, end))) return undefined;
  const field = /\n +(?=\w+:(?:\s|$))/u.exec(text.slice(end));
  if (field === null) return undefined;
  return {
    offset: end + field.index + field[0].length,
    message: 'The field is indented further than those above it.',
    fix: 'Indent it as they are. If it continues the text above it, put quotes around all of that text.',
  };
}
