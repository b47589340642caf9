// `translations/TAG/sources.json`: the words of the original at the time of each translation, to detect later changes.
import * as z from 'zod';
import { digestHex } from '../../kernel/digest.ts';
import { parseJSON } from '../../kernel/json.ts';
import type { Words } from '../report/issue.ts';
import type { Pair } from './texts.ts';
import { program } from '../../version.ts';

const Record = z.strictObject({
  /** The original's words. */
  original: z.string(),
  /** The first digits of the SHA-256 of the translation. */
  translation: z.string(),
  /** Why the pair is right although `check` finds a difference. */
  accepted: z.string().exactOptional(),
});
const RecordsFile = z.record(z.string(), Record);

/** Records by the keys of texts. */
export type Records = Readonly<z.output<typeof RecordsFile>>;

/** Reads the records; a message if the file is not readable. */
export function readRecords(bytes: Uint8Array | undefined): Records | Words {
  if (bytes === undefined) return {};
  try {
    return RecordsFile.parse(parseJSON(new TextDecoder().decode(bytes)));
  } catch {
    return {
      message: `The file is not as "${program} translate" writes it.`,
      fix: 'Restore it from your repository, or remove it and run the command again.',
    };
  }
}

export function isReadable(records: Records | Words): records is Records {
  return !('fix' in records && typeof records.fix === 'string');
}

/** A record of a pair as it is. */
export function recordOf({ original, translated = '' }: Pair): Records[string] {
  return { original, translation: digestHex(translated).slice(0, 16) };
}

/** Whether the original changed after the translation was recorded, and the translation did not. */
export function isOutdated(pair: Pair, record: Records[string] | undefined): boolean {
  if (record === undefined || pair.translated === undefined) return false;
  const { original, translation } = recordOf(pair);
  return record.original !== original && record.translation === translation;
}

/** Whether the owner accepted the pair, and neither side changed since. */
export function isAccepted(pair: Pair, record: Records[string] | undefined): boolean {
  if (record?.accepted === undefined) return false;
  const { original, translation } = recordOf(pair);
  return record.original === original && record.translation === translation;
}

/** Updates the records after a change: new and changed translations count as translations of the present original. */
export function updateRecords(pairs: readonly Pair[], records: Records): Records {
  const kept = pairs.flatMap((pair) => {
    if (pair.translated === undefined) return [];
    const old = records[pair.key];
    const own = recordOf(pair);
    const isSame = old !== undefined && old.translation === own.translation;
    return [[pair.key, isSame ? old : own] as const];
  });
  return Object.fromEntries(kept);
}
