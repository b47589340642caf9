// Reads a job description: its technologies, their importance, and the role that it offers.
import { settleNames } from '../disambiguation/disambiguate.ts';
import { type Lexicon, lexiconOf } from '../gazetteer/lexicon.ts';
import { keepUnmastered } from '../negation/mastery.ts';
import { keepObliged } from '../negation/obliged.ts';
import { keepLanguages } from '../negation/own-things.ts';
import { excludeByForm } from '../negation/negate-forms.ts';
import { excludeNegated } from '../negation/negate-clauses.ts';
import { excludeCrossed } from '../negation/crosses.ts';
import { settleDismissed } from '../negation/dismissed-lists.ts';
import { excludeListed } from '../negation/negate-lists.ts';
import { excludeTabled } from '../negation/negate-tables.ts';
import { excludeIdle, excludeSaidAgain } from '../negation/said-again.ts';
import { partColumns } from '../normalize/cells.ts';
import { writeLineSigns } from '../normalize/line-signs.ts';
import { fold } from '../normalize/fold.ts';
import type { Folded } from '../normalize/offsets.ts';
import { areSure, titleOf } from '../demand/demands.ts';
import { readHeadings } from '../demand/importance.ts';
import { keepDemanded, keepWished } from '../demand/wished-anyway.ts';
import { isResume } from '../demand/resume.ts';
import { readAsked } from '../demand/asked-role.ts';
import { readRole, RoleReader } from '../demand/role.ts';
import { markUnknown } from '../disambiguation/unknown.ts';
import { disciplinesOf, type Implied } from '../gazetteer/concepts.ts';
import { partLines } from '../tokens/glued.ts';
import { isReadAsEnglish, tokenize } from '../tokens/languages.ts';
import type { Vocabulary } from '../gazetteer/vocabulary.ts';
import { Collector } from './collector.ts';
import type { Reading } from './findings.ts';

/** Reads a job description with the built-in languages. */
export function readJobDescription(vocabulary: Vocabulary, text: string): Reading {
  return readWith(lexiconOf(vocabulary), text, disciplinesOf(vocabulary));
}

/** Reads a job description with a lexicon, and the disciplines of technologies. */
export function readWith(
  lexicon: Lexicon,
  text: string,
  disciplines: ReadonlyMap<number, Implied> = new Map(),
): Reading {
  const folded = foldLines(text, lexicon);
  const { tokens, language } = tokenize(folded, lexicon);
  settleNames(tokens);
  markUnknown(tokens);
  excludeNegated(tokens);
  excludeListed(tokens);
  excludeCrossed(tokens);
  excludeTabled(tokens);
  excludeByForm(tokens);
  excludeSaidAgain(tokens);
  excludeIdle(tokens);
  settleDismissed(tokens);
  keepUnmastered(tokens);
  keepObliged(tokens);
  keepLanguages(tokens);
  const headings = readHeadings(tokens);
  keepWished(tokens, headings.sections);
  keepDemanded(tokens, headings.sections);
  const looksLike = isResume(tokens) ? 'resume' : undefined;
  const collector = new Collector(tokens, headings, looksLike === undefined);
  const reader = new RoleReader(tokens);
  const recognized = collector.listTechnologies();
  const impliedBy = (technology: number) => disciplines.get(technology);
  const implyAll = (found: typeof recognized) =>
    found.flatMap(({ technology }) => impliedBy(technology) ?? []);
  const demanded = () => {
    // A title that names no discipline is of another trade.
    const title = collector.hasSections ? titleOf(tokens) : undefined;
    if (title === 'role') return [];
    const wanted = recognized.filter(({ isExcluded }) => !isExcluded);
    const required = wanted.filter((one) => one.importance() === 'required');
    let implied = implyAll(required.length > 0 ? required : wanted);
    // `SQL Server is a must. It all runs on C#.`
    if (implied.length === 0)
      implied = implyAll(wanted.filter((one) => one.importance() !== 'preferred'));
    return title === 'unclear' && !areSure(implied) ? [] : implied;
  };
  return {
    recognized,
    role: readRole(tokens, reader),
    asked: readAsked(tokens, reader, impliedBy, demanded),
    years: collector.listYears(),
    unknown: collector.listUnknown(),
    alternatives: collector.listChoices(),
    notAssessed: collector.listNotAssessed(),
    looksLike,
    language,
    characters: text.length - folded.pairs,
  };
}

/** Whether a job description is read as English from its first line to its last. */
export function isInEnglish(vocabulary: Vocabulary, text: string): boolean {
  const lexicon = lexiconOf(vocabulary);
  return isReadAsEnglish(foldLines(text, lexicon), lexicon);
}

/** Folds a text, writes signs of items and bars between columns, and puts back line breaks that it lost. */
function foldLines(text: string, lexicon: Lexicon): Folded {
  return partLines(partColumns(writeLineSigns(fold(text))), lexicon);
}
