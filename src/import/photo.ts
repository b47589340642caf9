// Takes the photo of a résumé: a data URL, or a file beside the résumé. Nothing is fetched.
import { findWrongPhoto } from '../content/folder/inspect.ts';
import type { Draft } from './draft.ts';
import type { Ledger } from './source.ts';

export interface Photo {
  /** Name of the file in the folder. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a file beside the résumé by its name; `undefined` if there is none. */
export type ReadBeside = (resume: string, name: string) => Uint8Array | undefined;

/** Size limit of a photo, in bytes, as in the folder. */
const maxSize = 512 * 1024;
const dataURL = /^data:image\/(?:png|jpe?g);base64,(?<data>[A-Za-z\d+/=\s]+)$/u;
/** A plain name, also with folders, which are not followed. */
const fileName = /^(?:[^:?#]*\/)?(?<name>[A-Za-z\d][\w .-]*\.(?:png|jpe?g))$/iu;

/** The photo of a draft. One that cannot be served is left out, with the reason. */
export function takePhoto(
  { photo }: Draft,
  ledger: Ledger,
  readBeside: ReadBeside = () => undefined,
): Photo | undefined {
  if (photo === undefined) return undefined;
  const { data } = dataURL.exec(photo.text)?.groups ?? {};
  const { name } = fileName.exec(photo.text.trim())?.groups ?? {};
  const [resume = ''] = photo.at.split(': ');
  const bytes =
    data === undefined
      ? name && readBeside(resume, name)
      : Uint8Array.from(Buffer.from(data, 'base64'));
  if (!bytes) {
    const why = /^https?:/iu.test(photo.text)
      ? 'is a web address, and import fetches nothing'
      : 'is no PNG or JPEG beside the file';
    ledger.leave(photo, why);
    return undefined;
  }
  const wrong = findWrongPhoto(bytes);
  if (wrong !== undefined || bytes.length > maxSize) {
    ledger.leave(photo, `is not used. ${wrong?.message ?? 'The file is larger than 512 KiB.'}`);
    return undefined;
  }
  return { name: bytes[0] === 0x89 ? 'photo.png' : 'photo.jpg', bytes };
}
