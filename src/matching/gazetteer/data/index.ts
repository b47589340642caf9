// The built-in vocabulary, written by hand: add a technology to the file of its category.
import { backend } from './backend.ts';
import { clouds } from './clouds.ts';
import { dataAndLearning } from './data-and-learning.ts';
import { databases } from './databases.ts';
import type { Entries } from './entries.ts';
import { frontend } from './frontend.ts';
import { infrastructure } from './infrastructure.ts';
import { languages } from './languages.ts';
import { mobileAndGames } from './mobile-and-games.ts';
import { practices } from './practices.ts';
import { protocols } from './protocols.ts';
import { testing } from './testing.ts';
import { tools } from './tools.ts';

/** Entries by category. */
export const builtIn: Readonly<Record<string, Entries>> = {
  language: languages,
  backend,
  frontend,
  database: databases,
  cloud: clouds,
  infrastructure,
  data: dataAndLearning,
  'mobile and embedded': mobileAndGames,
  testing,
  protocol: protocols,
  practice: practices,
  tool: tools,
};
