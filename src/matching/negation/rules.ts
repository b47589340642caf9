// Rules for what a text rules out, in rows of cues.
import { PatternList } from './pattern-list.ts';
import { answered } from './rules-answers.ts';
import { denied } from './rules-denied.ts';
import { former, likewise } from './rules-past.ts';
import { sentAway } from './rules-readers.ts';
import { removed } from './rules-removed.ts';
import { replaced } from './rules-replaced.ts';

export const denials = new PatternList(denied);
export const answers = new PatternList(answered);
export const patterns = new PatternList(
  [denied, answered, removed, replaced, former, likewise, sentAway].flat(),
);
