// Questions about technologies, and what excuses somebody from knowing one.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { isListed, isListedNear } from '../segments/lists.ts';
import { isLackPermitted } from '../segments/permitted-lack.ts';
import { isPraised } from '../segments/praise.ts';
import { isQuestion } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isDeniedBefore, isPraise, welcomingTopics } from './judgements.ts';
import type { Importance } from './section.ts';
import { isAnsweredWithYears } from './years-of-questions.ts';

/** How far into the sentence after a question the judgement begins, in words. */
const answerReach = 6;
/** The same for mere praise. */
const praiseReach = 2;
/** How far before a mention an excuse begins, in words. */
const excuseReach = 8;
/** Words that judge in the answer to a name alone. */
const welcoming = welcomingTopics | topicCue.conditional;
const demanding = topicCue.demandingWord | topicCue.demandingHeading | topicCue.yes;

/** `No problem if you lack Docker`, `Kannst du kein Docker, ist das okay`, `Never used Docker?`: it is not required. */
export function isExcused(tokens: Tokens, mention: number): boolean {
  let isLacking = false;
  let isOnly = false;
  for (let index = mention - 1; index > mention - excuseReach; index--) {
    if (tokens.parted(index + 1, partSeparators)) break;
    if (tokens.has(index, cue.contrast)) break;
    // `peu importe que tu viennes de Java du moment que tu connais Spring`
    if (tokens.has(index, cue.obligation) && tokens.names(index - 1)) break;
    isOnly ||= tokens.hasExclusion(index, exclusionCue.only);
    if (isOnly && isPermittedIf(tokens, index)) return true;
    if (isUnneeded(tokens, index, mention)) return true;
    if (tokens.has(index, cue.negator) && isLackPermitted(tokens, index)) return true;
    // `Tu connais pas un dev Java ?`
    if (tokens.hasRole(index, roleCue.roleNoun)) return false;
    if (tokens.has(index, cue.lack)) isLacking = true;
    else if (isLacking && tokens.has(index, cue.supposition)) return true;
  }
  if (isUnimportant(tokens, mention) || isLeftOpen(tokens, mention)) return true;
  if (isLacking && isLackDenied(tokens, mention)) return true;
  return isQuestion(tokens, mention) && (isLacking || isLackedAfter(tokens, mention));
}

/** `A lack of Docker experience is not a problem`, `No Docker experience is no problem`: the sentence begins with the lack and denies that it matters. */
function isLackDenied(tokens: Tokens, mention: number): boolean {
  let start = mention;
  while (!tokens.parted(start, hardSeparators)) if (mention - start-- > excuseReach) return false;
  const lack = tokens.has(start, cue.lack) ? start : start + 1;
  if (!tokens.has(lack, cue.lack)) return false;
  for (let index = mention + 1; index < mention + excuseReach; index++) {
    if (tokens.parted(index, partSeparators)) return false;
    if (!tokens.has(index, cue.negator | cue.affirmation)) continue;
    // `Sin Java no se despliega nada`
    const isBeing = tokens.has(index - 1, cue.be) || tokens.has(index + 1, cue.be);
    return isBeing || !tokens.has(lack, cue.negator);
  }
  return false;
}

/** `It's fine if you've only worked with PHP`: a word of permission is before the condition. */
function isPermittedIf(tokens: Tokens, condition: number): boolean {
  if (!tokens.has(condition, cue.supposition)) return false;
  if (tokens.parted(condition, clauseSeparators | separator.close)) return false;
  const permits = condition - 1;
  return (
    tokens.hasTopic(permits, topicCue.permitting | topicCue.substitute) ||
    tokens.has(permits, cue.affirmation)
  );
}

