import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answered } from '../../src/matching/negation/rules-answers.ts';
import { denied } from '../../src/matching/negation/rules-denied.ts';
import { former, likewise } from '../../src/matching/negation/rules-past.ts';
import { patterns } from '../../src/matching/negation/rules.ts';
import { removed } from '../../src/matching/negation/rules-removed.ts';
import { replaced } from '../../src/matching/negation/rules-replaced.ts';
import { sentAway } from '../../src/matching/negation/rules-readers.ts';
import { readRule, type Pattern, type Rule } from '../../src/matching/negation/pattern.ts';
import { Search } from '../../src/matching/negation/search.ts';
import { listClauses } from '../../src/matching/segments/clauses.ts';
import { settleNames } from '../../src/matching/disambiguation/disambiguate.ts';
import { exclude } from '../../src/matching/negation/exclude.ts';
import { fold } from '../../src/matching/normalize/fold.ts';
import { lexiconOf } from '../../src/matching/gazetteer/lexicon.ts';
import { state } from '../../src/matching/tokens/tokens.ts';
import { tokenize } from '../../src/matching/tokens/languages.ts';
import { vocabulary } from './reading.ts';

/** The names that patterns find in a text, without any other rule. */
function findWith(all: readonly Pattern[], text: string): string[] {
  const { tokens } = tokenize(fold(text), lexiconOf(vocabulary));
  settleNames(tokens);
  const clauses = listClauses(tokens);
  const search = new Search(tokens, clauses);
  for (const at of clauses.keys())
    for (const pattern of all) exclude(tokens, search.find(pattern, at));
  const places = Array.from({ length: tokens.count }, (_, index) => index);
  return places
    .filter((index) => tokens.states[index] === state.excluded)
    .map((index) => tokens.written(index));
}

/** The comment above each rule of a file, which is an example. */
function examplesIn(file: string): string[] {
  const url = new URL(`../../src/matching/negation/${file}`, import.meta.url);
  const source = readFileSync(url, 'utf8');
  return [...source.matchAll(/^ {2}\/\/ `(.+)`\n {2}\{/gm)].map(([, example]) => example!);
}

const files: Readonly<Record<string, readonly Rule[]>> = {
  'rules-denied.ts': denied,
  'rules-answers.ts': answered,
  'rules-removed.ts': removed,
  'rules-replaced.ts': replaced,
  'rules-past.ts': [...former, ...likewise],
  'rules-readers.ts': sentAway,
};
const rules = Object.values(files).flat();
const without = (rule: Rule) => rules.filter((other) => other !== rule).map(readRule);

describe.each(Object.entries(files))('each rule of %s has an example', (file, own) => {
  const examples = examplesIn(file);
  const rows = own.map((rule, index) => [examples[index] ?? '', rule] as const);

  it('above it', () => expect(examples).toHaveLength(own.length));

  it.each(rows)('that no other rule reads: %s', (example, rule) => {
    const found = findWith(patterns().all, example);
    expect(found).not.toEqual([]);
    expect(findWith(without(rule), example)).not.toEqual(found);
  });
});
