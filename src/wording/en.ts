// The English words of pages and of the PDF. Their shape is the type of every other language: see wording.ts.
import { englishMonths } from '../kernel/dates.ts';
import type { Fit } from '../schema/settings.ts';

export const en = {
  /** Month names as dates write them, January first. */
  months: englishMonths,
  dates: {
    /** A date with its day. */
    day: '{day} {month} {year}',
    /** Shown as the end date of a current entry. */
    present: 'Present',
    years: ['{n} yr', '{n} yr'],
    months: ['{n} mo', '{n} mo'],
  },
  numbers: { thousands: ',', decimal: '.' },
  /** Headings of the parts of a profile. */
  headings: {
    about: 'About',
    awards: 'Awards',
    cases: 'Case studies',
    certificates: 'Certificates',
    contact: 'Contact',
    education: 'Education',
    experience: 'Experience',
    interests: 'Interests',
    principles: 'Principles',
    projects: 'Projects',
    publications: 'Publications',
    /** Skills that no role, case or project shows. */
    skills: 'Also works with',
    talks: 'Talks',
    technologies: 'Technologies',
    volunteering: 'Volunteering',
  },
  /** Well-known headings of a case. Other languages may list several for a section; messages name the first. */
  sections: {
    context: ['Context'],
    problem: ['Problem'],
    investigation: ['Investigation'],
    rootCause: ['Root cause'],
    contribution: ['Contribution'],
    outcome: ['Outcome'],
    takeaway: ['Takeaway'],
  },
  /** Labels of single facts. */
  facts: {
    availability: 'Availability',
    core: 'Core stack',
    email: 'Email',
    experience: 'Experience',
    languages: 'Languages',
    location: 'Location',
    photoOf: 'Portrait of {name}',
    resume: 'Résumé',
    technologies: 'Technologies',
  },
  /** Kinds of roles other than employment. */
  kinds: {
    freelance: 'Freelance',
    internship: 'Internship',
    volunteer: 'Volunteer',
    education: 'Education',
    leave: 'Leave',
  },
  levels: {
    junior: 'Junior',
    mid: 'Mid-level',
    senior: 'Senior',
    lead: 'Lead',
    staff: 'Staff',
    principal: 'Principal',
  } satisfies Readonly<Record<NonNullable<Fit['level']>, string>>,
  disciplines: {
    backend: 'back end',
    frontend: 'front end',
    fullstack: 'full stack',
    mobile: 'mobile',
    data: 'data',
    infrastructure: 'infrastructure',
    security: 'security',
  } satisfies Readonly<Record<Fit['disciplines'][number], string>>,
  /** Header and footer of every page. */
  frame: {
    agents: 'Agents',
    apiCatalog: 'API catalog',
    asMarkdown: 'This page as Markdown',
    /** Links to the API and the MCP server fill the gaps. */
    colophon:
      'Everything here is also a {api} and an {mcp}, generated from the same verified profile.',
    /** The colophon of a static site, which has no MCP server. */
    colophonOfFiles: 'Everything here is also a {api}, generated from the same verified profile.',
    developers: 'Developers',
    fit: 'Role check',
    forPrograms: 'For programs',
    jsonApi: 'JSON API',
    mcpServer: 'MCP server',
    pages: 'Pages',
    profile: 'Profile',
    skip: 'Skip to the content',
  },
  home: {
    contact: 'Get in touch',
    checkRole: 'Check a role',
    readCase: 'Read the case',
    readingTime: '{n} min',
    /** Below the number of years of experience. */
    yearsInRoles: ['years in one role', 'years in {n} roles, overlaps counted once'],
    caseNumber: 'Case {number}',
  },
  ledger: {
    technology: 'Technology',
    years: 'Years',
    evidence: 'Evidence',
    more: ['{n} more technology', '{n} more technologies, by years'],
    andMore: 'and {n} more',
  },
  case: {
    builtWith: 'Built with',
    caseOf: '{number} of {count}',
    contents: 'Contents',
    next: 'Next case',
    others: 'Other case studies',
    previous: 'Previous case',
    readingTime: '{n} min read',
    /** Between a figure before and after. */
    to: 'to',
  },
  /** Support for a role or a case: `{who}` is an account or a page, `{date}` a day. */
  backing: {
    confirmed: 'Confirmed by {who}, {date}: {relation}.',
    confirmedEarlier: 'An earlier wording was confirmed by {who}, {date}: {relation}.',
    expired: 'Confirmed by {who}, {date}: {relation}; expired on {end}.',
    /** A page that nobody has checked. */
    named: 'See {who}.',
    seen: 'Shown by {who}, seen on {date}.',
    withdrawn: '{who} confirmed this on {date} and has withdrawn it.',
  },
  notFound: {
    agents: 'the MCP server',
    developers: 'the JSON API and its errors',
    fit: 'compare a job description with the profile',
    heading: 'There is no page at this address',
    profile: 'the profile with all case studies',
    sitemap: 'every page',
    sitemapLabel: 'Sitemap',
    title: 'Not found',
    words: 'It may have moved with a new edition of the profile. From here:',
  },
  /** The page of the matcher; the browser gets these words as JSON. */
  fit: {
    title: 'Role check',
    description:
      'Paste a job description; see which technologies it asks for have evidence here, and where.',
    form: {
      another: 'Check another role',
      empty: 'Paste a job description first.',
      example: 'Try an example',
      keys: 'or press {keys}',
      label: 'Job description',
      length: '{n} of {limit} characters',
      limit: 'Up to {limit} characters',
      needsScript: 'This form needs JavaScript. Without it, send the text to {call}.',
      needsScriptOfFiles: 'This form needs JavaScript: the text is read in this page.',
      noAnswer: 'The service did not answer. Check the connection and try again.',
      older: 'The result below is for an earlier text.',
      reading: 'Reading…',
      submit: 'Find the evidence',
      tooLong: ['The text is {n} character too long.', 'The text is {n} characters too long.'],
    },
    verdict: {
      fraction: '{n} of {all}',
      of: {
        required: ['required technology with evidence', 'required technologies with evidence'],
        preferred: ['preferred technology with evidence', 'preferred technologies with evidence'],
        mentioned: ['mentioned technology with evidence', 'mentioned technologies with evidence'],
      },
      nothing: 'Nothing to compare',
      nothingWhy:
        'The text names none of the {known} technologies that are looked for. If it describes an engineering role, it may name its tools elsewhere; if it describes other work, this profile has no evidence for it.',
      onlyRuledOut: 'The text names technologies only to rule them out.',
      resume:
        'This reads like a résumé and not like a job description: it names what a person has, so nothing in it counts as required. What it names was looked up in the profile all the same.',
      asked: 'Asked for',
      offered: 'Profile',
      seniority: 'Seniority',
      work: 'Kind of work',
      years: 'Years',
      languages: 'Languages',
      senior: 'Senior',
      backendOrFullStack: 'Back end or full stack',
      notSaid: 'not said',
    },
    actions: {
      mail: ['Email this question', 'Email these {n} questions'],
      mailSubject: 'Questions about a role',
      copy: 'Copy as Markdown',
      copied: 'Copied',
      notCopied: 'Not copied',
      print: 'Print',
    },
    table: {
      caseNumber: 'Case {number}',
      evidence: 'Evidence',
      heading: 'Technologies and evidence',
      note: 'A keyword match, not a judgement: no score, and nothing inferred. What the profile does not mention is a question, not a no.',
      notInProfile: 'Not in the profile',
      or: 'or',
      question: 'Open question',
      questionAbout: 'Have you worked with {name}? If so, where?',
      quoted: 'Mentioned only: {source}, “{quote}”',
      technology: 'Technology',
      theProfile: 'the profile',
      through: 'via {names}',
      years: 'Years',
      groups: {
        required: 'Required: {n} of {all} with evidence',
        preferred: 'Preferred: {n} of {all} with evidence',
        mentioned: 'Mentioned: {n} of {all} with evidence',
      },
    },
    notAssessed: {
      heading: 'Not assessed',
      note: 'The text also asks for this. Only technologies are compared, so judge these yourself.',
      kinds: {
        degree: 'Degree',
        certificate: 'Certificate',
        language: 'Language',
        place: 'Place',
        years: 'Years of experience',
      },
    },
    text: {
      coverage:
        'The text has {characters} characters and names {found} of the {known} technologies that are looked for.',
      coverageTerm: 'Coverage',
      cut: 'The first {n} places of each technology are marked.',
      evidenced: 'With evidence',
      heading: 'The text, as it was read',
      key: 'Key',
      notAssessed: 'Not assessed',
      open: 'Open',
      privacy: 'It was sent once, answered, and neither stored nor logged.',
      privacyOfFiles: 'It was read in this page and sent nowhere.',
      privacyTerm: 'What happened to the text',
      ruledOut: 'Ruled out',
      whyEvidenced: 'a role or a case study used it',
      whyNotAssessed: 'the matcher does not judge it',
      whyOpen: 'the profile has no evidence for it',
      whyRuledOut: 'named only as not wanted',
    },
  },
} as const;