/** `Ob Java oder Kotlin, …`: a sentence begins with a choice that it leaves open. */
function isLeftOpen(tokens: Tokens, mention: number): boolean {
  let start = mention;
  while (mention - start < excuseReach && isListed(tokens, start - 1) && tokens.follows(start))
    start--;
  const opens = tokens.parted(start - 1, hardSeparators);
  if (!opens || !tokens.has(start - 1, cue.supposition)) return false;
  let end = mention + 1;
  while (isListedNear(tokens, mention, end) && tokens.follows(end)) end++;
  return tokens.parted(end, separator.comma) && alternativesOf(tokens, mention).length > 0;
}

/** `PHP doesn't matter`, `PHP ist Nebensache`, but not `Java or PHP, doesn't matter` */
function isUnimportant(tokens: Tokens, mention: number): boolean {
  let index = mention + 1;
  if (tokens.follows(index) && tokens.has(index, cue.be)) index++;
  if (!tokens.follows(index) || !tokens.hasDetail(index, detailCue.unneeded)) return false;
  // `PHP ist kein Muss`
  if (tokens.has(index, cue.preference)) return false;
  if (tokens.hasExclusion(index + 1, exclusionCue.adverb)) index++;
  const ends = partSeparators | separator.close;
  return tokens.parted(index + 1, ends) && alternativesOf(tokens, mention).length === 0;
}

/** `Du kennst Docker nicht?` */
function isLackedAfter(tokens: Tokens, mention: number): boolean {
  for (let index = mention + 1; index < mention + excuseReach; index++) {
    if (tokens.parted(index, hardSeparators)) return false;
    if (tokens.has(index, cue.lack) && tokens.parted(index + 1, separator.call)) return true;
  }
  return false;
}

/** `It does not matter whether you know Docker`: without a choice, the condition is of one thing alone. */
function isUnneeded(tokens: Tokens, condition: number, mention: number): boolean {
  if (!tokens.has(condition, cue.supposition)) return false;
  // `With or without Docker` is one phrase.
  const isPhrase = tokens.hasDetail(condition, detailCue.unneeded);
  if (!isPhrase && !tokens.hasDetail(condition - 1, detailCue.unneeded)) return false;
  if (!isPhrase && tokens.parted(condition, clauseSeparators | separator.close)) return false;
  return alternativesOf(tokens, mention).length === 0;
}

/** `Do you know Perl? That is a plus.`, `Linux? Required.`: the sentence after a question rates its names. */
export function judgedByAnswer(tokens: Tokens, mention: number): Importance | undefined {
  if (!isQuestion(tokens, mention)) return undefined;
  // `Not a fan of PHP? Good`
  if (isDeniedBefore(tokens, mention)) return undefined;
  let answer = mention + 1;
  while (!tokens.parted(answer, hardSeparators)) answer++;
  if (isAnsweredWithYears(tokens, mention, answer)) return 'required';
  const isBare = isBareQuestion(tokens, mention, answer);
  let found: Importance | undefined;
  for (let index = answer; index < Math.min(answer + answerReach, tokens.count); index++) {
    const ends = isBare ? hardSeparators : partSeparators;
    if (index > answer && tokens.parted(index, ends)) break;
    if (tokens.technology(index) >= 0) break;
    if (tokens.has(index, cue.negator)) {
      if (isPraisedAfterAll(tokens, index)) return 'preferred';
      return isBare ? found : undefined;
    }
    if (isOurWish(tokens, index)) continue;
    if (tokens.has(index, cue.preference)) return 'preferred';
    if (index < answer + praiseReach && isWholePraise(tokens, index)) return 'preferred';
    if (!isBare) continue;
    if (tokens.hasTopic(index, welcoming)) return 'preferred';
    if (tokens.has(index, cue.obligation) || tokens.hasTopic(index, demanding))
      found ??= 'required';
  }
  return found;
}

/** `Dann lernen wir dich gern kennen`, `dan maken we graag kennis`: the adverb is of what the company would do. */
function isOurWish(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.pointsOn) || !tokens.follows(index + 1)) return false;
  return [index - 1, index - 2].some((subject) => tokens.hasClause(subject, clauseCue.speaker));
}

