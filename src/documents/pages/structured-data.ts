// schema.org JSON-LD of the pages.
import type { EngineeringCase } from '../../schema/case.ts';
import type { Site } from '../document.ts';
import { casePath, paths } from '../../paths.ts';
import { toPlainText } from './markdown.tsx';

/** Describes the first page as a `ProfilePage` about a `Person`; absent facts leave no property. */
export function toProfilePage(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: site.baseUrl + paths.home,
    name: site.content.profile.name,
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
  };
}

function toPerson(site: Site): object {
  const { profile, roles } = site.content;
  const current = roles.filter(({ end }) => end === 'present');
  const elsewhere = [profile.linkedin, profile.github].filter((url) => url !== undefined);
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
    ...(profile.location && { homeLocation: { '@type': 'Place', name: profile.location } }),
    ...(profile.languages && { knowsLanguage: profile.languages }),
    ...(current.length > 0 && {
      worksFor: current.map(({ company }) => ({ '@type': 'Organization', name: company })),
    }),
  };
}

function personId({ baseUrl }: Site): string {
  return `${baseUrl}/#person`;
}
