// The answer of `evaluateJobFit` as JSON. What depends on the content alone is checked and serialised once for all
// answers; what depends on the text is written member by member, so that nothing undeclared can leave.
import type * as z from 'zod';
import { compact } from '../domain/compact.ts';
import { toOctets } from '../octets.ts';
import { derived } from '../schema/derived.ts';
import {
  type Coverage,
  type Evidence,
  type Excluded,
  JobFitResult,
  type Mention,
  type NotEvidenced,
} from '../schema/job-fit.ts';

const { shape } = JobFitResult;
const { shape: backing } = shape.evidence.unwrap().element;

const writeRoleMatch = prepare(shape.roleMatch);
const writeCase = prepare(shape.relevantProductionCases.element);
const writeRoles = prepare(backing.roles);
const writeSlugs = prepare(backing.cases);

/** Checks and serialises a part that depends on the content alone, once for each object. */
function prepare(schema: z.ZodType): (part: object) => string {
  return derived((part) => write(schema.parse(part)));
}

/** Serialises an answer as octets. */
export function writeJobFit(result: JobFitResult): string {
  let json = `{"candidate":${write(result.candidate)},"roleMatch":${writeRoleMatch(result.roleMatch)}`;
  json += `,"matchingTechnologiesFound":${write(result.matchingTechnologiesFound)}`;
  json += `,"relevantProductionCases":${writeList(result.relevantProductionCases, writeCase)}`;
  json += `,"recommendation":${write(result.recommendation)}`;
  if (result.evidence) json += `,"evidence":${writeList(result.evidence, writeEvidence)}`;
  if (result.notEvidenced) json += `,"notEvidenced":${writeList(result.notEvidenced, writeGap)}`;
  if (result.excluded) json += `,"excluded":${writeList(result.excluded, writeExcluded)}`;
  if (result.coverage) json += `,"coverage":${writeCoverage(result.coverage)}`;
  return `${json}}`;
}

function writeEvidence({ technology, mentions, roles, cases, years }: Evidence): string {
  let json = `{"technology":${write(technology)},"mentions":${writeMentions(mentions)}`;
  if (roles) json += `,"roles":${writeRoles(roles)}`;
  if (cases) json += `,"cases":${writeSlugs(cases)}`;
  if (years !== undefined) json += `,"years":${years}`;
  return `${json}}`;
}

function writeGap({ technology, importance, mentions }: NotEvidenced): string {
  return `{"technology":${write(technology)},"importance":"${importance}","mentions":${writeMentions(mentions)}}`;
}

function writeExcluded({ technology, mentions }: Excluded): string {
  return `{"technology":${write(technology)},"mentions":${writeMentions(mentions)}}`;
}

function writeCoverage(coverage: Coverage): string {
  const { characters, technologiesKnown, technologiesRecognized, technologiesMatched } = coverage;
  return `{"characters":${characters},"technologiesKnown":${technologiesKnown},"technologiesRecognized":${technologiesRecognized},"technologiesMatched":${technologiesMatched}}`;
}

function writeMentions(mentions: readonly Mention[]): string {
  let json = '[';
  let last: string | undefined;
  let opening = '';
  for (const { quote, start, end } of mentions) {
    // Most of a technology's mentions are written alike.
    if (quote !== last) opening = `{"quote":${write(compact((last = quote)))},"start":`;
    json += `${(json === '[' ? '' : ',') + opening + start},"end":${end}}`;
  }
  return `${json}]`;
}

function writeList<Item>(items: readonly Item[], writeItem: (item: Item) => string): string {
  let json = '';
  for (const item of items) json += json === '' ? writeItem(item) : `,${writeItem(item)}`;
  return `[${json}]`;
}

/** Printable ASCII that stands for itself in a string of JSON. */
const plain = /^[ !#-[\]-~]*$/;

function write(value: unknown): string {
  return typeof value === 'string' && plain.test(value)
    ? `"${value}"`
    : toOctets(JSON.stringify(value));
}
