// schema.org JSON-LD of the pages.
import { listAccounts } from '../../domain/accounts.ts';
import { languagesOf, rootOf, tagOf } from '../../domain/languages.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Link } from '../../schema/claims.ts';
import type { Profile } from '../../schema/profile.ts';
import type { Site } from '../../schema/site.ts';
import { casePath, paths } from '../../paths.ts';
import { describeSignature } from '../trust/verification.ts';
import { toPlainText } from './markdown.tsx';

/** Describes the first page as a `ProfilePage` about a `Person`; absent facts leave no property. */
export function toProfilePage(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: site.baseUrl + paths.home,
    name: site.content.profile.name,
    ...nameLanguage(site),
    ...dateModified(site, paths.home),
    mainEntity: toPerson(site),
  };
}

/** Describes a case page as a `TechArticle` by the person. */
export function toArticle(site: Site, study: EngineeringCase): object {
  const url = site.baseUrl + casePath(study.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    url,
    headline: study.title,
    description: toPlainText(study.summary),
    articleSection: study.category,
    keywords: study.technologies,
    author: { '@type': 'Person', '@id': personId(site), name: site.content.profile.name },
    ...nameLanguage(site),
    ...dateModified(site, casePath(study.slug)),
    ...cite(study.links),
  };
}

function toPerson(site: Site): object {
  const { profile, roles } = site.content;
  const current = roles.filter(({ end }) => end === 'present');
  const kid = describeSignature(site)?.kid;
  const elsewhere = listAccounts(profile).map(({ url }) => url);
  return {
    '@type': 'Person',
    '@id': personId(site),
    name: profile.name,
    url: site.baseUrl + paths.home,
    jobTitle: profile.role,
    description: toPlainText(profile.intro ?? profile.focus),
    email: `mailto:${profile.email}`,
    knowsAbout: profile.core,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    // The thumbprint of the key that signs the answers (RFC 7638).
    ...(kid !== undefined && { identifier: kid }),
    ...cite(roles.flatMap((role) => role.links ?? [])),
    ...(profile.location && { homeLocation: { '@type': 'Place', name: profile.location } }),
    ...(profile.languages && { knowsLanguage: listLanguages(profile.languages) }),
    ...describeBackground(profile),
    ...(current.length > 0 && {
      worksFor: current.map(({ company }) => ({ '@type': 'Organization', name: company })),
    }),
  };
}

/** Schools, certificates and awards. */
function describeBackground({ education, certificates, awards }: Profile): object {
  const schools = new Map(education?.map((entry) => [entry.institution, entry]));
  return {
    ...(schools.size > 0 && {
      alumniOf: [...schools.values()].map(({ institution, url }) => ({
        '@type': 'EducationalOrganization',
        name: institution,
        ...(url !== undefined && { url }),
      })),
    }),
    ...(certificates !== undefined && { hasCredential: certificates.map(toCredential) }),
    ...(awards !== undefined && { award: awards.map(({ title }) => title) }),
  };
}

type ProfileCertificate = NonNullable<Profile['certificates']>[number];

function toCredential({ name, issuer, date, expiryDate, id, url }: ProfileCertificate): object {
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    ...(issuer !== undefined && { recognizedBy: { '@type': 'Organization', name: issuer } }),
    ...(date !== undefined && { dateCreated: date }),
    ...(expiryDate !== undefined && { expires: expiryDate }),
    ...(id !== undefined && { identifier: id }),
    ...(url !== undefined && { url }),
  };
}

/** The languages of a line such as `English (fluent), Norwegian (native)`, without their levels. */
function listLanguages(line: string): readonly object[] {
  return line
    .split(/[,;·](?![^(]*\))/u)
    .map((part) => part.replace(/\s*\(.*/u, '').trim())
    .filter((name) => name !== '')
    .map((name) => ({ '@type': 'Language', name }));
}

/** Pages that support the claims. */
function cite(links: readonly Link[] = []): object {
  const citation = [...new Set(links.map(({ url }) => url))];
  return citation.length === 0 ? {} : { citation };
}

function dateModified({ modified }: Site, path: string): { readonly dateModified?: string } {
  const day = modified?.get(path);
  return day === undefined ? {} : { dateModified: day };
}

/** The language, if the page exists in several. */
function nameLanguage(site: Site): { readonly inLanguage?: string } {
  return languagesOf(site).length > 1 ? { inLanguage: tagOf(site.content) } : {};
}

function personId(site: Site): string {
  return `${rootOf(site).baseUrl}/#person`;
}
