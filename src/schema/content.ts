// The validated content of an owner's folder: plain frozen data, the only input of all answers.
import type { EngineeringCase } from './case.ts';
import type { Profile } from './profile.ts';
import type { Role } from './role.ts';
import type { Fit, SiteSettings } from './settings.ts';
import type { Trust } from './trust.ts';

export type { Role };

/** A calendar month, `YYYY-MM`. */
export type YearMonth = string;

/** The month of a moment, in UTC. */
export function toYearMonth(now: Date): YearMonth {
  return now.toISOString().slice(0, 7);
}

/** The day of a moment, `YYYY-MM-DD`, in UTC. */
export function toDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export interface Technology {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly category?: string;
  /** Whether the name is also an ordinary English word, so that it counts only in a fitting context. */
  readonly ambiguous?: boolean;
  /** Words that confirm an ambiguous name nearby. */
  readonly neighbours?: readonly string[];
}

export interface Content {
  readonly profile: Profile;
  /** In the order of their numbers. */
  readonly cases: readonly EngineeringCase[];
  /** By end, latest first, then by start. */
  readonly roles: readonly Role[];
  readonly fit: Fit;
  readonly site: SiteSettings;
  /** The owner's additions to the built-in vocabulary; an entry of the same name overrides. */
  readonly vocabulary: readonly Technology[];
  /** Files that are served unchanged, by path: the résumé, the photo and the files of `public/`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Keys, signature, checks and attestations; absent if the folder has none. */
  readonly trust?: Trust;
  /** The month in which `present` lies; years of experience are counted to its end. */
  readonly asOf: YearMonth;
}

/** The texts of a content in another language. Everything else is the original's. */
export type TranslatedContent = Pick<Content, 'profile' | 'roles' | 'cases' | 'fit'>;

/** The input of operations. */
export interface PublishedContent {
  readonly content: Content;
  /** The public origin, without a slash at its end; over stdio there need not be one. */
  readonly baseUrl?: string | undefined;
  /** The site of the original, if this one is a translation. */
  readonly root?: PublishedContent;
}
