// `profile-api case`: proposes case studies from highlights that hold figures, and writes the file of one to fill in.
import { join } from 'node:path';
import { readContentFiles } from '../content/read.ts';
import { quoteForShell } from '../kernel/shell.ts';
import { loadContent } from '../runtime/load.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import { program } from '../version.ts';
import type { Given, Output } from './command.ts';
import { inFolder, writeFileIn } from './folder.ts';

/** Lists the proposals; with a number, writes that case. */
export async function proposeCase(given: Given, output: Output): Promise<number> {
  const { flags, words, environment } = given;
  const folder = readSetting('profile', flags, environment);
  const { proposeCases, writeCase } = await import('../import/case-proposals.ts');
  const { content } = await loadContent(folder, new Date());
  const proposals = proposeCases(content.roles, content.cases);
  const [word] = words;
  const into = quoteForShell(folder);
  if (proposals.length === 0) {
    output.out(
      `No highlight of a role holds a figure that no case tells. Write one in ${join(folder, 'experience.yaml')}, or a case of your own: docs/content.md.`,
    );
    return word === undefined ? 0 : 1;
  }
  if (word === undefined) {
    for (const [index, { company, title, highlight, figures }] of proposals.entries()) {
      const numbers = figures.map(({ value, was }) =>
        was === undefined ? value : `${was} → ${value}`,
      );
      output.out(`${String(index + 1).padStart(3)}  ${company}, ${title}: ${numbers.join(', ')}`);
      output.out(`     ${highlight}`);
    }
    output.out(`\nTo write one: ${program} case NUMBER --profile ${into}`);
    return 0;
  }
  const proposal = /^\d+$/u.test(word) ? proposals[Number(word) - 1] : undefined;
  if (proposal === undefined) {
    throw new UsageError(`case takes a number from 1 to ${proposals.length}, not "${word}".`);
  }
  const files = [...readContentFiles(folder).keys()];
  const { language = 'en' } = content.profile;
  const { file, text } = writeCase(proposal, { files, language });
  const path = join(folder, file);
  inFolder(folder, () => writeFileIn(path, text, { flag: 'wx' }));
  output.out(path);
  output.out(`Write the texts that begin with TODO. Then run: ${program} check ${into}`);
  return 0;
}
