// The files by which programs find their way: catalog, llms.txt, robots.txt, sitemap, security.txt.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listDocuments } from '../../src/documents/index.ts';
import { securityTxt } from '../../src/documents/discovery/security-txt.ts';
import { operations } from '../../src/operations/index.ts';
import { problems, serviceFaults } from '../../src/problems.ts';
import { attributeValues } from './html.ts';
import { baseUrl, sites } from './sites.ts';

describe.each(sites)('discovery of $name', ({ site, get, head }) => {
  const { content } = site;
  const read = async (path: string) => (await get(path)).text();

  it('has an API catalog as RFC 9727 asks', async () => {
    const response = await get('/.well-known/api-catalog');
    expect(response.headers.get('content-type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(response.headers.get('link')).toContain(
      `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`,
    );
    const { linkset } = (await response.json()) as { linkset: Record<string, unknown>[] };
    const [catalog, ...apis] = linkset;
    expect(catalog).toMatchObject({
      anchor: `${baseUrl}/.well-known/api-catalog`,
      item: apis.map(({ anchor }) => ({ href: anchor })),
    });
    for (const api of apis) {
      expect(Object.keys(api)).toEqual(
        expect.arrayContaining(['service-desc', 'service-doc', 'service-meta', 'status']),
      );
    }
  });

  it('has catalog links that say the type that is served', async () => {
    const { linkset } = (await (await get('/.well-known/api-catalog')).json()) as {
      linkset: Record<string, string | { href: string; type: string }[]>[];
    };
    const links = linkset.flatMap((api) =>
      Object.values(api).flatMap((value) => (typeof value === 'string' ? [] : value)),
    );
    for (const { href, type } of links) {
      const response = await get(href.slice(baseUrl.length));
      expect([href, response.headers.get('content-type')?.split(';')[0]]).toEqual([href, type]);
    }
  });

  it('names the Markdown of a page in a header, and the page in that of its Markdown', async () => {
    const pages = listDocuments(site).filter(({ markdown }) => markdown !== undefined);
    expect(pages).not.toHaveLength(0);
    for (const { path, markdown } of pages) {
      const page = await head(path);
      expect(page.headers.get('link')).toContain(
        `<${baseUrl}${markdown!.path}>; rel="alternate"; type="text/markdown"`,
      );
      const twin = await head(markdown!.path);
      expect(twin.headers.get('link')).toContain(`<${baseUrl}${path}>; rel="canonical"`);
    }
  });

  it('lets browsers cache files with the mark of their content forever, and no others', async () => {
    const html = await read('/');
    const marked = [...attributeValues(html, 'href'), ...attributeValues(html, 'src')].filter(
      (target) => target.startsWith('/assets/'),
    );
    expect(marked).not.toHaveLength(0);
    for (const target of marked) {
      const cached = async (asked: string) => (await head(asked)).headers.get('cache-control');
      expect(await cached(target)).toBe('public, max-age=31536000, immutable');
      expect(await cached(target.split('?')[0]!)).toBe('public, max-age=3600');
      expect(await cached(`${target}0`)).toBe('public, max-age=3600');
    }
  });

  it('has every place that answers cite', async () => {
    const cited = (await Promise.all(['/api/profile', '/api/cases', '/api/experience'].map(read)))
      .flatMap((answer) => [...answer.matchAll(/"page":"([^"]+)"/g)])
      .map(([, page]) => new URL(page!));
    expect(cited).toHaveLength(1 + content.cases.length + content.roles.length);
    for (const { origin, pathname, hash } of cited) {
      expect(origin).toBe(baseUrl);
      const ids = attributeValues(await read(pathname), 'id');
      if (hash !== '') expect(ids).toContain(decodeURIComponent(hash.slice(1)));
    }
  });

  it('has the server card where scanners look for it as well', async () => {
    const [card, copy] = ['/api/mcp/server-card', '/.well-known/mcp/server-card.json'];
    expect(await read(copy)).toBe(await read(card));
    expect((await head(copy)).headers.get('content-type')).toBe('application/mcp-server-card+json');
  });

  it('has an agent skill, whose digest is in the index', async () => {
    const index = JSON.parse(await read('/.well-known/agent-skills/index.json'));
    expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    const [{ name, type, description, url, digest }] = index.skills;
    expect(type).toBe('skill-md');
    expect(name).toMatch(/^(?=.{1,64}$)[a-z\d]+(-[a-z\d]+)*$/);
    expect(description.length).toBeLessThanOrEqual(1_024);
    expect(url).toBe(`${baseUrl}/.well-known/agent-skills/${name}/SKILL.md`);
    const skill = await read(url.slice(baseUrl.length));
    expect(digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
    const [, frontMatter] = skill.split(/^---$/m);
    expect(parse(frontMatter!)).toEqual({ name, description });
  });

  it('has an llms.txt of title, quotation, prose, and lists of links', async () => {
    const text = await read('/llms.txt');
    const [title, quotation, ...rest] = text.trim().split('\n\n');
    expect(title).toBe(`# ${content.profile.name}`);
    expect(quotation).toMatch(/^> \S/);
    const [prose, ...sections] = rest.join('\n\n').split(/^(?=## )/m);
    expect(prose).not.toMatch(/^#/m);
    expect(prose).toMatch(/Use it to .* Do not use it for/s);
    expect(prose).toContain('Reading order:');
    for (const section of sections) {
      const [heading, ...entries] = section.trim().split('\n').filter(Boolean);
      expect(heading).toMatch(/^## \S/);
      for (const entry of entries) expect(entry).toMatch(/^- \[[^\]]+\]\(https:[^)]+\): \S/);
    }
    expect(sections.at(-1)).toMatch(/^## Optional\n/);
    for (const { slug } of content.cases) expect(text).toContain(`/cases/${slug}.md`);
  });

  it('has the whole profile, the tools and the rules in llms-full.txt', async () => {
    const text = await read('/llms-full.txt');
    const { profile, cases, roles } = content;
    for (const { tool } of operations) expect(text).toContain(`\`${tool.name}\``);
    for (const { takeaway, contribution } of cases) {
      for (const part of [takeaway, ...contribution]) expect(text).toContain(part.split('\n')[0]);
    }
    for (const { company, summary } of roles) {
      expect(text).toContain(company);
      expect(text).toContain(summary);
    }
    expect(text).toContain(profile.email);
    expect(text).toContain('## Ground rules');
    expect(text.match(/^# /gm)).toHaveLength(1);
  });

  it('lets everyone read everything, as robots.txt says with the owner’s signal', async () => {
    const lines = (await read('/robots.txt')).trim().split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Allow: /');
    expect(lines).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    expect(lines.join('\n')).not.toMatch(/Disallow/i);
    const signal = lines.find((line) => line.startsWith('Content-Signal'));
    const { contentSignal } = content.site;
    expect(signal).toBe(contentSignal && `Content-Signal: ${contentSignal}`);
  });

  it('lists every page in the sitemap', async () => {
    const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
    const pages = listDocuments(site).filter(({ mediaType }) => mediaType.startsWith('text/html'));
    expect(listed.map(([, url]) => url)).toEqual(pages.map(({ path }) => baseUrl + path));
  });

  it('has a security.txt when the owner names a contact', async () => {
    const response = await get('/.well-known/security.txt');
    const { securityContact } = content.site;
    if (securityContact === undefined) {
      expect(response.status).toBe(404);
      return;
    }
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Contact: ${securityContact}\n`);
    expect(text).toContain(`Canonical: ${baseUrl}/.well-known/security.txt\n`);
    expect(text).toContain('Expires: 2027-11-01T00:00:00Z\n');
  });

  it('names every operation, parameter, tool and error in the guides', async () => {
    const page = await read('/developers/');
    const text = await read('/developers.md');
    const setup = await read('/agents.md');
    const anchors = attributeValues(page, 'id');
    for (const { id, path, input, tool } of operations) {
      for (const guide of [page, text]) {
        for (const word of [id, path, tool.name]) expect(guide).toContain(word);
        for (const name of Object.keys(input.shape)) expect(guide).toContain(name);
      }
      expect(setup).toContain(`\`${tool.name}\``);
      expect(page).toContain(`aria-label="Try ${id}"`);
    }
    for (const code of Object.keys({ ...problems, ...serviceFaults })) {
      expect(anchors).toContain(`error-${code}`);
      expect(text).toContain(`### Error ${code}\n`);
    }
  });

  it('answers each file to HEAD as to GET, with the links to contract, guide and catalog', async () => {
    for (const { path } of listDocuments(site)) {
      const response = await get(path);
      const headers = Object.fromEntries((await head(path)).headers);
      expect(headers).toEqual(Object.fromEntries(response.headers));
      const link = response.headers.get('link');
      for (const relation of ['service-desc', 'service-doc', 'api-catalog']) {
        expect(link).toContain(`rel="${relation}"`);
      }
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('etag')).toBeTruthy();
    }
  });
});

it('has a security.txt without a canonical address where that is not https', () => {
  const [{ site }] = sites as [(typeof sites)[0]];
  const text = securityTxt.render({ ...site, baseUrl: 'http://localhost:3000' });
  expect(text).toContain('Contact: ');
  expect(text).not.toContain('Canonical');
});
