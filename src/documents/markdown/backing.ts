// The evidence of a role or a case as Markdown, one line per page or account.
import type { Site } from '../../schema/site.ts';
import { listBacking, type RoleOrCase } from '../trust/backing.ts';
import { fill } from '../../wording/index.ts';
import { escapeMarkdown, link } from './text.ts';

export function renderBacking(site: Site, claimed: RoleOrCase): readonly string[] {
  return listBacking(site, claimed).map(({ text, who, href, original }) => {
    const line = fill(escapeMarkdown(text), { who: link(who, href) });
    return original === undefined ? line : `${line} (${link(original.text, original.href)})`;
  });
}
