// The matcher's data in a compact form: plugins for the bundles of pages, servers and Workers.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';

/** Names of members and methods that no answer has: bundles of pages shorten them. */
export const internalNames = new RegExp(
  `^(?:${[
    'hasTopic|hasExclusion|hasClause|hasRole|isCue|startsWithDigit|lengthOf|phrasebookAt|isForeign|isEveryday|mayBeVersion',
    'technologyOf|ordinaryOf|platformOf|neighboursOf|languagesOf|phrasebooks|phrasebook|capitalisesNouns|separators',
    'parted|follows|states|folded|codes|lexicon|firsts|written|casing|mention|clause|topic|decoys|tells',
    'offersSeniority|offersDiscipline|offersTrade|isAboutSoftware|settleAlone|settleByList|falseFriends',
    'markEveryday|markInflected|markCompound|markLast|isCompound|abbreviations|suspending|isCapitals',
    'recognized|longest|neutral|isOfCompany|continuous|automated|nounEndings|isOtherTrade|suggestionMarks|afterMarks',
    'beforeMarks|capitals|spellings|isList|starts|ordinary|neighbours|surrogate|combining',
    'numbers|original|strict|column|tokens|spaces|isUnknownName|isChoice|acronyms|citedRoles|citedPlace|citedCase|isInItem|isRuledOut',
    'count|meaning|trie|present|hasSections|listNotAssessed|listChoices|listUnknown|listYears|isBackendOrFullStack',
    'hasDetail|adjectivesFollow|isJoint|isTitle',
    'isSenior|expands|invisible|runs|book|marks|pairs|gaps',
  ].join('|')})$`,
);

/** Keeps only the words that detect each language other than English. The other words load when a text needs them. */
export function keepOnlyTells({ onLoad }) {
  // Texts with letters of other scripts are no texts for English words alone.
  onLoad({ filter: /data\/cues\/other-scripts\.ts$/ }, async ({ path }) => {
    const { english, otherScripts } = await load(
      `export { otherScripts } from '${path}'; export { english } from '${path.replace('other-scripts', 'en')}';`,
    );
    const numbered = JSON.stringify(numberCues(otherScripts, english), inLatin);
    return { contents: `export const otherScripts = ${numbered};` };
  });
  // Lines in other languages than English alone have compounds.
  onLoad({ filter: /tokens\/compounds\.ts$/ }, () => ({
    contents: ['readCompound', 'readNameOfRole', 'readInflectedPhrase']
      .map((name) => `export function ${name}() {}`)
      .join('\n'),
  }));
  // They have no words of the other languages either.
  onLoad({ filter: /gazetteer\/phrasebook\.ts$/ }, ({ path }) => ({
    contents: emptyPhrasebook,
    resolveDir: dirname(path),
  }));
  onLoad({ filter: /data\/cues\/[a-z]{2}\.ts$/ }, async ({ path }) => {
    const exported = await load(`export * from '${path}';`);
    if (path.endsWith('/en.ts')) return { loader: 'js', contents: await packEnglish(exported) };
    const [[name, { tag, tells, small, suspending }]] = Object.entries(exported);
    const kept = { tag, tells, small, suspending, ...noWords };
    return { loader: 'js', contents: `export const ${name} = ${JSON.stringify(kept)};` };
  });
}

/** Packs the lists of each language other than English. A language is unpacked when its lists are first read. */
export function packLanguages({ onLoad }) {
  onLoad({ filter: /data\/cues\/[a-z]{2}\.ts$/ }, async ({ path }) => {
    if (path.endsWith('/en.ts')) return undefined;
    const { english, splitList, ...exported } = await load(
      `export * from '${path}'; export { english } from './src/matching/gazetteer/data/cues/en.ts';
       export { splitList } from './src/matching/gazetteer/cues.ts';`,
    );
    const [[name, language]] = Object.entries(exported);
    const { counts, before } = numberLists(english);
    const indexes = new Map();
    for (const family of families) {
      for (const [index, list] of Object.keys(english[family]).entries()) {
        for (const word of splitList(language[family]?.[list]))
          addIndex(indexes, word, before(family) + index);
      }
    }
    const rest = Object.entries(language).filter(([member]) => !families.includes(member));
    const getters = families.map((family) => `get ${family}() { return read().${family}; }`);
    const given = [packCues(indexes), counts, firstCode].map((value) => JSON.stringify(value));
    const contents = `import { english } from './en.ts';
      ${unpackCues}
      let lists;
      const read = () => (lists ??= unpackLists());
      function unpackLists() {
        const [${families}] = unpackCues(${given.join(', ')});
        return Object.fromEntries(Object.entries({ ${families} }).map(([family, own]) => [
          family,
          Object.fromEntries(Object.keys(english[family]).map((list, index) => [list, own[index]])),
        ]));
      }
      export const ${name} = { ...${JSON.stringify(Object.fromEntries(rest))}, ${getters.join(', ')} };`;
    return { loader: 'js', contents, resolveDir: dirname(path) };
  });
}

