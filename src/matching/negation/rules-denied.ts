// Rules for names that a clause denies: `MATLAB har vi inte`, `Perl fasst hier niemand mehr an`.
import type { Rule } from '../patterns/pattern.ts';

const turned =
  'affirmation|contrast|preference|supposition|averse|credential|experienceNoun|all|excepting|pending';
const not = 'negator+standing|refusal+standing|nothing+foreign+standing';
const acts = 'refusal|demand|verb|handling|engaging|pitch';

export const denied: readonly Rule[] = [
  // `TYPO3 brauchst du nicht`
  { find: `OLD ..~remark ${not} .. negator? .. $`, given: [acts], unless: turned, unlessNext: 'dismissal' },
  // `PHP ist aus Sicherheitsgründen nicht erlaubt`
  { find: `OLD ..2~remark ${not} .. negator? .. $`, given: [acts, 'foreign'], unless: turned, unlessNext: 'dismissal' },
  // `PHP no`
  { find: `OLD ${not} $`, unless: turned, unlessNext: 'dismissal' },
  { find: `^ .. ALL .. ${not} .. $`, given: ['speaker', 'foreign'], unless: turned, unlessNext: 'dismissal' },
];
