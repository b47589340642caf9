// Rules for what a text rules out, in rows of cues.
import { once } from '../../kernel/derived.ts';
import { PatternList } from './pattern-list.ts';
import { answered } from './rules-answers.ts';
import { denied } from './rules-denied.ts';
import { former, likewise } from './rules-past.ts';
import { sentAway } from './rules-readers.ts';
import { removed } from './rules-removed.ts';
import { replaced } from './rules-replaced.ts';

// Rows are read when the first text needs them: to read them takes a tenth of the start of a Worker.
export const denials = once(() => new PatternList(denied));
export const answers = once(() => new PatternList(answered));
export const patterns = once(
  () => new PatternList([denied, answered, removed, replaced, former, likewise, sentAway].flat()),
);
