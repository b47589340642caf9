// The evidence of a role or a case as Markdown, one line per page or account.
import type { EngineeringCase } from '../../schema/case.ts';
import type { Role } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { listBacking } from '../trust/backing.ts';
import { fill } from '../../wording/index.ts';
import { escapeMarkdown, link } from './text.ts';

export function renderBacking(site: Site, claimed: Role | EngineeringCase): readonly string[] {
  return listBacking(site, claimed).map(({ text, who, href, original }) => {
    const line = fill(escapeMarkdown(text), { who: link(who, href) });
    return original === undefined ? line : `${line} (${link(original.text, original.href)})`;
  });
}
