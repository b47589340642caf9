// Everything an owner's folder says, validated: plain frozen data, the one input of all answers.
import type { EngineeringCase } from './case.ts';
import type { AttestationNote, Link } from './claims.ts';
import type { Profile } from './profile.ts';
import type { Trust } from './trust.ts';

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

/** Kinds of roles. The first is the default. */
export const roleKinds = [
  'employment',
  'freelance',
  'internship',
  'volunteer',
  'education',
  'leave',
] as const;

export interface Role {
  readonly company: string;
  readonly title: string;
  readonly start: YearMonth;
  readonly end: YearMonth | 'present';
  /** Absent only where there are highlights. */
  readonly summary?: string;
  readonly highlights?: readonly string[];
  readonly note?: string;
  readonly location?: string;
  readonly url?: string;
  /** Any but `employment`. */
  readonly kind?: Exclude<(typeof roleKinds)[number], 'employment'>;
  /** Part of full time, above 0 and below 1. */
  readonly share?: number;
  readonly technologies: readonly string[];
  readonly links?: readonly Link[];
  readonly attestations?: readonly AttestationNote[];
}

export const levels = ['junior', 'mid', 'senior', 'lead', 'staff', 'principal'] as const;
export const disciplines = [
  'backend',
  'frontend',
  'fullstack',
  'mobile',
  'data',
  'infrastructure',
  'security',
] as const;

/** What the job-description matcher may say about the role. */
export interface Fit {
  readonly level?: (typeof levels)[number];
  readonly disciplines: readonly (typeof disciplines)[number][];
  readonly scaleHandled?: string;
  readonly languageMatch?: string;
}

/** Facts about the site rather than about the engineer. */
export interface SiteSettings {
  /** The `Content-Signal` line of robots.txt, for example `search=yes, ai-input=yes, ai-train=no`. */
  readonly contentSignal?: string;
  /** Contact of `/.well-known/security.txt`: a `mailto:` or `https:` URI. */
  readonly securityContact?: string;
}

/** One entry of a vocabulary of technologies. */
export interface Technology {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly category?: string;
  /** Whether the name is also an ordinary English word, so that it counts only in a fitting context. */
  readonly ambiguous?: boolean;
  /** Words whose presence nearby settles an ambiguous name. */
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
  /** What is served as it is, by path: the résumé, the photo and the files of `public/`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Keys, signature, checks and attestations; absent where the folder has none. */
  readonly trust?: Trust;
  /** The month in which `present` lies; years of experience are counted to its end. */
  readonly asOf: YearMonth;
}

/** What operations answer from. */
export interface PublishedContent {
  readonly content: Content;
  /** The public origin, without a slash at its end; over stdio there need not be one. */
  readonly baseUrl?: string | undefined;
}
