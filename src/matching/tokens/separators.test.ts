import { expect, it } from 'vitest';
import { fold } from '../normalize/fold.ts';
import { separator, separatorOf } from './separators.ts';

type Name = keyof typeof separator;

it.each<readonly [before: string, sign: string, after: string, name: Name]>([
  ['a', ' ', 'b', 'space'],
  ['a', '\n', 'b', 'newline'],
  ['a', ',', 'b', 'comma'],
  ['a', '/', 'b', 'slash'],
  ['a', '\\', 'b', 'slash'],
  ['a', '&', ' b', 'ampersand'],
  ['a', '+', 'b', 'ampersand'],
  ['a', '(', 'b', 'open'],
  ['a', '[', 'b', 'open'],
  ['a', ')', 'b', 'close'],
  ['a', ']', 'b', 'close'],
  ['a', '!', 'b', 'call'],
  ['a', '?', 'b', 'call'],
  ['a', ';', 'b', 'semicolon'],
  ['a', ':', 'b', 'colon'],
  ['a', '—', 'b', 'dash'],
  ['a', '•', 'b', 'bullet'],
  ['a', '|', 'b', 'bullet'],
  ['a', '~', 'b', 'bullet'],
  ['a', '"', 'b', 'quote'],
  ['a', "'", 'b', 'apostrophe'],
  ['a', '%', 'b', 'other'],
  // Full stops
  ['a', '.', '', 'stop'],
  ['a', '.', ' b', 'stop'],
  ['a', '.', '\nb', 'stop'],
  ['a', '.', '"', 'stop'],
  ['a', '.', "'", 'stop'],
  ['a', '.', ')', 'stop'],
  ['a', '.', '< b', 'stop'],
  ['a', '.', 'b', 'point'],
  ['a', '.', '#b', 'point'],
  ['a\n', '.', ' b', 'bullet'],
  ['a\n  ', '.', ' b', 'bullet'],
  ['a\n', '.', 'b', 'point'],
  ['a ', '.', ' b', 'stop'],
  ['(a, ..', '.', ')', 'other'],
  ['(a, ..', '.', ' b', 'stop'],
  // Tags
  ['', '#', 'b', 'comma'],
  ['a ', '#', 'b', 'comma'],
  ['a ', '#', ' b', 'other'],
  ['a', '#', 'b', 'other'],
  // Smileys
  ['a ', ':', ') b', 'call'],
  ['a', ':', ')', 'call'],
  ['a ', ';', '-) b', 'call'],
  ['a ', ':', 'D b', 'call'],
  ['a ', ':', '( b', 'call'],
  ['a ', ':', 'Db', 'colon'],
  ['a', ':', '(b)', 'colon'],
  ['a ', ':', '(b)', 'colon'],
  // Underscores
  ['a', '_', 'b', 'hyphen'],
  ['', '_', 'b', 'quote'],
  ['a ', '_', 'b', 'quote'],
  ['a', '_', ':', 'quote'],
  // Hyphens and dashes
  ['a', '-', 'b', 'hyphen'],
  ['a', '–', 'b', 'hyphen'],
  ['', '-', 'b', 'dash'],
  ['a ', '-', 'b', 'dash'],
  ['a\n', '-', 'b', 'dash'],
  ['a', '-', ' b', 'dash'],
  ['a', '-', '-b', 'dash'],
  ['a-', '-', 'b', 'dash'],
  // Words in part
  ['Java', '-', ' oder C#-Kenntnisse', 'quote'],
  ['Java', '-', ' aber C#-Kenntnisse', 'dash'],
  ['Java', '-', '\noder C#', 'hyphen'],
  ['Java ', '-', ' oder C#', 'dash'],
  ['', '-', ' oder C#', 'dash'],
  ['JavaScript-Frameworks und ', '-', 'Bibliotheken', 'quote'],
  ['und ', '-', 'Bibliotheken', 'quote'],
  ['JavaScript-Frameworks rund ', '-', 'Bibliotheken', 'dash'],
  ['JavaScript-Frameworks und ', '-', ' kurz', 'dash'],
  ['JavaScript-Frameworks und', '-', 'Bibliotheken', 'hyphen'],
  ['out', '-', 'of-the-box', 'hyphen'],
  // Asterisks
  ['', '*', ' b', 'bullet'],
  ['', '*', 'b*', 'bullet'],
  ['a\n', '*', ' b', 'bullet'],
  ['a\n', '*', 'b* c', 'bullet'],
  ['a ', '*', ' b', 'bullet'],
  ['a', '*', 'b', 'bullet'],
  ['a ', '*', 'b* c', 'quote'],
  ['a *b', '*', ' c', 'quote'],
  ['a *b', '*', ', c', 'quote'],
  ['a ', '*', '**b*** c', 'quote'],
  ['a **', '*', 'b*** c', 'quote'],
  ['a ***b', '*', '** c', 'quote'],
  ['a ***', '*', 'b', 'quote'],
  ['a ****', '*', 'b', 'bullet'],
  ['a\n**', '*', 'b', 'bullet'],
])('%j, %j, %j: %s', (before, sign, after, name) => {
  const { codes } = fold(before + sign + after);
  expect(separatorOf(codes, before.length)).toBe(separator[name]);
});

it('a blank line is a line break too', () => {
  const both = separator.newline | separator.blankLine;
  expect(separatorOf(fold('a\n\nb').codes, 1)).toBe(both);
  expect(separatorOf(fold('a\n\nb').codes, 2)).toBe(separator.newline);
});