/** Writes bits of cues and separators, and paths, as values: `cue.negator | cue.list` is one number once it is minified. */
export async function inlineBits({ onLoad }) {
  const tables = await load(bits);
  const all = Object.keys(tables).join('|');
  const valueOf = (table, name) => {
    if (name in tables[table]) return JSON.stringify(tables[table][name]);
    throw new Error(`${table} has no ${name}.`);
  };
  const names = new RegExp(String.raw`(?<![\w.])(${all})\.(\w+)`, 'g');
  const apart = new RegExp(String.raw`const \{[^}]*\} = (?:${all});`);
  const taken = new RegExp(String.raw`const \{ ([\w, ]+) \} = (${all});`, 'g');
  // Nothing else reads the names of cues once bits are written as numbers.
  onLoad({ filter: /negation[\\/]cue-names\.ts$/ }, async ({ path }) => {
    const rules = (await readdir(dirname(path))).filter((file) => file.startsWith('rules-'));
    const texts = await Promise.all(
      rules.map((file) => readFile(join(dirname(path), file), 'utf8')),
    );
    const named = new Set(texts.join(' ').match(/[a-zA-Z]+/g));
    const { cuesByName } = await load(`export { cuesByName } from '${path}';`);
    const entries = [...cuesByName].filter(([name]) => named.has(name));
    return { contents: `export const cuesByName = new Map(${JSON.stringify(entries)});` };
  });
  const filter = /src[\\/](?:matching[\\/](?:[a-z]+[\\/])?[a-z-]+|operations[\\/]citations)\.ts$/;
  onLoad({ filter }, async ({ path }) => {
    const written = await readFile(path, 'utf8');
    const contents = written
      .replaceAll(names, (as, table, name) => (name in tables[table] ? valueOf(table, name) : as))
      .replaceAll(taken, (_, members, table) => {
        const values = members.split(', ').map((name) => `${name} = ${valueOf(table, name)}`);
        return `const ${values.join(', ')};`;
      });
    if (apart.test(contents))
      throw new Error(`${path} takes cues apart in a form that is not known.`);
    return { loader: 'ts', contents: inlineNumbers(contents) };
  });
}

/** Writes constants of a file as numbers. The bundler does so only for constants of other files. */
function inlineNumbers(written) {
  let contents = written;
  for (const [line, name, number] of written.matchAll(
    /^const (\w+) =\s+([-~\d][\da-fx_\s|&~()]*);$/gm,
  )) {
    const asName = String.raw`(?<![\w.'"#])${name}(?![\w'"]|\??:|.*\.ts';$)`;
    const isElsewhere = new RegExp(String.raw`\b${name}\??:|\b(?:const|let) ${name}\b`);
    const rest = contents.replace(line, '');
    if (!isElsewhere.test(rest))
      contents = rest.replaceAll(new RegExp(asName, 'gm'), `(${number})`);
  }
  return contents;
}

const bits = `
  export { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from './src/matching/gazetteer/cues.ts';
  export { code, kind } from './src/matching/normalize/characters.ts';
  export { section } from './src/matching/demand/section.ts';
  export { paths } from './src/paths.ts';
  export { separator } from './src/matching/tokens/separators.ts';
  export { state } from './src/matching/tokens/tokens.ts';`;

const emptyPhrasebook = `
  import { Trie } from './automaton.ts';
  const none = new Set();
  const words = {
    trie: new Trie([], 64), falseFriends: none, abbreviations: none, acronyms: none, capitals: none, ordinaryOf: new Map(),
  };
  export class Phrasebook {
    constructor({ tag }) {
      Object.assign(this, { tag, words, endings: [], nounEndings: [] });
    }
  }`;

const inLatin = (_, value) =>
  typeof value !== 'string' ? value : value.split(', ').filter(isLatin).join(', ');

const isLatin = (word) => /^[\p{Script=Latin}\s]*$/u.test(word);

