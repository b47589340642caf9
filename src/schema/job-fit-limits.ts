// Bounds of one answer of the matcher, apart from the schemas, so that the matcher runs without them.

/** Most places that an answer lists for one technology. */
export const maxMentions = 10;

/** Most places of the profile that are quoted for a technology. */
export const maxNamed = 3;

/** Most entries of `notAssessed`, of `yearsAsked` and of `unknown`. */
export const maxNotAssessed = 20;
