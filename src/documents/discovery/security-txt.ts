// `/.well-known/security.txt` (RFC 9116), served if the owner names a contact.
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

/** Eleven months after the month of the content: documents have no clock, and each start updates `asOf`. */
function expiry(asOf: YearMonth): string {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  return new Date(Date.UTC(year, month + validMonths)).toISOString().replace('.000', '');
}
