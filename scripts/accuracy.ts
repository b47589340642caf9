// Measures the matcher on labelled texts: `npm run accuracy -- FILE.jsonl [TECHNOLOGY,…|LIST.txt]`.
// docs/matching.md tells the two forms that a line of the file may have.
import { existsSync, readFileSync } from 'node:fs';
import { parseContent } from '../src/content/parse.ts';
import { readContentFiles } from '../src/content/read.ts';
import { listProfileTechnologies } from '../src/matching/gazetteer/vocabulary.ts';
import { type Advertisement, measureAdvertisements, measureTitles } from './accuracy-ads.ts';
import { type LabelledText, measureLanguages } from './accuracy-languages.ts';
import { broadList } from './broad-list.ts';

const [file, list] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: npm run accuracy -- FILE.jsonl [TECHNOLOGY,TECHNOLOGY…|LIST.txt]\n');
  process.exit(2);
}
const lines: (Advertisement | LabelledText)[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line));
const texts = lines.filter((line): line is LabelledText => 'lang' in line);
const advertisements = lines.filter((line): line is Advertisement => 'gold' in line);
if (texts.length > 0) measureLanguages(texts);
if (advertisements.length > 0) {
  for (const [name, technologies] of listsToTry(list)) {
    measureAdvertisements(name, technologies, advertisements);
  }
  measureTitles(advertisements);
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
