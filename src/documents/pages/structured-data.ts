// schema.org JSON-LD of the pages.
import { listAccounts } from '../../domain/accounts.ts';
import { languagesOf, rootOf, tagOf } from '../../domain/languages.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Link } from '../../schema/claims.ts';
import type { Profile } from '../../schema/profile.ts';
import type { Site } from '../../schema/site.ts';
import { casePath, paths } from '../../paths.ts';
import { describeSignature } from '../trust/verification.ts';
import { toPlainText } from './markdown-tree.ts';

/** Describes the first page as a `ProfilePage` about a `Person`; JSON has no member for an absent fact. */
export function toProfilePage(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: site.baseUrl + paths.home,
    name: site.content.profile.name,
    ...describeVersion(site, paths.home),
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
    ...describeVersion(site, casePath(study.slug)),
    citation: cite(study.links),
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
    identifier: kid,
    citation: cite(roles.flatMap((role) => role.links ?? [])),
    homeLocation: profile.location && { '@type': 'Place', name: profile.location },
    knowsLanguage: profile.languages && listLanguages(profile.languages),
    ...describeBackground(profile),
    ...(current.length > 0 && {
      worksFor: current.map(({ company }) => ({ '@type': 'Organization', name: company })),
    }),
  };
}

function describeBackground({ education, certificates, awards }: Profile): object {
  const schools = new Map(education?.map((entry) => [entry.institution, entry]));
  return {
    ...(schools.size > 0 && {
      alumniOf: [...schools.values()].map(({ institution, url }) => ({
        '@type': 'EducationalOrganization',
        name: institution,
        url,
      })),
    }),
    hasCredential: certificates?.map(({ name, issuer, date, expiryDate, id, url }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      recognizedBy: issuer && { '@type': 'Organization', name: issuer },
      dateCreated: date,
      expires: expiryDate,
      identifier: id,
      url,
    })),
    award: awards?.map(({ title }) => title),
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

/** Addresses of pages that support the claims. */
function cite(links: readonly Link[] = []): readonly string[] | undefined {
  return links.length === 0 ? undefined : [...new Set(links.map(({ url }) => url))];
}

/** The language of a page, if it exists in several, and when it last changed. */
function describeVersion(site: Site, path: string): object {
  const hasSeveral = languagesOf(site).length > 1;
  return {
    inLanguage: hasSeveral ? tagOf(site.content) : undefined,
    dateModified: site.modified?.get(path),
  };
}

function personId(site: Site): string {
  return `${rootOf(site).baseUrl}/#person`;
}
