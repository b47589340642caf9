import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { endOf } from './offsets.ts';

const textOf = (text: string) => {
  const { codes, length } = fold(text);
  return String.fromCharCode(...codes.subarray(0, length));
};

const rows: readonly (readonly [text: string, folded: string])[] = [
  ['Java', 'java'],
  ['', ''],
  ['Straße', 'strasse'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
  ['ﬁne', 'fine'],
  ['½', '1⁄2'],
  ['Ｊａｖａ', 'java'],
  ['𝐉𝐚𝐯𝐚', 'java'],
  ['🄹', 'j'],
  ['café', 'café'],
  ['cafe\u0301', 'café'],
  ['\u0301a', '\u0301a'],
  ['x\u0301\u0301', 'x\u0301\u0301'],
  ['가', '가'],
  ['\u1100\u1161\u11a8', '각'],
  ['C♯', 'c#'],
  ['Java™', 'java '],
  ['a\u00a0b\u3000c', 'a b c'],
  ['a\u0000b\u0007c', 'a b c'],
  ['Sca\u00adla\u200b', 'scala'],
  ['“a” ‘b’', '"a" \'b\''],
  ['a–b—c·d', 'a-b—c•d'],
  ['日本、東京。', '日本,東京.'],
  ['→ × ©', '• • •'],
  ['a+b=c', 'a+b=c'],
  ['🚀Go', '•go'],
  ['\u{1f9ff}\u{1fb00}', '••'],
  ['\u{20000}\u{10400}\u{10000}', '\ue001\ue000\ue000'],
  ['\u{e0001}', ''],
  ['\ufdfa', '\ue000'],
  ['\ud83d!', '•!'],
  ['\u2028\u0085', '\n\n'],
  ['a\r\nb', 'a\nb'],
  ['a\rb', 'a\nb'],
  ['a\r\n\r\nb', 'a\n\nb'],
  ['a\n\rb', 'a\n\nb'],
  // Tabs
  ['Must\tJava', 'must|java'],
  ['Must\t\tJava', 'must||java'],
  ['a\n\tb', 'a\n b'],
  ['a\t\nb\t', 'a \nb '],
  ['•\tJava', '• java'],
  ['a\n1.\tJava', 'a\n1. java'],
  ['K1\tJava', 'k1 java'],
  ['2291\tJava', '2291|java'],
  ['Must:\tJava', 'must: java'],
  // References to letters
  ['&eacute;t&eacute; &Ccedil;a', 'été ça'],
  ['zna&cacute; &lstrok;&oslash;&szlig;', 'znać łøss'],
  ['&xacute; &sdot;', '&xacute; &sdot;'],
  // Tags
  ['<p>a<br/>b</p>', '\na\nb\n'],
  ['a<br><br>b', 'a\nb'],
  ['<ul><li>a</li></ul>', '\n•a\n'],
  ['<b>a</b>', ' a '],
  ['<p class="x">a', '\na'],
  ['<foo>a', '<foo>a'],
  ['a < b', 'a < b'],
  ['a<5', 'a<5'],
  ['List<String>', 'list<string>'],
  ['<!-- a -->b', ' b'],
  ['<!-- a', '<!-- a'],
  ['<!doctype html>a', ' a'],
  ['<script>a</script>b<SCRIPT >c</SCRIPT>', ' b '],
  ['<script>a <script>b', '<script>a <script>b'],
  ['<style>a</style>b<!-- c --><!-- d', ' b <!-- d'],
  ['a<\\/li>b', 'a\nb'],
  ['&lt;LI&gt;a&lt;/LI&gt;', '•a\n'],
  ['&lt;b class=&quot;x&quot;&gt;a', ' a'],
  [`&lt;b ${'x'.repeat(199)}&gt;a`, ' a'],
  [`&lt;b ${'x'.repeat(201)}&gt;a`, `<b ${'x'.repeat(201)}>a`],
  // References
  ['R&amp;D', 'r&d'],
  ['R&AMP;D', 'r&d'],
  ['R&D', 'r&d'],
  ['a & b', 'a & b'],
  ['&#65;&#x42;&#X43;', 'abc'],
  ['C&amp;#35;', 'c#'],
  ['&#0;', '&#0;'],
  ['&#1114111;', ''],
  ['&#1114112;', '&#1114112;'],
  ['&nope; &verylong;', '&nope; &verylong;'],
  ['a&shy;b&nbsp;c', 'ab c'],
  ['&bull;&hellip;', '•...'],
  ['&lt;5', '<5'],
  ['&#128640;&#8482;Sca&#173;la&#8203; cafe&#769;', '• scala café'],
  ['\\ud83d\\udc49', '••'],
  ['&#189;', '1⁄2'],
  // Escapes
  ['C\\#', 'c#'],
  ['C\\u0023', 'c#'],
  ['a\\nb', 'a\\nb'],
  ['a\\n- b', 'a\n- b'],
  ['a\\r\\n\\t- b', 'a\n- b'],
  ['C:\\nginx', 'c:\\nginx'],
  ['a\\\nb', 'a\nb'],
  ['a\\', 'a\\'],
  ['a\\b', 'a\\b'],
];

describe('the folded form of a text', () => {
  it.each(rows)('%j: %j', (text, folded) => expect(textOf(text)).toBe(folded));

  it('does not depend on texts that were folded before', () => {
    for (const [text, folded] of rows) expect(textOf(text)).toBe(folded);
  });
});

it.each(rows)('keeps the place of the text after %j', (text) => {
  const folded = fold(`${text}; Perl`);
  const { length } = folded;
  expect(folded.original.slice(folded.firsts[length - 4], endOf(folded, length - 1))).toBe('Perl');
});

it.each([
  ['ﬁ', 'fi', 'ﬁ'],
  ['e\u0301', 'é', 'e\u0301'],
  ['😀', '•', '😀'],
  ['&amp;', '&', '&amp;'],
  ['a<br>', 'a\n', 'a<br>'],
])('the place of %j is all of it', (text, folded, whole) => {
  const found = fold(`x${text}y`);
  expect(`x${text}y`.slice(found.firsts[1], endOf(found, folded.length))).toBe(whole);
});

it.each([
  ['Java', 0],
  ['😀', 1],
  ['😀𝐉\ud83d', 2],
])('counts the characters of %j that take two code units', (text, pairs) => {
  expect(fold(text).pairs).toBe(pairs);
});

it('has room for characters that become many', () => {
  const text = `${'㎏'.repeat(500)}${'½'.repeat(500)} Java`;
  const { codes, length } = fold(text);
  expect(length).toBe(2 * 500 + 3 * 500 + 5);
  expect([...codes.subarray(length, length + 2)]).toEqual([0, 0]);
});
