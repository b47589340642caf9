// The work history: a row for each role, of which the latest is unfolded.
import type { Child } from 'hono/jsx';
import { spanOf } from '../../domain/experience.ts';
import type { Role } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { formatDuration, formatRange } from '../../wording/format.ts';
import { wordsOf } from '../../wording/index.ts';
import { roleAnchor } from '../../domain/anchors.ts';
import type { Block } from '../markdown/fields.ts';
import { showRole } from '../markdown/role.ts';
import { Backing } from './backing.tsx';
import { InlineMarkdown, Markdown } from './markdown.tsx';
import { slugsFor } from './score-threads.ts';
import { ClaimMark, Confirm } from './trust-strip.tsx';
import { typeset } from './typeset.ts';

/** So few roles are all unfolded. */
const fewRoles = 2;

export function Roles({ site }: { site: Site }): Child {
  const { roles } = site.content;
  return roles.map((role, index) => (
    <RoleRow role={role} site={site} isOpen={index === 0 || roles.length <= fewRoles} />
  ));
}

function RoleRow(props: { role: Role; site: Site; isOpen: boolean }): Child {
  const { role, site, isOpen } = props;
  const { content } = site;
  const wording = wordsOf(content);
  return (
    <details
      class="fold role p-experience h-event"
      id={roleAnchor(role)}
      data-t={slugsFor(content, role)}
      open={isOpen}
    >
      <summary>
        <span class="soft">{formatRange(role.start, role.end, wording)}</span>
        <h3 class="p-org">{role.company}</h3>
        <span class="meta">
          <span class="p-name">{typeset(role.title, wording)}</span>
          <ClaimMark site={site} claimed={role} />
          <span class="hit"></span>
        </span>
      </summary>
      <RoleText role={role} site={site} />
    </details>
  );
}

function RoleText({ role, site }: { role: Role; site: Site }): Child {
  const { content } = site;
  const wording = wordsOf(content);
  const { facts, body } = showRole(role, wording);
  const { first, last, isExact } = spanOf(role, content.asOf);
  const duration = isExact ? [formatDuration(last - first + 1, wording)] : [];
  return (
    <div class="inside rest">
      <div class="prose">
        <Body blocks={body} quotes={wording.quotes} />
      </div>
      <p class="ui soft">{[...facts, ...duration].join(' · ')}</p>
      {role.technologies.length > 0 && <p class="ui">{role.technologies.join('\u00A0· ')}</p>}
      <Backing site={site} claimed={role} />
      <p class="ui soft proven">
        {role.url && [<a href={role.url}>{new URL(role.url).host}</a>, ' · ']}
        <a href={`#${roleAnchor(role)}`}>{wording.trust.permalink}</a> ·{' '}
        <Confirm site={site} claimed={role} />
      </p>
    </div>
  );
}

export function Body(props: {
  blocks: readonly Block[];
  quotes: readonly [string, string];
}): Child {
  const { blocks, quotes } = props;
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <Markdown text={block} quotes={quotes} />
    ) : (
      <ul>
        {block.map((item) => (
          <li>
            <InlineMarkdown text={item} quotes={quotes} />
          </li>
        ))}
      </ul>
    ),
  );
}
