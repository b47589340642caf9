// Slips that a YAML parser does not recognise: it reports their consequences.
import type { YAMLError } from 'yaml';
import type { Finding } from '../report/issue.ts';
import { shorten } from '../report/text.ts';
import { badStart, tabbed } from './errors.ts';

/** Finds the slip that probably made the parser stumble. */
export function findSlip(
  { code, message, pos: [place] }: YAMLError,
  text: string,
): Finding | undefined {
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
  const colon = /^ *(?:- +)?[a-z]\w*:(?=[^\s/\\:,])/iu.exec(line);
  if (colon !== null) {
    return {
      offset: start + colon[0].length,
      message: 'A space is missing after the colon.',
      fix: `Write: ${colon[0].trim()} ${shorten(line.slice(colon[0].length))}`,
    };
  }
  const { indent = '', bullet = '' } = /^(?<indent> *)(?<bullet>[*•–] )?/u.exec(line)!.groups!;
  if (bullet !== '') {
    return {
      offset: start + indent.length,
      message: `Entries of a list begin with a hyphen, not with "${bullet.trim()}".`,
      fix: `Write: - ${shorten(line.slice(indent.length + bullet.length))}`,
    };
  }
  const isBelowEntry = new RegExp(`(?:^|\n)${indent}- .*\n$`, 'u').test(text.slice(0, start));
  if (code === 'BAD_INDENT' && isBelowEntry && !/:(?:\s|$)/u.test(line)) {
    return {
      offset: start + indent.length,
      message: 'This line is among the entries of a list and lacks their hyphen.',
      fix: 'Write a hyphen and a space before it, or indent it further if it continues the text above.',
    };
  }
  const tab = /^ *(?=\t)/u.exec(line);
  if (tab !== null) return { offset: start + tab[0].length, ...tabbed };
  const isOutsideList = place === start && /^- /mu.test(text.slice(0, start));
  if (isOutsideList && message === 'Unexpected scalar at node end') {
    return {
      offset: start,
      message: 'A hyphen above begins a list, and this line is outside of it.',
      fix: 'Indent it as the other fields of its entry. If there is to be no list, remove the hyphen.',
    };
  }
  if (text.startsWith('? ', place)) return { offset: place, ...badStart };
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  if (/^ *- /u.test(line) && text.slice(start, place).trim() === '') {
    return {
      offset: start + line.indexOf('-'),
      message: 'The entry of a list is outside of its list.',
      fix: 'Indent it as the other entries, below the field that they belong to.',
    };
  }
  return findColonBelow(text, start, end, place);
}

/** A text without quotes continues below its line, up to a colon that makes it the name of a field. */
function findColonBelow(
  text: string,
  start: number,
  end: number,
  place: number,
): Finding | undefined {
  if (/:\s|:$/u.test(text.slice(place, end))) return undefined;
  const below = /\n(?<indent> *)(?<name>[^\s#].*?):(?:\s|$)/u.exec(text.slice(end));
  const { indent = '', name = '' } = below?.groups ?? {};
  if (below === null || indent.length <= /^ */u.exec(text.slice(start))![0].length)
    return undefined;
  const offset = end + below.index + 1 + indent.length;
  return /^\w+$/u.test(name)
    ? {
        offset,
        message: 'The field is indented further than those above it.',
        fix: 'Indent it as they are. If it continues the text above it, put quotes around all of that text.',
      }
    : {
        offset,
        message:
          'The text above goes on in this line, and a colon in it makes that the name of a field.',
        fix: 'Put quotes around the whole text, or write it below a line that ends in ">-".',
      };
}
