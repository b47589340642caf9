import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePlainYAML } from '../../src/content/plain-yaml.ts';
import { parseFully } from '../../src/content/yaml.ts';

/** Texts that are plain, and what is near to them. */
const values =
  `word|Two words|a, b|a - b|(so)|https://example.com/a?b#c|C#|C++|.NET|.5|+1|1|1.5|0x1F|1e3|2024-02|2024-2
|2024-02-03|164,000 viewers|3D|true|false|True|null|~|yes|'one'|'it''s'|'a'b|"two"|"a\\n"|"a" b|[a, b]|[a,b]|[ a , b ]
|[a, ]|[]|[1]|[true]|[a: b]|[a - b]|[-]|[a b|{}|a: b|a:b|a:|a #b|a#b|#a|- a|-a|? a|?a|: a|:a|, a|*a|&a a|!a|!!str a
|%a|@a|\`a|=|<<|<b>|>|>-|>+|>2|||-|é|…|😀|\u00A0a|constructor|`.split(/(?<=[^|])\|/u);
const keys = ['a', 'b', 'longer', 'true', 'null', 'constructor', '1', 'a b', '"a"', '? a', '<<'];
const indents = ['', '', '', '  ', '  ', '  ', '    ', '    ', ' ', '      '];
const usual = fc.constantFrom('word', 'Two words', '>-', '', '');
const value = fc.oneof(
  { weight: 4, arbitrary: usual },
  { weight: 1, arbitrary: fc.constantFrom(...values) },
);
const key = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') },
  { weight: 1, arbitrary: fc.constantFrom(...keys) },
);
const field = fc.tuple(key, value).map(([name, text]) => `${name}:${text && ' '}${text}`);
const line = fc
  .tuple(
    fc.constantFrom(...indents),
    fc.constantFrom('', '', '', '- ', '- ', '-', '-  ', '# '),
    fc.oneof({ weight: 3, arbitrary: field }, { weight: 1, arbitrary: value }),
    fc.constantFrom(
      ...Array<string>(20).fill(''),
      '\n',
      ' ',
      ' # why',
      ' #1',
      ' #',
      '\n---',
      '\n\n',
    ),
  )
  .map((parts) => parts.join(''));
const loose = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));

/** Lines of a value below a field or behind a hyphen; the first begins where the value is put. */
const { block } = fc.letrec<{ block: string[] }>((tie) => {
  const indented = tie('block').map((lines) => lines.map((one) => `  ${one}`));
  const nested = fc.oneof(
    { depthSize: 'small' },
    fc.tuple(key, value).map(([name, one]) => [`${name}:${one && ' '}${one}`, '  more']),
    fc.tuple(key, value).map(([name, one]) => [`${name}:${one && ' '}${one}`]),
    fc.tuple(key, indented).map(([name, lines]) => [`${name}:`, ...lines]),
    value.map((one) => [`- ${one}`]),
    indented.map(([first = '', ...others]) => [first.replace('  ', '- '), ...others]),
  );
  return { block: fc.array(nested, { minLength: 1, maxLength: 3 }).map((parts) => parts.flat()) };
});
const text = fc.oneof(
  loose,
  block.map((lines) => lines.join('\n')),
);

/** Expects what the parser of all YAML says of a text that was read the short way. */
function expectSame(written: string, data: unknown): void {
  const { yaml, issues } = parseFully('profile.yaml', written, 1);
  expect({ data: yaml?.data, issues }).toEqual({ data, issues: [] });
}

it('gives for a plain text what the parser of all YAML gives', () => {
  let plain = 0;
  fc.assert(
    fc.property(text, (written) => {
      const data = parsePlainYAML(written);
      if (data === undefined) return;
      plain += 1;
      expectSame(written, data);
    }),
    { numRuns: 20_000 },
  );
  expect(plain).toBeGreaterThan(1_000);
});

const folder = new URL('../../profile/', import.meta.url);
const sample = [
  ...readdirSync(folder).filter((name) => name.endsWith('.yaml')),
  ...readdirSync(new URL('cases/', folder)).map((name) => `cases/${name}`),
].map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
const texts = sample.map(
  ([name, written]) => [name, name.endsWith('.md') ? written.split('---\n')[1]! : written] as const,
);

it.each(texts)('reads %s, as most files, the short way', (_, written) => {
  const data = parsePlainYAML(written);
  expect(data).toBeDefined();
  expectSame(written, data);
});

it('gives for a plain text with any slip of the pen what the parser of all YAML gives', () => {
  const pieces = fc.constantFrom(
    ...' |  |\n|\n  |- |: |#| #|[|]|,|"|\'|>-|a|1|true|a: b|\n- '.split('|'),
  );
  const slip = fc.tuple(fc.nat(), fc.nat({ max: 8 }), fc.array(pieces, { maxLength: 4 }));
  fc.assert(
    fc.property(fc.constantFrom(...texts), slip, ([, written], [place, length, words]) => {
      const start = place % (written.length + 1);
      const changed = written.slice(0, start) + words.join('') + written.slice(start + length);
      const data = parsePlainYAML(changed);
      if (data !== undefined) expectSame(changed, data);
    }),
    { numRuns: 500 },
  );
});
