// The pages of this site where people can look up a fact; none without a public origin.
import { anchorsOf, datedRoleAnchor } from '../domain/anchors.ts';
import { casePath, paths } from '../paths.ts';
import type { PublishedContent } from '../schema/content.ts';

export interface Cited {
  readonly page?: string;
}

export function citeProfile(site: PublishedContent): Cited {
  return citePath(site, paths.home);
}

export function citeCase(site: PublishedContent, slug: string): Cited {
  return citePath(site, casePath(slug));
}

export function citeRole(
  site: PublishedContent,
  role: Parameters<typeof datedRoleAnchor>[0],
): Cited {
  const anchor = datedRoleAnchor(role);
  return citePath(site, `${paths.home}#${anchorsOf(site.content).get(anchor) ?? anchor}`);
}

export function citePath({ baseUrl }: PublishedContent, path: string): Cited {
  return baseUrl === undefined ? {} : { page: baseUrl + encodeURI(path) };
}
