// `/.well-known/security.txt` (RFC 9116), served when the owner names a contact.
import { paths } from '../../paths.ts';
import type { YearMonth } from '../../schema/content.ts';
import type { Document } from '../document.ts';

/** RFC 9116 §2.5.5 recommends less than a year. */
const validMonths = 11;

export const securityTxt: Document = {
  path: paths.securityTxt,
  mediaType: 'text/plain; charset=utf-8',
  render: ({ baseUrl, content }) =>
    [
      `Contact: ${content.site.securityContact}`,
      `Expires: ${expiry(content.asOf)}`,
      // RFC 9116 §2.5.2: a web address here begins with https.
      ...(baseUrl.startsWith('https:') ? [`Canonical: ${baseUrl}${securityTxt.path}`] : []),
      'Preferred-Languages: en',
      '',
    ].join('\n'),
};

/** The end of the content's month plus eleven: documents have no clock, and `asOf` moves with each start. */
function expiry(asOf: YearMonth): string {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  return new Date(Date.UTC(year, month + validMonths)).toISOString().replace('.000', '');
}
