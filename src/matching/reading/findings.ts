// What a job description asks for.
import type { Mention, NotAssessed } from '../../schema/job-fit-findings.ts';
import type { AskedFor } from '../demand/asked-role.ts';
import type { AskedRole } from '../demand/role.ts';
import type { Importance } from '../demand/section.ts';

/** A technology that a text names. */
export interface Recognized {
  /** Index in the vocabulary. */
  readonly technology: number;
  readonly mentions: Mention[];
  /** Most years that the text asks for. */
  readonly yearsAsked: number | undefined;
  /** How often the text names it, beyond the listed mentions too. */
  readonly count: number;
  /** Whether every mention rules it out. */
  readonly isExcluded: boolean;
  /** For a platform that the text names only in the names of its products: these products. */
  readonly parts: readonly number[];
  /** Returns how the text asks for it: less, if an alternative to it is evidenced. */
  importance(isEvidenced?: (technology: number) => boolean): Importance;
}

/** A demand for years of experience. */
export interface AskedYears {
  /** The fewest years: 5 of `5+ years`, 3 of `3-5 years`; undefined of `several years`. */
  readonly years: number | undefined;
  /** The technologies, professional experience as a whole, or something else. */
  readonly subject: 'technology' | 'experience' | 'other';
  /** Indexes in the vocabulary; empty for other subjects. */
  readonly technologies: readonly number[];
  /** The words of the demand, with its subject. */
  readonly mention: Mention;
}

/** A name in a list of technologies that the vocabulary does not know. */
export interface UnknownName {
  readonly name: string;
  readonly mentions: readonly Mention[];
  /** Whether every mention rules it out. */
  readonly isExcluded: boolean;
}

/** Technologies of which the text asks for one. */
export interface Choice {
  /** Indexes in the vocabulary, in the order of the text. */
  readonly technologies: readonly number[];
  readonly importance: Importance;
}

export interface Reading {
  /** In order of first mention; exclusions count only if there is no other mention. */
  readonly recognized: readonly Recognized[];
  readonly role: AskedRole;
  /** Level and disciplines of the role that the text asks for. */
  readonly asked: AskedFor;
  /** Demands for years of experience, in the order of the text. */
  readonly years: readonly AskedYears[];
  /** In order of first mention. */
  readonly unknown: readonly UnknownName[];
  readonly alternatives: readonly Choice[];
  /** Demands of the text besides technologies. */
  readonly notAssessed: readonly NotAssessed[];
  /** The kind of text, if it is not a job description. */
  readonly looksLike: 'resume' | undefined;
  /** Main language of the text (BCP 47), if its words show it. */
  readonly language: string | undefined;
  /** Length of the text in Unicode code points. */
  readonly characters: number;
}
