// Paths of the files of public/: none may be one of the service's own.
import { isReplaceable, isReserved } from '../../paths.ts';
import { folderOf } from '../folder/owner-file.ts';
import { isPrivate } from '../folder/private.ts';
import { issueIn, type Issues } from '../report/issue.ts';
import type { ParsedFolder } from './parsed-folder.ts';

/** Refuses files at paths of the service, and two files at one path. */
export function checkPublicPaths({ parsed }: ParsedFolder, named: ReadonlySet<string>): Issues {
  return parsed.flatMap(({ row, file }) => {
    if (row.reading !== 'bytes' || folderOf(row) !== 'public/') return [];
    const path = file.slice('public'.length);
    if (isPrivate(path.slice(path.lastIndexOf('/') + 1))) {
      const message = 'The file holds private facts, and everything in public/ is served.';
      return [issueIn(file, message, `Move it beside profile.yaml, where it is never served.`)];
    }
    if (named.has(path)) {
      const message = `The file ${path.slice(1)} beside profile.yaml has the address ${path} as well.`;
      return [issueIn(file, message, 'Remove one of the two.')];
    }
    if (isReplaceable(path) || !isReserved(path)) return [];
    const message = `The file would be served at ${path}, and the service itself answers there.`;
    return [issueIn(file, message, 'Rename the file.')];
  });
}
