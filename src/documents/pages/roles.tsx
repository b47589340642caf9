// The work history, with adjacent roles of one company under its name.
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
import { ClaimMark } from './trust-strip.tsx';

export function Roles({ site }: { readonly site: Site }): Child {
  const { content } = site;
  return content.roles.map((role, index) => (
    <RoleEntry
      role={role}
      site={site}
      isAgain={content.roles[index - 1]?.company === role.company}
    />
  ));
}

function RoleEntry(props: { role: Role; site: Site; isAgain: boolean }): Child {
  const { role, site, isAgain } = props;
  const { content } = site;
  const wording = wordsOf(content);
  const { facts, body } = showRole(role, wording);
  const { first, last, isExact } = spanOf(role, content.asOf);
  return (
    <article class={`role p-experience h-event${isAgain ? ' again' : ''}`} id={roleAnchor(role)}>
      <p class="ui soft">
        {formatRange(role.start, role.end, wording)}
        {isExact && <br />}
        {isExact && formatDuration(last - first + 1, wording)}
      </p>
      <div>
        {!isAgain && (
          <h3 class="p-org">{role.url ? <a href={role.url}>{role.company}</a> : role.company}</h3>
        )}
        <h4 class="p-name">{[role.title, ...facts].join(' · ')}</h4>
        <div class="prose">
          <Body blocks={body} />
        </div>
        <p class="ui soft">
          <ClaimMark site={site} claimed={role} />
        </p>
        <Backing site={site} claimed={role} />
      </div>
      {role.technologies.length > 0 && <p class="ui soft">{role.technologies.join('\u00A0· ')}</p>}
    </article>
  );
}

/** The prose and the lists of an entry. */
export function Body({ blocks }: { readonly blocks: readonly Block[] }): Child {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <Markdown text={block} />
    ) : (
      <ul>
        {block.map((item) => (
          <li>
            <InlineMarkdown text={item} />
          </li>
        ))}
      </ul>
    ),
  );
}
