// `profile-api export`: the résumé as a file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { parsePrivate, privateFile, privateResume } from '../content/folder/private.ts';
import type { Private } from '../schema/private.ts';
import { suggest } from '../kernel/nearest.ts';
import { resumes } from '../documents/resume/index.ts';
import { createSite, loadContent } from '../runtime/load.ts';
import { papers } from '../print/resume.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import type { Site } from '../schema/site.ts';
import { resumePaths } from '../paths.ts';
import { readChoice, readText } from './choice.ts';
import type { Given, Output } from './command.ts';
import { inFolder } from './folder.ts';
import { pickLanguage } from './languages.ts';

/** The path of the document for each format. */
const formats = {
  json: resumePaths.json,
  md: resumePaths.markdown,
  vcf: resumePaths.card,
  pdf: resumePaths.pdf,
  card: resumePaths.picture,
  docx: resumePaths.word,
} as const;
type Format = keyof typeof formats;

/** The origin of links without `--base-url`: the default of `serve`. */
const localOrigin = 'http://localhost:3000';

export async function exportResume(given: Given, output: Output): Promise<number> {
  const { flags, environment } = given;
  const format = readFormat(given.words[0] ?? '');
  const baseUrl = readSetting('baseUrl', flags, environment);
  const folder = readSetting('profile', flags, environment);
  const loaded = await loadContent(folder, new Date());
  const site = pickLanguage(createSite(loaded, baseUrl ?? localOrigin), flags);
  const facts = flags['private'] === true ? readPrivate(folder, format) : undefined;
  const name = facts === undefined ? formats[format].slice(1) : `${privateResume}.${format}`;
  const file = readText(flags, 'out') ?? name;
  if (facts !== undefined) refuseServed(file, folder, name);
  const rendered = await render(format, site, given, facts, output);
  if (file === '-') {
    process.stdout.write(rendered);
  } else {
    inFolder(file, () => writeFileSync(file, rendered));
    output.out(file);
  }
  if (baseUrl === undefined) {
    output.err(`Links lead to ${localOrigin}. Name your site: --base-url ORIGIN`);
  }
  return 0;
}

/** The facts of private.yaml beside the profile. */
function readPrivate(folder: string, format: Format): Private {
  if (format !== 'pdf' && format !== 'docx') {
    throw new UsageError('--private is for: export pdf, export docx.');
  }
  const file = join(folder, privateFile);
  if (!existsSync(file)) {
    throw new Error(`There is no "${file}". Write it, for example: phone: +351 912 345 678`);
  }
  return parsePrivate(readFileSync(file, 'utf8'));
}

/** Refuses to write private facts where they would be served. */
function refuseServed(file: string, folder: string, name: string): void {
  const inPublic = relative(join(folder, 'public'), file);
  const isServed = !inPublic.startsWith('..') && !isAbsolute(inPublic);
  // Of the files beside profile.yaml, only those of this name are never served.
  const isBeside = resolve(dirname(file)) === resolve(folder) && basename(file) !== name;
  if (file === '-' || (!isServed && !isBeside)) return;
  throw new UsageError(
    `--private prints private.yaml, and "${file}" could be served. Name a file elsewhere: --out ${name}`,
  );
}

function readFormat(word: string): Format {
  const names = Object.keys(formats) as Format[];
  const known = names.find((name) => name === word.toLowerCase());
  if (known !== undefined) return known;
  const hint = suggest(word, names, `Name one of: ${names.join(', ')}.`);
  throw new UsageError(`There is no format "${word}". ${hint}`);
}

async function render(
  format: Format,
  site: Site,
  { flags, environment }: Given,
  facts: Private | undefined,
  output: Output,
): Promise<string | Uint8Array> {
  const paper = readChoice(flags, 'paper', papers);
  const fonts = readSetting('fonts', flags, environment);
  if (format === 'docx') {
    return (await import('../print/docx.ts')).writeDOCX(site, paper, facts);
  }
  if (format !== 'pdf' && format !== 'card') {
    return resumes.find(({ path }) => path === formats[format])!.render(site);
  }
  const { openPrinter } = await import('../print/engine.ts');
  const warn = (line: string) => output.err(line);
  const print = await openPrinter(site, { paper, fonts, warn, private: facts });
  return print(format === 'pdf' ? 'pdf' : 'picture');
}
