// `/contact.vcf`: RFC 6350, version 4.0.
import { listAccounts } from '../../domain/accounts.ts';
import { byteLength } from '../../kernel/octets.ts';
import { rootOf } from '../../domain/languages.ts';
import type { Site } from '../../schema/site.ts';
import { resumePaths } from '../../paths.ts';

/** RFC 6350 §3.2: a line has at most 75 bytes before its CRLF. */
const maxOctets = 75;

export function renderContactCard(site: Site): string {
  const { content, baseUrl } = site;
  const { profile, roles } = content;
  const { name, role, email, focus, availability, photoPath } = profile;
  const companies = roles
    .filter(({ end, kind }) => end === 'present' && kind !== 'leave' && kind !== 'education')
    .map(({ company }) => company);
  const urls = [`${baseUrl}/`, ...listAccounts(profile).map(({ url }) => url)];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `SOURCE:${baseUrl}${resumePaths.card}`,
    `UID:${rootOf(site).baseUrl}/`,
    `FN:${escapeText(name)}`,
    `TITLE:${escapeText(role)}`,
    ...[...new Set(companies)].map((company) => `ORG:${escapeText(company)}`),
    `EMAIL:${escapeText(email)}`,
    ...[...new Set(urls)].map((url) => `URL:${url}`),
    ...(photoPath === undefined ? [] : [`PHOTO:${rootOf(site).baseUrl}${photoPath}`]),
    `NOTE:${escapeText(`${focus}\n${availability}`)}`,
    'END:VCARD',
  ];
  return lines.flatMap(fold).join('\r\n') + '\r\n';
}

/** RFC 6350 §3.4 and §4: backslashes, commas, semicolons and line ends within a text. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** RFC 6350 §3.2: a long line is folded before a space, never within a character. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const length = byteLength(character);
    if (octets + length > maxOctets) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...lines, part];
}
