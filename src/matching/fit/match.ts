// Technologies of a text with their state in the profile.
import type { Importance } from '../demand/section.ts';
import type { Recognized } from '../reading/findings.ts';
import type { ProfileEvidence } from './evidence.ts';
import type { NamedPlace } from './named.ts';

/** A technology that the text names and the profile evidences. */
export interface Match {
  readonly recognized: Recognized;
  readonly backing: ProfileEvidence;
  readonly importance: Importance;
  readonly yearsAsked?: number;
  readonly isConcept?: true;
}

/** A technology that the text names and the profile does not evidence. */
export interface Gap {
  readonly technology: string;
  readonly importance: Importance;
  readonly mentions: Recognized['mentions'];
  readonly yearsAsked?: number;
  /** Whether it is a field or a practice, not a product. */
  readonly isConcept?: true;
  /** For a concept: the evidenced technologies that it consists of. */
  readonly through?: string[];
  /** For a product that the profile does not name: the platform that it is part of, which the profile has. */
  readonly partOf?: string;
  /** Places where the profile names it without evidence; absent if there are none. */
  readonly named?: NamedPlace[];
}
