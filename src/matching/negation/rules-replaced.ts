// Rules for technologies that others took the place of: `the PHP monolith was rewritten in Go`, `we prefer Go over PHP`.
import type { Rule } from '../patterns/pattern.ts';

/** Before the successor. */
const to = 'destination|within';
/** Somebody did it: it is no title of work to be done. */
const finite = 'be-reader-seeking|speaker-seeking|engaging-reader-seeking';
const kept = 'affirmation|supposition|preference|experienceNoun|reader|question|negator';
const elsewhere = 'reader|negator|seeking';
const doubt = 'negator|supposition|question';

export const replaced: readonly Rule[] = [
  // `The Jenkins pipelines were rewritten in GitHub Actions`
  { find: `ALL .. rewritten-moving ... ${to} NAMES`, given: [finite], unless: kept },
  // `The PHP code has been migrated to Kotlin`
  { find: `ALL:code .. rewritten ... ${to} NAMES:code`, given: [finite], unless: kept },
  // `We rewrote the Jenkins pipelines in GitHub Actions`
  { find: `rewritten-moving ..~${to} ALL ... ${to} NAMES`, given: [finite], unless: kept },
  // `We ported our Perl scripts to Go`
  { find: `rewritten ..~${to} ALL:code ... ${to} NAMES:code`, given: [finite], unless: kept },
  // `Die Jenkins-Pipelines wurden in GitHub Actions neu geschrieben`
  { find: `ALL .. ${to} NAMES .. rewritten-moving`, given: [finite], unless: kept },
  // `Die PHP-Anwendung wurde nach Kotlin migriert`
  { find: `ALL:code .. ${to} NAMES:code .. rewritten`, given: [finite], unless: kept },
  // `Von Heroku sind wir auf AWS umgezogen`
  { find: 'origin ALL ... destination .. NAMES', given: ['moving', finite], unless: elsewhere },
  // `Postgres was chosen over MySQL`
  { find: 'preferring than ALL', unless: doubt },
  // `We chose React Native over Flutter`
  { find: 'preferring ... NAMES than ALL', unless: doubt },
];
