// The words of pages and of the PDF, once for each language. The API, its errors and the guides are English.
import type { disciplines, levels } from '../../schema/content.ts';

/** Singular and plural: `['{n} year', '{n} years']`. */
export type Counted = readonly [one: string, several: string];

/** How a job description asks for a technology. */
type Importance = 'required' | 'preferred' | 'mentioned';

/**
 * All words of one language. `{name}` is a gap that `fill` fills; a word that differs with a number is `Counted`, with
 * the number as `{n}`.
 */
export interface Wording {
  /** Names of months as dates write them, January first. */
  readonly months: readonly string[];
  readonly dates: {
    /** A date with its day, of `{day}`, `{month}` and `{year}`. */
    readonly day: string;
    /** Written in place of the end of what has not ended. */
    readonly present: string;
    readonly years: Counted;
    readonly months: Counted;
  };
  readonly numbers: { readonly thousands: string; readonly decimal: string };
  /** Headings of the parts of a profile. */
  readonly headings: Readonly<
    Record<
      | 'about'
      | 'awards'
      | 'cases'
      | 'certificates'
      | 'contact'
      | 'education'
      | 'experience'
      | 'interests'
      | 'principles'
      | 'projects'
      | 'publications'
      /** For what is only stated and evidenced by nothing. */
      | 'skills'
      | 'talks'
      | 'technologies'
      | 'volunteering',
      string
    >
  >;
  /** Labels of single facts. */
  readonly facts: Readonly<
    Record<
      | 'availability'
      | 'core'
      | 'email'
      | 'experience'
      | 'languages'
      | 'location'
      | 'photoOf'
      | 'resume'
      | 'technologies',
      string
    >
  >;
  /** Kinds of roles that are no ordinary employment. */
  readonly kinds: Readonly<
    Record<'freelance' | 'internship' | 'volunteer' | 'education' | 'leave', string>
  >;
  readonly levels: Readonly<Record<(typeof levels)[number], string>>;
  readonly disciplines: Readonly<Record<(typeof disciplines)[number], string>>;
  /** Header and footer of every page. */
  readonly frame: Readonly<
    Record<
      | 'agents'
      | 'apiCatalog'
      | 'asMarkdown'
      /** A sentence with the links `{api}` and `{mcp}`. */
      | 'colophon'
      /** The same with `{api}` alone, for a site of files. */
      | 'colophonOfFiles'
      | 'developers'
      | 'fit'
      | 'forPrograms'
      | 'jsonApi'
      | 'mcpServer'
      | 'pages'
      | 'profile'
      | 'skip',
      string
    >
  >;
  readonly home: {
    readonly contact: string;
    readonly checkRole: string;
    readonly readCase: string;
    readonly readingTime: string;
    /** Below the number of years of experience. */
    readonly yearsInRoles: Counted;
    readonly caseNumber: string;
  };
  readonly ledger: {
    readonly technology: string;
    readonly years: string;
    readonly evidence: string;
    readonly more: Counted;
    readonly andMore: string;
  };
  readonly case: Readonly<
    Record<
      | 'builtWith'
      | 'caseOf'
      | 'contents'
      | 'next'
      | 'others'
      | 'previous'
      | 'readingTime'
      /** Between a figure before and after. */
      | 'to',
      string
    >
  >;
  /** Who stands behind a role or a case: `{who}` is an account or a page, `{date}` a day. */
  readonly backing: Readonly<
    Record<
      | 'confirmed'
      | 'confirmedEarlier'
      | 'expired'
      /** A page that nobody has looked at. */
      | 'named'
      | 'seen'
      | 'withdrawn',
      string
    >
  >;
  readonly notFound: Readonly<
    Record<
      | 'agents'
      | 'developers'
      | 'fit'
      | 'heading'
      | 'profile'
      | 'sitemap'
      | 'sitemapLabel'
      | 'title'
      | 'words',
      string
    >
  >;
  readonly fit: FitWording;
}

/** What the page of the matcher says; the browser gets it as JSON. */
export interface FitWording {
  readonly title: string;
  readonly description: string;
  readonly form: Readonly<
    Record<
      | 'another'
      | 'empty'
      | 'example'
      | 'keys'
      | 'label'
      | 'length'
      | 'limit'
      | 'needsScript'
      | 'needsScriptOfFiles'
      | 'noAnswer'
      | 'older'
      | 'reading'
      | 'submit',
      string
    >
  > & { readonly tooLong: Counted };
  readonly verdict: {
    readonly fraction: string;
    readonly of: Readonly<Record<Importance, Counted>>;
    readonly nothing: string;
    readonly nothingWhy: string;
    readonly onlyRuledOut: string;
    readonly resume: string;
    readonly asked: string;
    readonly offered: string;
    readonly seniority: string;
    readonly work: string;
    readonly years: string;
    readonly languages: string;
    readonly senior: string;
    readonly backendOrFullStack: string;
    readonly notSaid: string;
  };
  readonly actions: {
    readonly mail: Counted;
    readonly mailSubject: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly print: string;
  };
  readonly table: Readonly<
    Record<
      | 'caseNumber'
      | 'evidence'
      | 'heading'
      | 'note'
      | 'notInProfile'
      | 'or'
      | 'question'
      | 'questionAbout'
      | 'quoted'
      | 'technology'
      | 'theProfile'
      | 'through'
      | 'years',
      string
    >
  > & { readonly groups: Readonly<Record<Importance, string>> };
  readonly notAssessed: {
    readonly heading: string;
    readonly note: string;
    readonly kinds: Readonly<
      Record<'degree' | 'certificate' | 'language' | 'place' | 'years', string>
    >;
  };
  readonly text: Readonly<
    Record<
      | 'coverage'
      | 'coverageTerm'
      | 'cut'
      | 'evidenced'
      | 'heading'
      | 'key'
      | 'notAssessed'
      | 'open'
      | 'privacy'
      | 'privacyOfFiles'
      | 'privacyTerm'
      | 'ruledOut'
      | 'whyEvidenced'
      | 'whyNotAssessed'
      | 'whyOpen'
      | 'whyRuledOut',
      string
    >
  >;
}
