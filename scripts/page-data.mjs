// The data of the page's matcher in a compact form: plugins for the bundles of pages.
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';

/** Keeps only the words that detect each language other than English. The other words load when a text needs them. */
export function keepOnlyTells({ onLoad }) {
  onLoad({ filter: /data\/cues\/[a-z]{2}\.ts$/ }, async ({ path }) => {
    if (path.endsWith('/en.ts')) return undefined;
    const [[name, { tag, tells, small, suspending }]] = Object.entries(
      await load(`export * from '${path}';`),
    );
    const kept = {
      tag,
      tells,
      small,
      suspending,
      mention: {},
      role: {},
      topic: {},
      clause: {},
      decoys: '',
    };
    return { loader: 'js', contents: `export const ${name} = ${JSON.stringify(kept)};` };
  });
}

/** Writes the built-in vocabulary as text, one line per technology, from which the matcher reads the same vocabulary. */
export function packVocabulary({ onLoad }) {
  onLoad({ filter }, async () => {
    const written = await load(gazetteer);
    const text = JSON.stringify(pack(written));
    const contents = `${unpack}\nexport const builtIn = unpack(${text});`;
    const setup = (inner) => inner.onLoad({ filter }, () => ({ contents }));
    const packed = await load(gazetteer, [{ name: 'packed', setup }]);
    if (isDeepStrictEqual(describe(written), describe(packed))) return { contents };
    throw new Error('The vocabulary of pages is not that of the service.');
  });
}

const filter = /gazetteer[\\/]data[\\/]index\.ts$/;

const gazetteer = `
  export { builtIn } from './src/matching/gazetteer/data/index.ts';
  export { listVariants, toKey } from './src/matching/gazetteer/variants.ts';
  export { vocabularyOf } from './src/matching/gazetteer/vocabulary.ts';`;

/** Omits a spelling if another spelling of the technology covers all its forms; a tilde stands for the name. */
function pack({ builtIn, listVariants, toKey }) {
  return Object.entries(builtIn)
    .map(([category, entries]) => {
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
        return [
          name,
          shorten(needed, name),
          shorten(ordinary, name),
          near.replaceAll(', ', ','),
          strict ? '!' : '',
        ]
          .join('\t')
          .trimEnd();
      });
      return [category, ...lines].join('\n');
    })
    .join('\n\n');
}

function shorten(spellings, name) {
  const begin = new RegExp(
    `(?<![A-Za-z0-9])${RegExp.escape?.(name) ?? name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`,
  );
  return spellings
    .map((spelling) => (name.length > 1 ? spelling.replace(begin, '~') : spelling))
    .join(',');
}

/** Runs in the page. */
function unpack(text) {
  return Object.fromEntries(
    text.split('\n\n').map((group) => {
      const [category, ...lines] = group.split('\n');
      const entries = lines.map((line) => {
        const [name] = line.split('\t', 1);
        const whole = line.replaceAll(',', ', ').replaceAll('~', name);
        const [, also, words, near, strict] = whole.split('\t');
        return [name, { also, words, near, strict: strict !== undefined }];
      });
      return [category, Object.fromEntries(entries)];
    }),
  );
}

/** The part of a vocabulary that the matcher reads. */
function describe({ vocabularyOf }) {
  const source = { profile: { core: [] }, roles: [], cases: [], vocabulary: [] };
  const { technologies, spellings } = vocabularyOf(source);
  return { technologies: technologies.map(({ aliases: _, ...rest }) => rest), spellings };
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