/** `Do you know Perl? Great!`, `Tell us, we like that.`, `Cool, but you learn it here too.`: praise ends the answer, or more praise or a contrast is next. */
function isWholePraise(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!isPraise(tokens, index)) return false;
  return (
    tokens.parted(next, hardSeparators) || tokens.has(next, cue.contrast) || isPraise(tokens, next)
  );
}

/** `Do you need COBOL? No, but it helps.` */
function isPraisedAfterAll(tokens: Tokens, negator: number): boolean {
  let index = negator + 1;
  while (index < negator + affirmationReach + 1 && !tokens.has(index, cue.contrast)) {
    if (tokens.parted(index, hardSeparators)) return false;
    index++;
  }
  return tokens.has(index, cue.contrast) && isPraised(tokens, index);
}

/** `Kubernetes?`, `And Kafka or NATS?` */
function isBareQuestion(tokens: Tokens, mention: number, end: number): boolean {
  let others = 0;
  for (let index = mention; index === mention || !tokens.parted(index + 1, hardSeparators); index--)
    if (!isListed(tokens, index)) others++;
  for (let index = mention + 1; index < end; index++) if (!isListed(tokens, index)) others++;
  return others < 2;
}

/** How many words may be between the list of a mention and the word that affirms it. */
const affirmationReach = 2;

/** `PyTorch yes, TensorFlow no`, `Go, of course`: a word that affirms ends the clause. */
export function isAffirmed(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.yes) === 0) return false;
  let index = mention + 1;
  while (isListedNear(tokens, mention, index) && !tokens.parted(index, clauseSeparators)) index++;
  for (const last = index + affirmationReach; index < last; index++) {
    if (tokens.parted(index, clauseSeparators & ~separator.dash)) return false;
    if (tokens.has(index, cue.negator) || tokens.has(index - 1, cue.list)) return false;
    if (!tokens.hasTopic(index, topicCue.yes) || tokens.lengthOf(index) === 1) continue;
    return tokens.parted(index + 1, partSeparators | separator.close);
  }
  return false;
}

/** `Kannst du Java? Dann sprich mit uns`, `Wer Java kann, soll sich melden`: those who can do it are asked, or asked to write. */
export function isInvited(tokens: Tokens, mention: number): boolean {
  let start = mention;
  while (isListedNear(tokens, mention, start - 1) && tokens.follows(start)) start--;
  let end = mention + 1;
  while (isListedNear(tokens, mention, end) && tokens.follows(end)) end++;
  const isBehind = tokens.follows(end) && isModal(tokens, end);
  const first = tokens.hasTopic(start - 1, topicCue.demandingHeading) ? start - 1 : start - 2;
  const isBefore = (first === start - 1 || isModal(tokens, first)) && isOfReader(tokens, start - 1);
  if (!isBehind && !(isBefore && tokens.parted(first, hardSeparators))) return false;
  const answer = isBehind ? end + 1 : end;
  // `Vi søger en kollega. Kan du Docker?` is all that is said.
  const isAsked = !isBehind && isQuestion(tokens, mention);
  if (isAsked) return tokens.parted(answer, separator.call) && answer < tokens.count;
  if (!tokens.parted(answer, separator.comma | separator.call)) return false;
  for (let index = answer; index < answer + answerReach; index++) {
    if (index > answer && tokens.parted(index, hardSeparators | separator.comma)) return false;
    if (tokens.names(index) || tokens.has(index, cue.negator)) return false;
    const isOfAdverb = tokens.hasExclusion(index, exclusionCue.adverb);
    if (!isOfAdverb && tokens.hasExclusion(index, exclusionCue.pitch)) return true;
  }
  return false;
}

/** `Wer Java kann`: the word means *knows* here, and *optional* in a label. */
function isModal(tokens: Tokens, index: number): boolean {
  return tokens.isForeign(index) && tokens.hasTopic(index, topicCue.optionalLabel);
}
