// A case study in reading order: as its sections have it, else as its parts suggest.
import type { EngineeringCase, Section } from '../schema/case.ts';

/** Lists the sections of the case page. */
export function caseSections(study: EngineeringCase): readonly Section[] {
  if (study.sections !== undefined) return study.sections;
  return [
    section('Context', study.context),
    section('Problem', study.problem),
    section('Investigation', study.investigation, true),
    section('Root cause', study.rootCause),
    section('Contribution', study.contribution),
    section('Outcome', study.outcome),
    section('Takeaway', study.takeaway),
  ].flatMap((part) => part ?? []);
}

function section(
  heading: string,
  content: string | readonly string[] | undefined,
  ordered = false,
): Section | undefined {
  if (content === undefined || content.length === 0) return undefined;
  const id = heading.toLowerCase().replace(' ', '-');
  return typeof content === 'string'
    ? { id, heading, body: content }
    : { id, heading, points: [...content], ...(ordered && { ordered }) };
}