/** Names lists of cues by their numbers: nothing else reads the names once bits are written as numbers. */
function numberCues(language, complete) {
  const numbered = families.map((family) => {
    const names = Object.keys(complete[family]);
    const lists = Object.entries(language[family] ?? {}).map(([name, list]) => [
      names.indexOf(name),
      list,
    ]);
    return [family, Object.fromEntries(lists)];
  });
  return { ...language, ...Object.fromEntries(numbered) };
}

const families = ['mention', 'role', 'topic', 'detail', 'clause', 'exclusion'];

const noWords = { ...Object.fromEntries(families.map((family) => [family, {}])), decoys: '' };

/** Writes the English lists as text, one line for the words of the same cues; `packList` shares first words. */
async function packEnglish({ english, domains }) {
  const { listCues } = await load(`export { listCues } from './src/matching/gazetteer/cues.ts';`);
  const { counts, before } = numberLists(english);
  const indexes = new Map();
  for (const [word, family, bit] of listCues(english))
    addIndex(indexes, word, before(family) + Math.log2(bit));
  const rest = Object.entries(english).filter(([name]) => !families.includes(name));
  const others = rest.map(([name, value]) => [
    name,
    name === 'tag' || name === 'numerals' || name === 'halves' ? value : packList(value),
  ]);
  const given = [packCues(indexes), counts, firstCode].map((value) => JSON.stringify(value));
  return `${unpackCues}
    const [${families}] = unpackCues(${given.join(', ')});
    export const english = { ...${JSON.stringify(Object.fromEntries(others))}, ${families} };
    export const domains = ${JSON.stringify(domains)};`;
}

/** The number of lists of each family, and of all families before one. */
function numberLists(english) {
  const counts = families.map((family) => Object.keys(english[family]).length);
  const before = (family) =>
    counts.slice(0, families.indexOf(family)).reduce((sum, count) => sum + count, 0);
  return { counts, before };
}

function addIndex(indexes, word, index) {
  indexes.set(word, (indexes.get(word) ?? new Set()).add(index));
}

/** Writes words with the numbers of their lists: one line for the words of the same lists. */
function packCues(indexes) {
  const cuesOf = new Map(
    [...indexes].map(([word, own]) => [
      word,
      String.fromCodePoint(...[...own].toSorted(byNumber).map((index) => firstCode + index)),
    ]),
  );
  const wordsOf = new Map();
  for (const word of [...cuesOf.keys()].toSorted()) {
    const cues = cuesOf.get(word);
    wordsOf.set(cues, [...(wordsOf.get(cues) ?? []), word]);
  }
  const lines = [...wordsOf].map(([cues, words]) => `${cues}\t${packList(words.join(', '))}`);
  return lines.toSorted().join('\n');
}

const byNumber = (one, other) => one - other;

/** The letter of the first cue. */
const firstCode = 0x23;

/** Runs in the bundle. Cues are numbered by their order. */
function unpackCues(text, counts, first) {
  const lists = [];
  for (const line of text.split('\n')) {
    const [cues, words] = line.split('\t');
    for (const cue of cues) {
      const index = cue.codePointAt(0) - first;
      lists[index] = lists[index] ? `${lists[index]}, ${words}` : words;
    }
  }
  let end = 0;
  return counts.map((count) => Array.from({ length: count }, () => lists[end++] ?? ''));
}

function packList(list) {
  const groups = new Map();
  for (const word of [...new Set(list.split(', '))].toSorted()) {
    const first = word.split(' ', 1)[0];
    groups.set(first, [...(groups.get(first) ?? []), word.slice(first.length)]);
  }
  return [...groups]
    .map(([first, ends]) => (ends.length === 1 ? first + ends[0] : [first, ...ends].join('|')))
    .join(', ');
}

/** Writes the built-in vocabulary as text, one line per technology, from which the matcher reads the same vocabulary. */
export function packVocabulary({ onLoad }) {
  onLoad({ filter }, async () => {
    const written = await load(gazetteer);
    const text = JSON.stringify(pack(written));
    const contents = `${unpack}\nexport const listBuiltIn = () => unpack(${text}, ${JSON.stringify(firstLetters)}, ${secondLetters.length});`;
    const setup = (inner) => inner.onLoad({ filter }, () => ({ contents }));
    const packed = await load(gazetteer, [{ name: 'packed', setup }]);
    if (isDeepStrictEqual(describe(written), describe(packed))) return { contents };
    throw new Error('The vocabulary of pages is not that of the service.');
  });
}

