// The flags that choose languages: `--language` for one, `--languages` for those of a build.
import { languagesOf, tagOf } from '../domain/languages.ts';
import type { LoadedContent } from '../runtime/load.ts';
import { type Flags, UsageError } from '../runtime/settings.ts';
import type { Site } from '../schema/site.ts';
import { readChoice, readText } from './choice.ts';
import { program } from '../version.ts';

/** The site in the language that `--language` names, by default that of the original. */
export function pickLanguage(site: Site, flags: Flags): Site {
  const languages = languagesOf(site);
  const tags = languages.map(({ content }) => tagOf(content));
  const given = readText(flags, 'language');
  if (tags.length === 1 && given !== undefined && given !== tags[0]) {
    throw new UsageError(
      `The profile is only in ${tags[0]}, not in "${given}". Write a translation: ${program} translate ${given}`,
    );
  }
  const tag = readChoice(flags, 'language', tags);
  return languages.find(({ content }) => tagOf(content) === tag) ?? site;
}

/** Leaves out the translations that `--languages` does not name. The original is at the root, so it is always named. */
export function chooseLanguages(loaded: LoadedContent, flags: Flags): LoadedContent {
  const given = flags['languages'];
  if (given === undefined) return loaded;
  const { content, translations = [], ...rest } = loaded;
  const own = tagOf(content);
  const all = [own, ...translations.map(tagOf)];
  const named = String(given).split(',');
  const unknown = named.find((tag) => !all.includes(tag));
  if (unknown !== undefined) {
    throw new UsageError(`--languages takes some of ${all.join(',')}, not "${unknown}".`);
  }
  if (!named.includes(own)) {
    throw new UsageError(
      `--languages must contain ${own}, the language of the original: ${own},${given}`,
    );
  }
  const chosen = translations.filter((texts) => named.includes(tagOf(texts)));
  return { ...rest, content, ...(chosen.length > 0 && { translations: chosen }) };
}
