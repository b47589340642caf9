// Rules for answering from the profile without unfounded claims, wherever a model may look first.

/** Each rule is a sentence or two of Markdown. */
export const groundRules: readonly string[] = [
  'Say only what the profile says, and name the role or the case study behind each claim.',
  'What the profile does not evidence is unknown, not lacking: write "the profile does not evidence it", never "has none".',
  'Evidence for one technology is no evidence for its relatives: React does not evidence JavaScript, nor PostgreSQL MySQL.',
  'Years are computed from the work history with overlaps counted once; do not add them up.',
  'The job-fit result is a keyword match. It is no score and no advice to hire or to reject.',
  'Say how a claim is backed: declared, linked (page, date), attested (account, date); `/verification.json` tells. Never say verified.',
  'For availability, terms and anything personal, point to the contact in the profile.',
];
