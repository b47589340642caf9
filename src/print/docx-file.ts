// Makes the Word file depend on its content alone: the library writes the time of day and random ids into it.
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/** Earliest time that a ZIP archive can state. */
const noTime = new Date(1980, 0, 1);
const document = 'word/document.xml';
const relationships = 'word/_rels/document.xml.rels';
const properties = 'docProps/core.xml';
/** Programs that look at the first bytes expect this part first. */
const contentTypes = '[Content_Types].xml';

/** Returns the file with numbered ids, and the date as the time of its creation. */
export function makeReproducible(file: Uint8Array, date: string): Uint8Array {
  const parts = unzipSync(file);
  const edit = (name: string, change: (xml: string) => string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The Word file of the library has no ${name}.`);
    parts[name] = strToU8(change(strFromU8(part)));
  };
  const ids = new Map<string, string>();
  const renumber = (id: string) => {
    if (!ids.has(id)) ids.set(id, `link${ids.size + 1}`);
    return ids.get(id)!;
  };
  edit(document, (xml) => xml.replaceAll(/(?<=<w:hyperlink [^>]*r:id=")[^"]+/gu, renumber));
  edit(relationships, (xml) => xml.replaceAll(/(?<=\bId=")[^"]+/gu, (id) => ids.get(id) ?? id));
  edit(properties, (xml) => xml.replaceAll(/(?<=W3CDTF">)[^<]+/gu, `${date}T00:00:00Z`));
  const ordered: Zippable = { [contentTypes]: parts[contentTypes]!, ...parts };
  return zipSync(ordered, { mtime: noTime });
}