const filter = /gazetteer[\\/]data[\\/]index\.ts$/;

const gazetteer = `
  export { listBuiltIn } from './src/matching/gazetteer/data/index.ts';
  export { listVariants, toKey } from './src/matching/gazetteer/variants.ts';
  export { vocabularyOf } from './src/matching/gazetteer/vocabulary.ts';`;

/** Omits a spelling if another spelling of the technology covers all its forms; a tilde stands for the name. */
function pack({ listBuiltIn, listVariants, toKey }) {
  const builtIn = listBuiltIn();
  const names = Object.values(builtIn).flatMap((entries) => Object.keys(entries));
  return Object.entries(builtIn)
    .map(([category, entries]) => {
      let before = '';
      const lines = Object.entries(entries).map(([name, entry]) => {
        const {
          also = '',
          words = '',
          near = '',
          strict,
        } = typeof entry === 'string' ? { also: entry } : entry;
        const ordinary = words.split(', ');
        const known = new Set([
          ...ordinary.map(toKey),
          ...(ordinary.includes(name) ? [] : listVariants(name)),
        ]);
        const needed = also.split(', ').filter((spelling) => {
          const forms = listVariants(spelling);
          const isNew = forms.some((form) => !known.has(form));
          for (const form of forms) known.add(form);
          return isNew;
        });
        const isSame = near !== '' && near === before;
        before = near;
        return [
          name,
          shorten(needed, name),
          shorten(ordinary, name),
          ...(isSame ? ['=', ''] : packNear(near.split(', '), names)),
          strict ? '!' : '',
        ]
          .join('\t')
          .trimEnd();
      });
      return [category, ...lines].join('\n');
    })
    .join('\n\n');
}

/** Two letters for each neighbour that has an entry, and the other neighbours; those of the line before are `=`. */
function packNear(near, names) {
  const most = firstLetters.length * secondLetters.length;
  if (names.length > most) throw new Error(`There are more than ${most} names.`);
  const indexes = near.map((name) => names.indexOf(name)).toSorted((a, b) => a - b);
  const codes = indexes
    .filter((index) => index >= 0)
    .map((index) => {
      return (
        firstLetters[Math.floor(index / secondLetters.length)] +
        secondLetters[index % secondLetters.length]
      );
    });
  return [codes.join(''), near.filter((name) => !names.includes(name)).join(',')];
}

/** Second letters of the codes of names. Comma, tab, `=`, `~` and others have meanings in a line. */
const secondLetters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_!#$%()*+./:;>?@[]^{|}';
/** First letters: with those that take two bytes, 115 × 85 = 9,775 names have codes. */
const firstLetters = `${secondLetters}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ`;

function shorten(spellings, name) {
  const begin = new RegExp(
    `(?<![A-Za-z0-9])${RegExp.escape?.(name) ?? name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`,
  );
  return spellings
    .map((spelling) => (name.length > 1 ? spelling.replace(begin, '~') : spelling))
    .join(',');
}

/** Runs in the page. */
function unpack(text, first, count) {
  const groups = text.split('\n\n').map((group) => group.split('\n'));
  const names = groups.flatMap(([, ...lines]) => lines.map((line) => line.split('\t', 1)[0]));
  const nameAt = (code) => names[first.indexOf(code[0]) * count + first.indexOf(code[1])];
  return Object.fromEntries(
    groups.map(([category, ...lines]) => {
      let near = [];
      const entries = lines.map((line) => {
        const [name, ...cells] = line.split('\t');
        const [also, words, codes = '', others, strict] = cells.map((cell, index) =>
          index === 2 ? cell : cell.replaceAll(',', ', ').replaceAll('~', name),
        );
        if (codes !== '=') {
          near = [...(codes.match(/../g) ?? []).map(nameAt), ...(others ? [others] : [])];
        }
        return [name, { also, words, near: near.join(', '), strict: strict !== undefined }];
      });
      return [category, Object.fromEntries(entries)];
    }),
  );
}

/** The part of a vocabulary that the matcher reads. */
function describe({ vocabularyOf }) {
  const source = { profile: { core: [] }, roles: [], cases: [], vocabulary: [] };
  const { technologies, spellings } = vocabularyOf(source);
  return {
    technologies: technologies.map(({ aliases: _, neighbours, ...rest }) => ({
      ...rest,
      neighbours: neighbours?.toSorted(),
    })),
    spellings,
  };
}

async function load(contents, plugins = []) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    plugins,
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
