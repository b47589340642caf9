// The words that a statement covers, exactly as it digests them.
import type { Child } from 'hono/jsx';
import { labelOfMember, listClaimedWords, writeFigure } from '../../domain/attested-words.ts';
import type { EngineeringCase, Figure, Section } from '../../schema/case.ts';
import type { Experience } from '../../schema/experience.ts';
import type { Statement } from '../../schema/trust.ts';

type RoleClaim = Omit<Extract<Statement['claim'], { kind: 'role' }>, 'words'>;
type CaseClaim = { readonly kind: 'case'; readonly slug: string; readonly title: string };

export interface Claimed {
  readonly id: string;
  /** The name in the list of choices. */
  readonly label: string;
  /** The claim without the digests of its words. */
  readonly claim: RoleClaim | CaseClaim;
  /** The role or case as the API answers it. */
  readonly answer: Experience | EngineeringCase;
}

/** The words of each claim. The script shows those of the chosen one. */
export function AttestedWords({ claimed }: { claimed: readonly Claimed[] }): Child {
  return (
    <div class="attest-words" aria-live="polite">
      <p>You confirm exactly these words:</p>
      {claimed.map(({ id, claim, answer }, index) => (
        <dl data-claim={id} hidden={index > 0}>
          {listClaimedWords(claim, answer).map(([name, value]) => (
            <>
              <dt>{labelOfMember(name)}</dt>
              <dd class={name === 'technologies' ? 'names' : undefined}>
                <Value value={value} />
              </dd>
            </>
          ))}
        </dl>
      ))}
    </div>
  );
}

function Value({ value }: { value: unknown }): Child {
  // A punchline is a figure without a list around it.
  if (typeof value === 'object' && value !== null && 'value' in value) {
    return <Item item={value as Figure} />;
  }
  if (!Array.isArray(value)) return String(value);
  return (
    <ul>
      {value.map((item) => (
        <li>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { item: string | Figure | Section }): Child {
  if (typeof item === 'string') return item;
  if ('value' in item) return writeFigure(item);
  return (
    <>
      <b>{item.heading}</b>
      {item.body && <p>{item.body}</p>}
      {item.points && <Value value={item.points} />}
    </>
  );
}
