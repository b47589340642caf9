// The built-in vocabulary, written by hand: add a technology to the file of its category.
import { artificialIntelligence } from './artificial-intelligence.ts';
import { backend } from './backend.ts';
import { business } from './business.ts';
import { cloudNative } from './cloud-native.ts';
import { clouds } from './clouds.ts';
import { commerce } from './commerce.ts';
import { dataAndLearning } from './data-and-learning.ts';
import { databases } from './databases.ts';
import { devicesAndSecurity } from './devices-and-security.ts';
import { engineering } from './engineering.ts';
import { enterprise } from './enterprise.ts';
import type { Entries, Entry } from './entries.ts';
import { frameworks } from './frameworks.ts';
import { frontend } from './frontend.ts';
import { type Group, groups } from './groups.ts';
import { infrastructure } from './infrastructure.ts';
import { languages } from './languages.ts';
import { libraries } from './libraries.ts';
import { media } from './media.ts';
import { mobileAndGames } from './mobile-and-games.ts';
import { nations } from './nations.ts';
import { operations } from './operations.ts';
import { practices } from './practices.ts';
import { protocols } from './protocols.ts';
import { sciences } from './sciences.ts';
import { security } from './security.ts';
import { testing } from './testing.ts';
import { tools } from './tools.ts';
import { trades } from './trades.ts';

const files = {
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

const allGroups = [
  ...groups,
  ...trades,
  ...artificialIntelligence,
  ...cloudNative,
  ...business,
  ...devicesAndSecurity,
  ...libraries,
  ...operations,
  ...engineering,
  ...sciences,
  ...media,
  ...commerce,
  ...frameworks,
  ...security,
  ...nations,
  ...enterprise,
];

/** Lists the entries by category. */
export function listBuiltIn(): Readonly<Record<string, Entries>> {
  return Object.fromEntries(
    Object.entries(files).map(([category, entries]) => {
      const own = allGroups.filter((group) => group.category === category);
      return [category, { ...entries, ...Object.fromEntries(own.flatMap(entriesOf)) }];
    }),
  );
}

function entriesOf({ names, words, near = '', strict }: Group): [string, string | Entry][] {
  const plain = listSpellings(names).map(([name, also]) => [name, also] as [string, string]);
  const ordinary = listSpellings(words).map(([name, also]): [string, Entry] => [
    name,
    { also, words: name, near: near.replaceAll(/\s+/g, ' '), ...(strict && { strict }) },
  ]);
  return [...plain, ...ordinary];
}

/** Names with their other spellings: `A = B = C, D`. */
function listSpellings(list = ''): [name: string, also: string][] {
  return list
    .split(/,\s+/)
    .filter(Boolean)
    .map((one) => {
      const [name, ...also] = one.split(' = ');
      return [name!, also.join(', ')];
    });
}
