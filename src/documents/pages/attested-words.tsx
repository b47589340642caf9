// The words that a statement covers, exactly as it digests them.
import type { Child } from 'hono/jsx';
import { listAttestedWords } from '../../domain/attested-words.ts';
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
export function AttestedWords({ claimed }: { readonly claimed: readonly Claimed[] }): Child {
  return (
    <div class="attest-words" aria-live="polite">
      <p>You confirm exactly these words:</p>
      {claimed.map(({ id, claim, answer }, index) => (
        <dl data-claim={id} hidden={index > 0}>
          {listShown(claim, answer).map(([name, value]) => (
            <>
              <dt>{labelOf(name)}</dt>
              <dd>
                <Value value={value} />
              </dd>
            </>
          ))}
        </dl>
      ))}
    </div>
  );
}

/** The members of a claim and its words. A text that the sections hold word by word is shown once. */
function listShown(
  claim: Claimed['claim'],
  answer: object,
): readonly (readonly [string, unknown])[] {
  const { kind, ...named } = claim;
  const words = listAttestedWords(kind, answer);
  const sections = words.find(([name]) => name === 'sections')?.[1] as
    | readonly Section[]
    | undefined;
  const inSections = new Set(
    sections?.flatMap(({ body, points }) => [body, JSON.stringify(points)]) ?? [],
  );
  const isShown = (value: unknown) =>
    inSections.has(typeof value === 'string' ? value : JSON.stringify(value));
  return [...Object.entries(named), ...words.filter(([, value]) => !isShown(value))];
}

/** `rootCause` as `Root cause`. */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

function Value({ value }: { readonly value: unknown }): Child {
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

function Item({ item }: { readonly item: string | Figure | Section }): Child {
  if (typeof item === 'string') return item;
  if ('value' in item) {
    const { value, was, label } = item;
    return `${was === undefined ? value : `${was} → ${value}`}: ${label}`;
  }
  return (
    <>
      <b>{item.heading}</b>
      {item.body && <p>{item.body}</p>}
      {item.points && <Value value={item.points} />}
    </>
  );
}
