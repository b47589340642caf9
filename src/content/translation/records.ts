// `translations/TAG/sources.json`: the words of the original at the time of each translation, to detect later changes.
import * as z from 'zod';
import { digestHex } from '../../kernel/digest.ts';
import { parseJSON } from '../../kernel/json.ts';
import type { Pair } from './texts.ts';

const Record = z.strictObject({
  original: z.string(),
  /** The first digits of the SHA-256 of the translation. */
  translation: z.string(),
  /** Why the pair is right although `check` finds a difference. */
  accepted: z.string().exactOptional(),
});
const RecordsFile = z.record(z.string(), Record);

/** Records by the keys of texts. */
export type Records = Readonly<z.output<typeof RecordsFile>>;

/** Reads the records; `undefined` if the file is not readable. */
export function readRecords(bytes: Uint8Array | undefined): Records | undefined {
  if (bytes === undefined) return {};
  return RecordsFile.safeParse(parseJSON(new TextDecoder().decode(bytes))).data;
}

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
    return [[pair.key, old?.translation === own.translation ? old : own] as const];
  });
  return Object.fromEntries(kept);
}
