// The head of a page: its title and description, its addresses, and the files that it loads.
import type { Child } from 'hono/jsx';
import { raw } from 'hono/html';
import { languagesOf, listAlternates, rootOf, tagOf } from '../../domain/languages.ts';
import { papers } from '../../domain/theme.ts';
import { paths, webManifestPath } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { assetUrl, reloadScript } from '../files/assets.ts';
import { listIcons } from '../files/icons.ts';
import { findPicture } from '../files/picture.ts';

export interface PageProps {
  readonly site: Site;
  /** Absent for a page that has no address of its own. */
  readonly path?: string;
  /** In the window's title before the engineer's name. */
  readonly title?: string;
  readonly description: string;
  readonly markdownPath?: string;
  readonly kind?: 'profile' | 'article' | 'website';
  /** Style sheets beyond the one that every page has. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  readonly structuredData?: object;
  /** Whether the masthead is above an opening of two halves. */
  readonly hasHalves?: boolean;
  /** Whether all text of the page but its frame is words of pages, which may be in another language than the content. */
  readonly isOfInterface?: boolean;
  /** The page's language if it differs from the content's (BCP 47). */
  readonly language?: string;
  readonly children: Child;
}

export function Head(props: PageProps): Child {
  const { site, path, language, title, description, styles = [], scripts = [] } = props;
  const { name, role } = site.content.profile;
  const windowTitle = title === undefined ? `${name}, ${role}` : `${title} · ${name}`;
  const root = rootOf(site);
  // English guides exist in each language, with its links; the one at the root is the canonical one.
  const isCopy = language !== undefined && site !== root;
  const url = path === undefined ? undefined : (isCopy ? root : site).baseUrl + path;
  const alternates = path === undefined ? [] : listAlternates(site, { path, language });
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{windowTitle}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {Object.entries(papers).map(([scheme, color]) => (
        <meta name="theme-color" content={color} media={`(prefers-color-scheme: ${scheme})`} />
      ))}
      {url && <link rel="canonical" href={url} />}
      {alternates.map(({ href, hreflang }) => (
        <link rel="alternate" hreflang={hreflang} href={href} />
      ))}
      {(path === undefined || isCopy || site.content.site.index === false) && (
        <meta name="robots" content="noindex" />
      )}
      {props.markdownPath && (
        <link rel="alternate" type="text/markdown" href={props.markdownPath} title="Markdown" />
      )}
      <link rel="service-desc" type="application/json" href={paths.openapi} />
      {listIcons(root).map((icon) => (
        <link rel={icon.rel} sizes={icon.sizes} href={icon.path} />
      ))}
      <link rel="manifest" href={webManifestPath} />
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={assetUrl(root, 'fonts/serif-latin.woff2')}
        crossorigin="anonymous"
      />
      {['site.css', ...styles].map((file) => (
        <link rel="stylesheet" href={assetUrl(root, file)} />
      ))}
      <meta property="og:type" content={props.kind ?? 'website'} />
      <meta property="og:title" content={windowTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={name} />
      {alternates.length > 0 && (
        <meta property="og:locale" content={tagOf(site.content).replaceAll('-', '_')} />
      )}
      <Picture site={site} alt={`${name}, ${role}`} />
      {[
        ...scripts,
        ...(languagesOf(site).length > 1 ? ['languages.js'] : []),
        ...(site.isWatched ? [reloadScript] : []),
      ].map((file) => (
        <script type="module" src={assetUrl(root, file)} />
      ))}
      {props.structuredData && (
        <DataBlock mediaType="application/ld+json" value={props.structuredData} />
      )}
    </head>
  );
}

/** The picture shown where the page is shared, if the site has one. */
function Picture({ site, alt }: { site: Site; alt: string }): Child {
  const owner = findPicture(site) ? site : rootOf(site);
  const picture = findPicture(owner);
  if (picture === undefined) return <meta name="twitter:card" content="summary" />;
  return (
    <>
      <meta property="og:image" content={owner.baseUrl + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A data block: browsers do not run it, so the content security policy does not concern it. */
export function DataBlock(props: { mediaType: string; value: object; id?: string }): Child {
  const json = JSON.stringify(props.value).replaceAll('<', String.raw`\u003c`);
  return (
    <script type={props.mediaType} id={props.id}>
      {raw(json)}
    </script>
  );
}
