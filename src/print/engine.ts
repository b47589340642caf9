// The engines: Typst for pages, resvg for pictures. Both are native and optional peer dependencies.
import { fileURLToPath } from 'node:url';
import type * as typst from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '../schema/content.ts';
import type { Private } from '../schema/private.ts';
import type { Site } from '../schema/site.ts';
import { declareAccessible } from './conformance.ts';
import { type Paper, toPrintedResume } from './resume.ts';
import { cardTemplate, resumeTemplate } from './templates.ts';
import { explainUnloaded, type Form, pageEngine } from './wanted.ts';

/** An engine is not installed; the message has the command that installs it. */
export class MissingEngineError extends Error {
  override name = 'MissingEngineError';
}

/** The content has characters for which no font has a glyph. */
class UnprintableError extends Error {
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    super();
    this.characters = characters;
  }
}

export interface PrintOptions {
  readonly paper?: Paper | undefined;
  /** A folder of fonts, used in addition to those of the system. */
  readonly fonts?: string | undefined;
  /** Receives a warning about a text that is left out. */
  readonly warn?: ((line: string) => void) | undefined;
  /** Private facts, for a file that the owner keeps. */
  readonly private?: Private | undefined;
}

/** The typeface of pages, for Typst. The package root is two folders up both from src/print and from dist/cli. */
const ownFonts = fileURLToPath(new URL('../../assets/fonts/print', import.meta.url));

/** The forms that Typst prints. */
type PageForm = Exclude<Form, 'word'>;
type Compiler = typst.NodeCompiler;

/** Imports an optional module. A CommonJS module is its default export. */
export async function loadEngine<Module extends object>(
  name: string,
  open: () => Promise<Module>,
): Promise<Module> {
  try {
    const module = await open();
    return 'default' in module ? (module.default as Module) : module;
  } catch (error) {
    throw new MissingEngineError(explainUnloaded(name), { cause: error });
  }
}

/** Returns a function that prints a site. Its error for an unprintable character names the field. */
export async function openPrinter(
  site: Site,
  { paper, fonts, warn, private: facts }: PrintOptions,
): Promise<(form: PageForm) => Promise<Uint8Array>> {
  const { NodeCompiler } = await loadEngine(
    pageEngine,
    () => import('@myriaddreamin/typst-ts-node-compiler'),
  );
  const open = (resume: string): Compiler =>
    NodeCompiler.create({
      inputs: { resume },
      fontArgs: [{ fontPaths: [ownFonts, ...(fonts === undefined ? [] : [fonts])] }],
    });
  const resume = JSON.stringify(toPrintedResume(site, paper, facts));
  let compiler = open(resume);
  const print = async (form: PageForm): Promise<Uint8Array> =>
    form === 'pdf' ? printResume(compiler) : await printPicture(compiler);
  return async (form) => {
    try {
      return await print(form).catch(async (error: unknown) => {
        const characters = error instanceof UnprintableError ? error.characters : [];
        const emoji = characters.find((character) => /\p{Extended_Pictographic}/u.test(character));
        if (emoji === undefined) throw error;
        const field = findField(site.content, emoji) ?? 'A text';
        warn?.(`${field} contains "${emoji}", for which no font has a glyph. Emoji are left out.`);
        compiler = open(resume.replace(anyEmoji, ''));
        return print(form);
      });
    } catch (error) {
      throw error instanceof UnprintableError ? explain(error, site.content) : error;
    }
  };
}

/** An emoji with its modifiers, and the space before it. */
const anyEmoji =
  / ?\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200D|\uFE0F|\p{Extended_Pictographic})*/gu;

/** Prints the PDF: as PDF/UA-1 only for the checks of that standard, then as PDF/A-2a. */
function printResume(compiler: Compiler): Uint8Array {
  const document = compile(compiler, resumeTemplate);
  exportAs(compiler, document, 'ua-1');
  return declareAccessible(exportAs(compiler, document, 'a-2a'));
}

/** Prints the picture as PNG. The PDF export only checks that every character has a glyph. */
async function printPicture(compiler: Compiler): Promise<Uint8Array> {
  const { Resvg } = await loadEngine('@resvg/resvg-js', () => import('@resvg/resvg-js'));
  const document = compile(compiler, cardTemplate);
  exportAs(compiler, document, 'a-2b');
  const svg = compiler.plainSvg(document);
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } });
  return picture.render().asPng();
}

/** Names the field that contains the character. */
function explain(error: UnprintableError, content: Content): Error {
  const [character = ''] = error.characters;
  const field = findField(content, character) ?? 'A text of the page';
  return new Error(
    `${field} contains "${character}", for which no font has a glyph. Install a font that has it, or name a folder of fonts: --fonts DIR`,
    { cause: error },
  );
}

type Compiled = NonNullable<ReturnType<Compiler['compile']>['result']>;

function compile(compiler: Compiler, mainFileContent: string): Compiled {
  const compiled = compiler.compile({ mainFileContent });
  const { result } = compiled;
  if (result !== null) return result;
  const diagnostics = JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics);
  throw new Error(`The template does not compile: ${diagnostics}`);
}

function exportAs(compiler: Compiler, document: Compiled, pdfStandard: string): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const texts = [
      ...message.matchAll(/the (?:text|PDF contains the codepoint) `\\?"(.+?)\\?"`/gu),
    ];
    const characters = [...new Set(texts.map(([, text]) => unescapeCode(text!)))];
    if (characters.length === 0) throw new Error(message.slice(0, 300), { cause: error });
    throw new UnprintableError(characters);
  }
}

function unescapeCode(text: string): string {
  return text.replace(/\\+u\{([\da-f]+)\}/giu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** The path of the first text that contains a character, such as `profile.name`. */
function findField({ profile, roles, cases }: Content, text: string): string | undefined {
  const open: [string, unknown][] = Object.entries({ profile, roles, cases }).toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && value.includes(text)) return path;
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    const members = Object.entries(value).map(([name, member]): [string, unknown] => [
      Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`,
      member,
    ]);
    open.push(...members.toReversed());
  }
  return undefined;
}
