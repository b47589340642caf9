import { expect, test } from 'vitest';
import { highlight } from './highlight.tsx';

const show = (code: string, language: string) => String(<p>{highlight(code, language)}</p>);

test.each([
  ['sh', "curl -i 'a -b' # c", ['keyword -i', "string 'a -b'", 'comment # c']],
  ['js', 'const a = `b ${1}`; // 2', ['keyword const', 'string `b ${1}`', 'comment // 2']],
  [
    'ts',
    "import type { A } from 'b';",
    ['keyword import', 'keyword type', 'keyword from', "string 'b'"],
  ],
  ['json', '{"a": ["b", 1.5, true]}', ['keyword "a"', 'string "b"', 'number 1.5', 'keyword true']],
  ['python', 'print(f"a") # b', ['keyword print', 'string "a"', 'comment # b']],
  ['go', 'func a() { return 1 }', ['keyword func', 'keyword return', 'number 1']],
])('marks the words of %s', (language, code, marks) => {
  const html = show(code, language).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  const found = [...html.matchAll(/<span class="(\w+)">(.*?)<\/span>/g)];
  expect(found.map(([, kind, text]) => `${kind} ${text}`)).toEqual(marks);
});

test('keeps every character, and leaves unknown tokens uncoloured', () => {
  const code = 'curl "unclosed <b>\n\tx';
  expect(show(code, 'sh').replaceAll(/<\/?(?:span|p)[^>]*>/g, '')).toBe(
    'curl &quot;unclosed &lt;b&gt;\n\tx',
  );
  expect(show(code, 'toml')).toBe('<p>curl &quot;unclosed &lt;b&gt;\n\tx</p>');
});
