// The frame of every page: head, landmarks, navigation, and the links for programs.
import type { Child } from 'hono/jsx';
import { raw } from 'hono/html';
import { assetUrl, reloadScript } from '../files/assets.ts';
import { listIcons, themeColors } from '../files/icons.ts';
import { findPicture } from '../files/picture.ts';
import {
  languageName,
  languagesOf,
  listAlternates,
  localizeLinks,
  prefixOf,
  rootOf,
  tagOf,
} from '../../domain/languages.ts';
import type { Site } from '../../schema/site.ts';
import { isPerLanguage, paths, webManifestPath } from '../../paths.ts';
import {
  directionOf,
  hasWords,
  languageOf,
  languageOfWords,
  type Wording,
  wordingOf,
} from '../../wording/index.ts';
import { fillWith } from './fill-with.tsx';
import { markOtherLanguages } from './other-language.ts';

interface PageProps {
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
  readonly isIndexed?: boolean;
  /** Whether the masthead is above an opening of two halves. */
  readonly hasHalves?: boolean;
  /** Whether all text of the page but its frame is words of pages, which may be in another language than the content. */
  readonly isOfInterface?: boolean;
  /** The page's language if it differs from the content's (BCP 47). */
  readonly language?: string;
  readonly children: Child;
}

export function renderPage(props: PageProps): string {
  const { site, language } = props;
  const html = `<!doctype html>${<Page {...props} />}`;
  return localizeLinks(site, language === undefined ? markOtherLanguages(site, html) : html);
}

function Page(props: PageProps): Child {
  const { site, path, hasHalves, children } = props;
  const { name } = site.content.profile;
  const { language = languageOf(site.content) } = props;
  const { frame } = wordingOf(language);
  const direction = directionOf(language);
  // The frame is English in a language without words.
  const own = hasWords(language) ? undefined : languageOfWords(language);
  return (
    <html lang={language} dir={direction === 'ltr' ? undefined : direction}>
      <Head {...props} />
      <body class={hasHalves ? 'split-head' : undefined}>
        <a class="skip button main" href="#page-content" lang={own}>
          {frame.skip}
        </a>
        <header class="masthead">
          <a href={paths.home}>{name}</a>
          <nav aria-label={frame.pages} lang={own}>
            {navigation(site, frame).map((item) => (
              <a href={item.path} aria-current={item.path === path ? 'page' : undefined}>
                {item.label}
              </a>
            ))}
          </nav>
          <LanguageSwitch site={site} path={path} frame={frame} />
        </header>
        <main id="page-content" {...(props.isOfInterface && ofWords(own, direction))}>
          {children}
        </main>
        <Colophon site={site} frame={frame} markdownPath={props.markdownPath} language={own} />
      </body>
    </html>
  );
}

function ofWords(language: string | undefined, around: 'ltr' | 'rtl') {
  if (language === undefined) return {};
  const dir = directionOf(language);
  return { lang: language, ...(dir !== around && { dir }) };
}

function navigation(
  { isStatic }: Site,
  frame: Wording['frame'],
): readonly { path: string; label: string }[] {
  return [
    { path: paths.home, label: frame.profile },
    { path: paths.fit, label: frame.fit },
    { path: paths.developers, label: frame.developers },
    ...(isStatic ? [] : [{ path: paths.agents, label: frame.agents }]),
  ];
}

/** The page in all languages, of which the shown one is marked; a page without an address leads to the first pages. */
function LanguageSwitch(props: {
  readonly site: Site;
  readonly path: string | undefined;
  readonly frame: Wording['frame'];
}): Child {
  const { site, path, frame } = props;
  const languages = languagesOf(site);
  if (languages.length === 1 || (path !== undefined && !isPerLanguage(path))) return undefined;
  const own = tagOf(site.content);
  return (
    <nav class="languages" aria-label={frame.languages} data-own={own}>
      {languages.map((other) => {
        const tag = tagOf(other.content);
        const name = capitalize(languageName(tag));
        if (tag === own) {
          return (
            <span lang={tag} aria-current="true">
              {name}
            </span>
          );
        }
        const words = hasWords(tag) ? wordingOf(tag).frame.offer : name;
        const href = path === undefined ? other.baseUrl + paths.home : pathTo(site, other, path);
        return (
          <a href={href} lang={tag} hreflang={tag} data-offer={words}>
            {name}
          </a>
        );
      })}
    </nav>
  );
}

/** A relative link from a page to itself in another language, which is valid below any path. */
function pathTo(site: Site, other: Site, path: string): string {
  const up = '../'.repeat((prefixOf(site) + path).split('/').length - 2) || './';
  return up + (prefixOf(other) + path).slice(1);
}

function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

function Head({ site, path, title, description, kind, ...props }: PageProps): Child {
  const { name, role } = site.content.profile;
  const windowTitle = title === undefined ? `${name}, ${role}` : `${title} · ${name}`;
  const root = rootOf(site);
  const { language } = props;
  // English guides exist in each language, with its links; the one at the root is the canonical one.
  const isCopy = language !== undefined && site !== root;
  const url = path === undefined ? undefined : (isCopy ? root : site).baseUrl + path;
  const alternates = path === undefined ? [] : listAlternates(site, { path, language });
  const { styles = [], scripts = [] } = props;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{windowTitle}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {Object.entries(themeColors).map(([scheme, color]) => (
        <meta name="theme-color" content={color} media={`(prefers-color-scheme: ${scheme})`} />
      ))}
      {url && <link rel="canonical" href={url} />}
      {alternates.map(({ href, hreflang }) => (
        <link rel="alternate" hreflang={hreflang} href={href} />
      ))}
      {(props.isIndexed === false || isCopy || site.content.site.index === false) && (
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
      <meta property="og:type" content={kind ?? 'website'} />
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
function Picture({ site, alt }: { readonly site: Site; readonly alt: string }): Child {
  const own = findPicture(site);
  const picture = own ?? findPicture(rootOf(site));
  if (picture === undefined) return <meta name="twitter:card" content="summary" />;
  return (
    <>
      <meta property="og:image" content={(own ? site : rootOf(site)).baseUrl + picture.path} />
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

function Colophon(props: {
  readonly site: Site;
  readonly frame: Wording['frame'];
  readonly markdownPath: string | undefined;
  readonly language: string | undefined;
}): Child {
  const { site, frame, markdownPath, language } = props;
  return (
    <footer class="colophon ui soft" lang={language}>
      <p>
        {fillWith(site.isStatic ? frame.colophonOfFiles : frame.colophon, {
          api: <a href={paths.developers}>{frame.jsonApi}</a>,
          mcp: <a href={paths.agents}>{frame.mcpServer}</a>,
        })}
      </p>
      <nav class="links" aria-label={frame.forPrograms}>
        {markdownPath && <a href={markdownPath}>{frame.asMarkdown}</a>}
        <a href={paths.openapi}>OpenAPI</a>
        <a href={paths.llms}>llms.txt</a>
        <a href={paths.apiCatalog}>{frame.apiCatalog}</a>
      </nav>
    </footer>
  );
}
