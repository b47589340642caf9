// Slips that a YAML parser does not recognise: it reports their consequences.
import type { YAMLError } from 'yaml';
import type { Finding } from '../report/issue.ts';
import { shorten } from '../report/text.ts';
import { badStart, tabbed } from './errors.ts';

/** Finds the slip that probably made the parser stumble. */
export function findSlip(error: YAMLError, text: string): Finding | undefined {
  const { code, pos } = error;
  const [place] = pos;
  const start = place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place) < 0 ? text.length : text.indexOf('\n', place);
  const line = text.slice(start, end);
  const at = (index: number, message: string, fix: string) => {
    return { offset: start + index, message, fix };
  };
  const oddSpace = /^[ -]*(?:\w+:)?(?=[\u00A0\u2000-\u200A\u202F\u3000])/u.exec(line);
  if (oddSpace !== null) {
    const message = 'This space is not an ordinary one, and YAML takes it for a letter.';
    return at(oddSpace[0].length, message, 'Delete it and type a space.');
  }
  const hyphen = /^ *-(?=[^\s-])/u.exec(line)?.[0];
  if (hyphen !== undefined) {
    const fix = `Write: - ${shorten(line.slice(hyphen.length))}`;
    return at(hyphen.length, 'A space is missing after the hyphen.', fix);
  }
  const colon = /^ *(?:- +)?[a-z]\w*:(?=[^\s/\\:,])/iu.exec(line)?.[0];
  if (colon !== undefined) {
    const fix = `Write: ${colon.trim()} ${shorten(line.slice(colon.length))}`;
    return at(colon.length, 'A space is missing after the colon.', fix);
  }
  const { indent = '', bullet = '' } = /^(?<indent> *)(?<bullet>[*•–] )?/u.exec(line)!.groups!;
  if (bullet !== '') {
    const message = `Entries of a list begin with a hyphen, not with "${bullet.trim()}".`;
    const fix = `Write: - ${shorten(line.slice(indent.length + bullet.length))}`;
    return at(indent.length, message, fix);
  }
  const isBelowEntry = new RegExp(`(?:^|\n)${indent}- .*\n$`, 'u').test(text.slice(0, start));
  if (code === 'BAD_INDENT' && isBelowEntry && !/:(?:\s|$)/u.test(line)) {
    const message = 'This line is among the entries of a list and lacks their hyphen.';
    const fix =
      'Write a hyphen and a space before it, or indent it further if it continues the text above.';
    return at(indent.length, message, fix);
  }
  const tab = /^ *(?=\t)/u.exec(line);
  if (tab !== null) return { offset: start + tab[0].length, ...tabbed };
  const isOutsideList = place === start && /^- /mu.test(text.slice(0, start));
  if (isOutsideList && error.message === 'Unexpected scalar at node end') {
    const message = 'A hyphen above begins a list, and this line is outside of it.';
    const fix =
      'Indent it as the other fields of its entry. If there is to be no list, remove the hyphen.';
    return at(0, message, fix);
  }
  if (text.startsWith('? ', place)) return { offset: place, ...badStart };
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  if (/^ *- /u.test(line) && text.slice(start, place).trim() === '') {
    const fix = 'Indent it as the other entries, below the field that they belong to.';
    return at(line.indexOf('-'), 'The entry of a list is outside of its list.', fix);
  }
  return /:\s|:$/u.test(text.slice(place, end)) ? undefined : findColonBelow(text, start, end);
}

/** A text without quotes continues below its line, up to a colon that makes it the name of a field. */
function findColonBelow(text: string, start: number, end: number): Finding | undefined {
  const below = /\n(?<indent> *)(?<name>[^\s#].*?):(?:\s|$)/u.exec(text.slice(end));
  const { indent = '', name = '' } = below?.groups ?? {};
  if (below === null || indent.length <= /^ */u.exec(text.slice(start))![0].length)
    return undefined;
  const offset = end + below.index + 1 + indent.length;
  if (/^\w+$/u.test(name)) {
    return {
      offset,
      message: 'The field is indented further than those above it.',
      fix: 'Indent it as they are. If it continues the text above it, put quotes around all of that text.',
    };
  }
  return {
    offset,
    message:
      'The text above goes on in this line, and a colon in it makes that the name of a field.',
    fix: 'Put quotes around the whole text, or write it below a line that ends in ">-".',
  };
}
