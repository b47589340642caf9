// The well-known sections of a case: the member that each fills, and its headings in a language.
import { wordingOf } from '../../wording/index.ts';
import type { Wording } from '../../wording/wording.ts';

/** Whether a well-known section is a list or a text, and whether a case must have it. */
export const wellKnown = {
  context: { isList: false, isRequired: true },
  problem: { isList: false, isRequired: false },
  investigation: { isList: true, isRequired: false },
  rootCause: { isList: false, isRequired: false },
  contribution: { isList: true, isRequired: true },
  outcome: { isList: false, isRequired: false },
  takeaway: { isList: false, isRequired: true },
} as const satisfies Record<keyof Wording['sections'], object>;

export type WellKnown = keyof typeof wellKnown;
/** Headings of each member; messages name the first. */
export type Headings = Wording['sections'];

/** The headings of a language (BCP 47), followed by the English ones, which every language understands. */
export function headingsOf(language: string): Headings {
  const { sections: english } = wordingOf('en');
  const { sections } = wordingOf(language);
  if (sections === english) return english;
  return Object.fromEntries(
    Object.entries(sections).map(([member, names]) => [
      member,
      [...names, ...english[member as WellKnown]],
    ]),
  ) as unknown as Headings;
}
