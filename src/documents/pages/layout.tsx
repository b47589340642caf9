// The frame of every page: landmarks, navigation, and the links for programs.
import type { Child } from 'hono/jsx';
import {
  languageName,
  languagesOf,
  localizeLinks,
  prefixOf,
  tagOf,
} from '../../domain/languages.ts';
import type { Site } from '../../schema/site.ts';
import { isPerLanguage, paths } from '../../paths.ts';
import {
  directionOf,
  hasWords,
  languageOf,
  languageOfWords,
  type Wording,
  wordingOf,
} from '../../wording/index.ts';
import type { Document } from '../document.ts';
import { fillWith } from './fill-with.tsx';
import { Head, type PageProps } from './head.tsx';
import { markOtherLanguages } from './other-language.ts';
import { pageHeaders } from './page-headers.ts';
import { capitalize } from './typeset.ts';

interface PageDocument extends Omit<Document, 'mediaType' | 'render'> {
  readonly markdown: NonNullable<Document['markdown']>;
  describe(site: Site): Omit<PageProps, 'site' | 'path' | 'markdownPath' | 'language'>;
}

/** Makes the document of a page that is Markdown too. */
export function definePage({ describe, ...document }: PageDocument): Document {
  const { path, language, markdown } = document;
  const known = { path, markdownPath: markdown.path, ...(language && { language }) };
  return {
    headers: pageHeaders,
    ...document,
    mediaType: 'text/html; charset=utf-8',
    render: (site) => renderPage({ ...describe(site), ...known, site }),
  };
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
            {navigation(site, frame).map(([href, label]) => (
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
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

/** The pages of the navigation, with their names. */
function navigation({ isStatic }: Site, frame: Wording['frame']) {
  return [
    [paths.home, frame.profile],
    [paths.fit, frame.fit],
    [paths.developers, frame.developers],
    ...(isStatic ? [] : [[paths.agents, frame.agents] as const]),
  ] as const;
}

/** The page in all languages, of which the shown one is marked; a page without an address leads to the first pages. */
function LanguageSwitch(props: {
  site: Site;
  path: string | undefined;
  frame: Wording['frame'];
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

function Colophon(props: {
  site: Site;
  frame: Wording['frame'];
  markdownPath: string | undefined;
  language: string | undefined;
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
