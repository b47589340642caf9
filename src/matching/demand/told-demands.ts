// Degrees and certificates that no reader has to have: those of the company, its clients or pupils, and those that it pays for.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type Section, section } from './section.ts';
import { tellsOfCompany } from './statements.ts';
import { isTongueTaught } from './tongues.ts';
import { hires } from './years-of-company.ts';

/** How far before a credential its owner may be, in words. */
const ownerReach = 2;
/** How far before a degree the product may be that its students use, in words. */
const productReach = 6;
/** How far after a degree the client may be that grants it, in words. */
const clientReach = 4;

/** Whether a text tells of a degree or certificate without asking for it: `we are ISO 9001 certified`, `we pay for your licence`. */
export function isTold(tokens: Tokens, index: number, asks: Section): boolean {
  const isAsked = asks === section.required || asks === section.preferred;
  return (
    (isAsked ? isPaid(tokens, index) : isTongueTaught(tokens, index)) ||
    isOfCompany(tokens, index) ||
    isOfClient(tokens, index) ||
    isOfWriter(tokens, index) ||
    isServed(tokens, index) ||
    (isStated(tokens, index) && tellsOfCompany(tokens, index, asks))
  );
}

/** `Formação paga`: also below a heading that asks. */
function isPaid(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  return tokens.follows(next) && tokens.hasDetail(next, detailCue.offered);
}

/** `We have a degree`, `certified to ISO 9001, we sell pumps`, but not `a degree, but we don't care about grades` */
function isStated(tokens: Tokens, index: number): boolean {
  if (opensWithClient(tokens, index)) return false;
  if (!tokens.hasDetail(index, detailCue.degree)) return true;
  for (let before = index - 1; !tokens.parted(before + 1, hardSeparators); before--) {
    const isOurs = tokens.hasRole(before, roleCue.possessive | roleCue.team);
    const isCompany = tokens.hasTopic(before, topicCue.company | topicCue.others);
    if (isOurs || isCompany || tokens.hasClause(before, clauseCue.speaker)) return true;
  }
  return false;
}

/** `Our client asks for a degree`: what agencies write of those who hire. */
function opensWithClient(tokens: Tokens, index: number): boolean {
  let start = index;
  while (!tokens.parted(start, hardSeparators)) start--;
  // `Nuestro cliente` is one phrase.
  const isOurs = tokens.hasRole(start, roleCue.possessive);
  const isPhrase = isOurs && tokens.hasTopic(start, topicCue.others);
  return isPhrase || (isOurs && tokens.hasRole(start + 1, roleCue.client));
}

/** `An ISO 9001 certified company`, `empresa certificada ISO 9001` */
function isOfCompany(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before >= index - ownerReach && tokens.follows(before + 1); before--)
    if (tokens.hasTopic(before, topicCue.company)) return true;
  return false;
}

/** `Une école d'ingénieurs est notre client` */
function isOfClient(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index + 1, cue.be)) return false;
  for (let after = index + 2; after <= index + clientReach && tokens.follows(after); after++)
    if (tokens.hasRole(after, roleCue.client) || tokens.hasTopic(after, topicCue.others))
      return true;
  return false;
}

/** `Ich habe selbst Informatik studiert`, but not `I am looking for somebody who studied` */
function isOfWriter(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before >= index - clientReach; before--) {
    if (tokens.parted(before + 1, partSeparators) || hires(tokens, before)) return false;
    if (tokens.hasTopic(before, topicCue.self) && tokens.hasClause(before, clauseCue.subject))
      return true;
  }
  return false;
}

/** `A platform for master students`, `we help you with your Master's`: the company serves those who study. */
function isServed(tokens: Tokens, index: number): boolean {
  let isFor = false;
  for (let before = index - 1; before >= index - productReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    // `You build software for banks and have a degree`
    const isList = tokens.has(before, cue.list) && tokens.hasDetail(before - 1, detailCue.degree);
    if (tokens.has(before, cue.list) && !isList) return false;
    if (tokens.hasTopic(before, topicCue.helping)) return true;
    if (isFor && tokens.hasDetail(before, detailCue.product)) return true;
    isFor ||= leadsToUser(tokens, before);
  }
  return false;
}

/** `for`, but not `in` */
function leadsToUser(tokens: Tokens, index: number): boolean {
  if (tokens.hasClause(index, clauseCue.within)) return false;
  return (
    tokens.hasClause(index, clauseCue.duration) || tokens.hasTopic(index, topicCue.destination)
  );
}
