// What a text names, beside what the profile has of it.
import type { Importance } from '../demand/headings.ts';
import type { Recognized } from '../extract.ts';
import type { Told } from '../../schema/job-fit.ts';
import type { Backing } from './evidence.ts';

/** A technology that the text names and the profile evidences. */
export interface Match {
  readonly recognized: Recognized;
  readonly backing: Backing;
  readonly importance: Importance;
}

/** A technology that the text names and the profile does not evidence. */
export interface Gap {
  readonly technology: string;
  readonly importance: Importance;
  readonly mentions: Recognized['mentions'];
  /** Where the texts of the profile tell of it, though no list has it. */
  readonly told?: Told[];
}
