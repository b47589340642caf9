// Measures the matcher on labelled texts: `npm run accuracy -- FILE.jsonl… [TECHNOLOGY,…|LIST.txt] [--texts FOLDER] [--misses]`.
// test/matching/README.md explains the forms of a line, and the labels.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseContent } from '../src/content/parse.ts';
import { readContentFiles } from '../src/content/read.ts';
import { listProfileTechnologies } from '../src/matching/gazetteer/vocabulary.ts';
import { type Advertisement, measureAdvertisements, measureTitles } from './accuracy-ads.ts';
import { measureFields } from './accuracy-fields.ts';
import type { HeldOutText } from './accuracy-labels.ts';
import { type LabelledText, measureLanguages } from './accuracy-languages.ts';
import { broadList } from './broad-list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, texts: { type: 'string' } },
});
const files = positionals.filter((name) => name.endsWith('.jsonl'));
const list = positionals.find((name) => !files.includes(name));
if (files.length === 0) {
  process.stderr.write(
    'Usage: npm run accuracy -- FILE.jsonl… [TECHNOLOGY,TECHNOLOGY…|LIST.txt] [--texts FOLDER] [--misses]\n',
  );
  process.exit(2);
}
const lines = files.flatMap(readLines).map(withText);
const texts = lines.filter(
  (line): line is LabelledText => 'lang' in line && !('alternatives' in line),
);
const heldOut = lines.filter((line): line is HeldOutText => 'alternatives' in line);
const advertisements = lines.filter((line): line is Advertisement => 'gold' in line);
if (texts.length > 0) measureLanguages(texts);
if (heldOut.length > 0) measureFields(heldOut, values.misses === true);
if (advertisements.length > 0) {
  for (const [name, technologies] of listsToTry(list)) {
    measureAdvertisements(name, technologies, advertisements);
  }
  measureTitles(advertisements);
}

type Line = Advertisement | HeldOutText | LabelledText | PublicAd;

/** Labels of a text by another author, which is read from `FOLDER/LANG/SHA256.txt`. */
interface PublicAd extends Omit<LabelledText, 'text'> {
  readonly sha256: string;
  readonly source: string;
}

function readLines(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

function withText(line: Line): Advertisement | HeldOutText | LabelledText {
  if (!('sha256' in line)) return line;
  const { lang, sha256, source } = line;
  if (values.texts === undefined) throw new Error('Public ads need --texts FOLDER');
  const file = join(values.texts, lang, `${sha256}.txt`);
  if (!existsSync(file)) throw new Error(`${file} is missing: the text of ${source}`);
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  if (hash !== sha256) throw new Error(`${file} has the hash ${hash}`);
  return { ...line, text };
}

function listsToTry(given: string | undefined): [string, readonly string[]][] {
  if (given === undefined) {
    return [
      ['Sample profile', listProfileTechnologies(readSample())],
      ['Broad list', broadList],
    ];
  }
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given;
  const names = text.split(/[,\n]/).map((name) => name.trim());
  return [['Given list', names.filter(Boolean)]];
}

function readSample() {
  const parsed = parseContent(readContentFiles('profile'), { asOf: '2026-01' });
  if ('content' in parsed) return parsed.content;
  throw new Error(parsed.issues.map(({ message }) => message).join('\n'));
}
