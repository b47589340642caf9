// The frame of every page: head, landmarks, navigation, and the links for readers that are programs.
import type { Child } from 'hono/jsx';
import { raw } from 'hono/html';
import { assetUrl } from '../assets.ts';
import type { Site } from '../document.ts';
import { paths } from '../../paths.ts';

interface PageProps {
  readonly site: Site;
  /** Absent for a page that stands at no address of its own. */
  readonly path?: string;
  /** Stands in the window's title before the engineer's name. */
  readonly title?: string;
  readonly description: string;
  readonly markdownPath?: string;
  readonly kind?: 'profile' | 'article' | 'website';
  readonly scripts?: readonly string[];
  readonly structuredData?: object;
  readonly isIndexed?: boolean;
  readonly children: Child;
}

const navigation = [
  { path: paths.home, label: 'Profile' },
  { path: paths.fit, label: 'Fit' },
  { path: paths.developers, label: 'Developers' },
  { path: paths.agents, label: 'Agents' },
];

export function renderPage(props: PageProps): string {
  return `<!doctype html>${<Page {...props} />}`;
}

function Page(props: PageProps): Child {
  const { site, path, children } = props;
  const { name } = site.content.profile;
  return (
    <html lang="en">
      <Head {...props} />
      <body>
        <a class="skip" href="#page-content">
          Skip to the content
        </a>
        <header class="masthead">
          <a class="owner" href={paths.home}>
            {name}
          </a>
          <nav aria-label="Pages">
            {navigation.map((item) => (
              <a href={item.path} aria-current={item.path === path ? 'page' : undefined}>
                {item.label}
              </a>
            ))}
          </nav>
        </header>
        <main id="page-content">{children}</main>
        <Colophon markdownPath={props.markdownPath} />
      </body>
    </html>
  );
}

function Head({ site, path, title, description, kind, scripts = [], ...props }: PageProps): Child {
  const { name, role } = site.content.profile;
  const windowTitle = title === undefined ? `${name}, ${role}` : `${title} · ${name}`;
  const url = path === undefined ? undefined : site.baseUrl + path;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{windowTitle}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {url && <link rel="canonical" href={url} />}
      {props.isIndexed === false && <meta name="robots" content="noindex" />}
      {props.markdownPath && (
        <link rel="alternate" type="text/markdown" href={props.markdownPath} title="Markdown" />
      )}
      <link rel="service-desc" type="application/json" href={paths.openapi} />
      <link rel="icon" type="image/svg+xml" href={assetUrl(site, 'icon.svg')} />
      <link rel="stylesheet" href={assetUrl(site, 'site.css')} />
      <meta property="og:type" content={kind ?? 'website'} />
      <meta property="og:title" content={windowTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={name} />
      {scripts.map((file) => (
        <script type="module" src={assetUrl(site, file)} />
      ))}
      {props.structuredData && <StructuredData value={props.structuredData} />}
    </head>
  );
}

/** A data block: browsers do not run it, so the content security policy does not concern it. */
function StructuredData({ value }: { readonly value: object }): Child {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json">{raw(json)}</script>;
}

function Colophon({ markdownPath }: { readonly markdownPath: string | undefined }): Child {
  return (
    <footer class="colophon">
      <p>
        Everything here is also a <a href={paths.developers}>JSON API</a> and an{' '}
        <a href={paths.agents}>MCP server</a>, generated from the same verified profile.
      </p>
      <nav aria-label="For programs">
        {markdownPath && <a href={markdownPath}>This page as Markdown</a>}
        <a href={paths.openapi}>OpenAPI</a>
        <a href={paths.llms}>llms.txt</a>
        <a href={paths.apiCatalog}>API catalog</a>
      </nav>
    </footer>
  );
}
