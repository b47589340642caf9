// The confirmations of a role or a case, one per line.
import type { Child } from 'hono/jsx';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Role } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { listBacking } from '../trust/backing.ts';
import { fillWith } from './fill-with.tsx';

export function Backing(props: {
  readonly site: Site;
  readonly claimed: Role | EngineeringCase;
}): Child {
  const lines = listBacking(props.site, props.claimed);
  if (lines.length === 0) return undefined;
  return (
    <ul class="ui backing">
      {lines.map(({ text, who, href, original }) => (
        <li>
          {fillWith(text, { who: <a href={href}>{who}</a> })}
          {original && (
            <>
              {' '}
              (<a href={original.href}>{original.text}</a>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
