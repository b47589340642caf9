// The well-known headings of a case: which member each fills, and its name in each supported language.

/** What a well-known section is: a list or a text, and whether a case must have it. */
export const wellKnown = {
  context: { isList: false, isRequired: true },
  problem: { isList: false, isRequired: false },
  investigation: { isList: true, isRequired: false },
  rootCause: { isList: false, isRequired: false },
  contribution: { isList: true, isRequired: true },
  outcome: { isList: false, isRequired: false },
  takeaway: { isList: false, isRequired: true },
} as const;

export type WellKnown = keyof typeof wellKnown;
/** Headings of each member; the first is the one that messages name. */
export type Headings = Readonly<Record<WellKnown, readonly [string, ...string[]]>>;

const english: Headings = {
  context: ['Context'],
  problem: ['Problem'],
  investigation: ['Investigation'],
  rootCause: ['Root cause'],
  contribution: ['Contribution'],
  outcome: ['Outcome'],
  takeaway: ['Takeaway'],
};

const others: Readonly<Record<string, Headings>> = {
  de: {
    context: ['Kontext', 'Ausgangslage'],
    problem: ['Problem'],
    investigation: ['Untersuchung', 'Analyse'],
    rootCause: ['Ursache'],
    contribution: ['Beitrag', 'Mein Beitrag'],
    outcome: ['Ergebnis'],
    takeaway: ['Erkenntnis', 'Fazit'],
  },
  fr: {
    context: ['Contexte'],
    problem: ['Problème'],
    investigation: ['Enquête', 'Analyse'],
    rootCause: ['Cause', 'Cause première'],
    contribution: ['Contribution', 'Ma contribution'],
    outcome: ['Résultat'],
    takeaway: ['À retenir', 'Leçon'],
  },
  es: {
    context: ['Contexto'],
    problem: ['Problema'],
    investigation: ['Investigación', 'Análisis'],
    rootCause: ['Causa', 'Causa raíz'],
    contribution: ['Contribución', 'Mi contribución'],
    outcome: ['Resultado'],
    takeaway: ['Lección', 'Conclusión'],
  },
  pt: {
    context: ['Contexto'],
    problem: ['Problema'],
    investigation: ['Investigação', 'Análise'],
    rootCause: ['Causa', 'Causa raiz'],
    contribution: ['Contribuição', 'O meu contributo', 'Minha contribuição'],
    outcome: ['Resultado'],
    takeaway: ['Lição', 'Conclusão'],
  },
};

/** Languages in which headings are known and pages are worded. */
export const headingLanguages: readonly string[] = ['en', ...Object.keys(others)];

/** The headings of a language (BCP 47), and the English ones, which every language understands. */
export function headingsOf(language: string): Headings {
  const own = others[language.split('-')[0]!.toLowerCase()];
  if (own === undefined) return english;
  return Object.fromEntries(
    Object.entries(own).map(([member, names]) => [
      member,
      [...names, ...english[member as WellKnown]],
    ]),
  ) as unknown as Headings;
}
