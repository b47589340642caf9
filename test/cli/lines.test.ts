// Lines of a stream in chunks of any length, within a limit.
import { expect, it } from 'vitest';
import { readLines } from '../../src/cli/lines.ts';

async function read(chunks: readonly string[], limit = 8): Promise<(string | undefined)[]> {
  const encoder = new TextEncoder();
  async function* stream() {
    for (const chunk of chunks) yield encoder.encode(chunk);
  }
  const lines: (string | undefined)[] = [];
  for await (const line of readLines(stream(), limit)) {
    lines.push(line && new TextDecoder().decode(line));
  }
  return lines;
}

it.each<[string, string[], (string | undefined)[]]>([
  ['no line of an empty stream', [], []],
  ['a line without a line feed at the end', ['ab'], ['ab']],
  ['no line after a line feed at the end', ['ab\n'], ['ab']],
  ['empty lines', ['\n\na\n'], ['', '', 'a']],
  ['lines that are split between chunks', ['a', 'b\nc', 'd\n', 'e'], ['ab', 'cd', 'e']],
  ['other line separators as part of a line', ['a\r\nb\u2028\n'], ['a\r', 'b\u2028']],
  ['a line of the limit', ['12345678\n'], ['12345678']],
  ['undefined for a longer line, and the next line', ['123456789\nb\n'], [undefined, 'b']],
  ['undefined for a longer line in chunks', ['12345', '6789', '0\nb'], [undefined, 'b']],
  ['undefined for a longer line at the end', ['b\n12345', '6789'], ['b', undefined]],
])('yields %s', async (_, chunks, lines) => {
  expect(await read(chunks)).toEqual(lines);
});
