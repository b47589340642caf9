// `profile-api build`: writes the files to publish a profile at a target.
import { join } from 'node:path';
import { renderIssue } from '../content/report/issue.ts';
import { quoteForShell } from '../kernel/shell.ts';
import { findPicture } from '../documents/files/picture.ts';
import { listWanted } from '../print/wanted.ts';
import { checkLimits } from '../publish/limits.ts';
import { createManifest } from '../publish/manifest.ts';
import { listBinaries, type Target, type TargetInput } from '../publish/output.ts';
import { targetNames } from '../publish/target-names.ts';
import { targets } from '../publish/targets.ts';
import { compress } from '../runtime/compress.ts';
import { createSite, loadContent } from '../runtime/load.ts';
import { digestOf } from '../runtime/load-snapshot.ts';
import { type Flags, readSetting, UsageError } from '../runtime/settings.ts';
import { placeSite } from '../runtime/source.ts';
import { languagesOf, tagOf } from '../domain/languages.ts';
import { examineTrust } from '../trust/examine.ts';
import { toSnapshot } from '../schema/snapshot.ts';
import type { Site } from '../schema/site.ts';
import { languageOfWords } from '../wording/index.ts';
import { readChoice, listChoices } from './choice.ts';
import type { Given, Output } from './command.ts';
import { readIfThere } from './folder.ts';
import { readModified } from './modified.ts';
import { chooseLanguages } from './languages.ts';
import { readBaseUrl, requireOrigin } from './origin.ts';
import { listPackaged, readPackage, readPackaged } from './package-files.ts';
import { refuseSample } from './sample.ts';
import { writeFolder } from './written.ts';

export async function build(given: Given, output: Output): Promise<number> {
  const { flags, words, environment } = given;
  const [folder = 'out'] = words;
  const target = readTarget(flags);
  const baseUrl =
    readBaseUrl(flags, environment, target.isStatic) ?? requireOrigin(flags, environment);
  const profile = readSetting('profile', flags, environment);
  const now = new Date();
  const loaded = chooseLanguages(await loadContent(profile, now, 'thorough'), flags);
  const { content, warnings } = loaded;
  refuseSample(content, baseUrl);
  for (const warning of warnings) output.err(renderIssue(warning, profile));
  const all = { ...createSite(loaded, baseUrl), modified: readModified(profile, content) };
  const served = dropForeignGuides(all);
  const assembled = target.isStatic ? toStaticSite(served) : served;
  const source = { site: assembled, warnings: [], folder: profile, examine: examineTrust };
  const say = (warning: string) => output.err(warning);
  const requireSignature = readSetting('requireSignature', flags, environment);
  const placed = placeSite(source, { baseUrl, now, requireSignature, say });
  const site = await addPrinted(placed, given, output);
  const input = toTargetInput(site);
  const made = target.write(input, quoteForShell(folder));
  for (const line of checkLimits(target, made.files)) output.err(line);
  const { written, kept } = writeFolder(folder, made, target.adopts);
  output.out(`${folder}: ${written.length} files written`);
  for (const path of kept) output.out(`${join(folder, path)} kept`);
  const readOwn = (path: string) => readIfThere(join(folder, path));
  for (const line of target.notes?.(readOwn, input) ?? []) output.out(line);
  if (target.isStatic)
    output.out(`Years of experience are those of ${content.asOf}; build again each month.`);
  output.out('\nNext:');
  for (const line of made.next) output.out(`  ${line}`);
  return 0;
}

/** Adds a PDF and a picture if the profile has none, or reports why they cannot be printed. */
async function addPrinted(
  site: Site,
  { flags, environment }: Given,
  output: Output,
): Promise<Site> {
  if (!languagesOf(site).some(({ content }) => listWanted(content).length > 0)) return site;
  const fonts = readSetting('fonts', flags, environment);
  const { printLanguages } = await import('../print/site-files.ts');
  const { files, missing, failures } = await printLanguages(site, { fonts });
  for (const line of missing) output.out(line);
  for (const line of failures) output.err(line);
  return { ...site, files };
}

function readTarget(flags: Flags): Target {
  const name = readChoice(flags, 'target', targetNames);
  if (name !== undefined) return targets[name];
  throw new UsageError(`--target is missing. It takes ${listChoices(targetNames)}.`);
}

/** Leaves out the guides of the matcher in languages that the site does not have. */
function dropForeignGuides(site: Site): Site {
  const own = new Set(
    languagesOf(site).map(({ content }) => `guides/fit.${languageOfWords(tagOf(content))}.md`),
  );
  const isKept = (name: string) => !/^guides\/fit\.\w+\.md$/u.test(name) || own.has(name);
  return { ...site, assets: new Map([...site.assets].filter(([name]) => isKept(name))) };
}

/** The scripts of the matcher: for English texts, and for every language. */
const matchers = ['fit-matcher.js', 'fit-matcher-languages.js'];

/** The site as static files: replaces documents that describe a service, and adds the matcher as a script. */
function toStaticSite(site: Site): Site {
  const replaced = listPackaged('static');
  const languages = replaced.map(
    (name) => new RegExp(`^${name.replace(/\.md$/, '')}\\.\\w+\\.md$`),
  );
  // Omits translations of the replaced guides, which would describe the service.
  const kept = [...site.assets].filter(([name]) => !languages.some((other) => other.test(name)));
  const assets = new Map([
    ...kept,
    ...replaced.map((name) => [name, readPackaged(`static/${name}`)] as const),
    ...matchers.map((name) => [`assets/${name}`, readPackaged(`dist/targets/${name}`)] as const),
  ]);
  return { ...site, assets, isStatic: true };
}

function toTargetInput(site: Site): TargetInput {
  const binaries = listBinaries(site);
  const digests = new Map([...binaries].map(([path, bytes]) => [path, digestOf(bytes)]));
  const { name, version } = readPackage();
  return {
    site,
    binaries,
    snapshot: toSnapshot(site, digests, `${name} ${version}`, findPicture(site)),
    manifest: createManifest(site),
    compress,
    read: readPackaged,
    list: listPackaged,
  };
}
