// `profile-api translate`: writes the missing texts of a translation, and accepts pairs as they are.
import { join } from 'node:path';
import { parseContent } from '../content/parse.ts';
import { readContentFiles } from '../content/read.ts';
import { renderIssue } from '../content/report/issue.ts';
import { shareOf } from '../content/translation/check.ts';
import { readTranslation, type Translation } from '../content/translation/read.ts';
import { recordOf, type Records, updateRecords } from '../content/translation/records.ts';
import { renderTranslation } from '../content/translation/write.ts';
import { suggest } from '../kernel/nearest.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import { toYearMonth } from '../schema/content.ts';
import { renderShare } from './check-report.ts';
import type { Given, Output } from './command.ts';
import { inFolder, writeFileIn } from './folder.ts';

/** Updates `translations/TAG/` in a folder; resolves to 1 if the original or the translation has an error of form. */
export async function translate(given: Given, output: Output): Promise<number> {
  const { tag, folder, done } = readWords(given);
  const files = readContentFiles(folder);
  const parsed = parseContent(files, { asOf: toYearMonth(new Date()) });
  const before = readTranslation(files, tag);
  const issues = [...('content' in parsed ? [] : parsed.issues), ...before.issues].filter(
    ({ severity }) => severity === 'error',
  );
  if (issues.length > 0) {
    for (const issue of issues) output.err(renderIssue(issue, folder));
    return 1;
  }
  const rendered = done.length === 0 ? renderTranslation(files, tag) : new Map<string, string>();
  const records = updateRecords(before.pairs, before.records);
  const accepted = done.reduce(
    (known, key) => accept(key, given.flags['reason'], before, known),
    records,
  );
  const text = `${JSON.stringify(accepted, undefined, 2)}\n`;
  inFolder(join(folder, 'translations', tag), () => {
    const all = new Map([...rendered, [`translations/${tag}/sources.json`, text]]);
    for (const [path, content] of all) {
      writeFileIn(join(folder, path), content);
      output.out(join(folder, path));
    }
  });
  output.out(renderShare(shareOf({ ...before, records: accepted })));
  return 0;
}

/** The file of a text, with which its name begins. */
const nameOfText = /^(?:\w+\.yaml|cases\/[^/]+\.md)\//u;

/** The tag, the folder, and the names of accepted texts. `--done` takes the first name, and the others follow. */
function readWords({ flags, words: [tag = '', ...words], environment }: Given) {
  const done = typeof flags['done'] === 'string' ? [flags['done']] : [];
  if (done.length > 0) done.push(...words.filter((word) => nameOfText.test(word)));
  const others = words.filter((word) => !done.includes(word));
  if (others.length > 1) throw new UsageError(`translate does not take "${others[1]}".`);
  return { tag, folder: others[0] ?? readSetting('profile', flags, environment), done };
}

/** Records that a pair is right as it is, until one of its texts changes. */
function accept(
  key: string,
  reason: string | boolean | undefined,
  { pairs }: Translation,
  records: Records,
): Records {
  const translated = pairs.filter((pair) => pair.translated !== undefined);
  const pair = translated.find((one) => one.key === key);
  if (pair === undefined) {
    const keys = translated.map((one) => one.key);
    const hint = suggest(key, keys, 'check names each text.');
    throw new UsageError(`--done takes the name of a translated text, not "${key}". ${hint}`);
  }
  if (typeof reason !== 'string' || reason.trim() === '') {
    throw new UsageError('--done needs a reason: --reason "The German idiom has another number."');
  }
  return { ...records, [key]: { ...recordOf(pair), accepted: reason.trim() } };
}
