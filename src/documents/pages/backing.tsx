// The confirmations of a role or a case, one per line.
import type { Child } from 'hono/jsx';
import { listBacking } from '../trust/backing.ts';
import { fillWith } from './fill-with.tsx';
import type { ClaimProps } from './trust-strip.tsx';

export function Backing({ site, claimed }: ClaimProps): Child {
  const lines = listBacking(site, claimed);
  if (lines.length === 0) return undefined;
  return (
    <ul class="ui backing">
      {lines.map(({ text, who, href, original }) => (
        <li>
          {fillWith(text, { who: <a href={href}>{who}</a> })}
          {original && [' (', <a href={original.href}>{original.text}</a>, ')']}
        </li>
      ))}
    </ul>
  );
}
