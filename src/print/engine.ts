// The engines, where they are installed: Typst for pages, resvg for pictures. Both are optional peers and native.
import type * as typst from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '../schema/content.ts';
import type { Site } from '../schema/site.ts';
import { identifyAccessible } from './conformance.ts';
import { type Paper, type PrintedResume, toPrintedResume } from './resume.ts';
import { cardTemplate, resumeTemplate } from './templates.ts';

/** Says that an engine is not installed, and how to get it. */
class MissingEngineError extends Error {
  override name = 'MissingEngineError';
}

/** Says what of the content an engine cannot print. */
class UnprintableError extends Error {
  override name = 'UnprintableError';
  /** The characters for which no font has a glyph. */
  readonly characters: readonly string[];

  constructor(message: string, characters: readonly string[]) {
    super(message);
    this.characters = characters;
  }
}

const installCommand =
  'npm install @myriaddreamin/typst-ts-node-compiler@^0.7 @resvg/resvg-js@^2.6';

type Compiler = typst.NodeCompiler;

/** A module by its name; a CommonJS module may be its default export. */
async function load<Module extends object>(
  name: string,
  open: () => Promise<Module>,
): Promise<Module> {
  try {
    const module = await open();
    return 'default' in module ? (module.default as Module) : module;
  } catch (error) {
    throw new MissingEngineError(`${name} is not installed. Run: ${installCommand}`, {
      cause: error,
    });
  }
}

/** Prints one résumé; `fonts` are folders beside those of the system. */
async function openPrinter(resume: PrintedResume, fonts: readonly string[]) {
  const { NodeCompiler } = await load(
    '@myriaddreamin/typst-ts-node-compiler',
    () => import('@myriaddreamin/typst-ts-node-compiler'),
  );
  const compiler = NodeCompiler.create({
    inputs: { resume: JSON.stringify(resume) },
    fontArgs: fonts.length === 0 ? [] : [{ fontPaths: [...fonts] }],
  });
  return {
    /** The PDF: compiled as PDF/UA-1 for its checks, then as PDF/A-2a, which is kept. */
    printResume(): Uint8Array {
      const document = compile(compiler, resumeTemplate);
      exportAs(compiler, document, 'ua-1');
      return identifyAccessible(exportAs(compiler, document, 'a-2a'));
    },
    /** The card as PNG. A character that the résumé could not print is refused here too. */
    async printCard(): Promise<Uint8Array> {
      const { Resvg } = await load('@resvg/resvg-js', () => import('@resvg/resvg-js'));
      const document = compile(compiler, cardTemplate);
      exportAs(compiler, document, 'a-2b');
      const svg = compiler.plainSvg(document);
      const picture = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } });
      return picture.render().asPng();
    },
  };
}

type Compiled = NonNullable<ReturnType<Compiler['compile']>['result']>;

function compile(compiler: Compiler, mainFileContent: string): Compiled {
  const { result, ...compiled } = takeResult(compiler, mainFileContent);
  if (result === null) throw new Error(`The template does not compile: ${compiled.message}`);
  return result;
}

function takeResult(compiler: Compiler, mainFileContent: string) {
  const compiled = compiler.compile({ mainFileContent });
  const { result } = compiled;
  const message =
    result === null ? JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics) : '';
  return { result, message };
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
    throw new UnprintableError(`No font has a glyph for: ${characters.join(' ')}`, characters);
  }
}

function unescapeCode(text: string): string {
  return text.replace(/\\+u\{([\da-f]+)\}/giu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Prints a site; characters that no font has are named with their field. */
export async function print(
  site: Site,
  what: 'pdf' | 'card',
  { paper, fonts = [] }: { readonly paper?: Paper; readonly fonts?: readonly string[] },
): Promise<Uint8Array> {
  const printer = await openPrinter(toPrintedResume(site, paper), fonts);
  try {
    return what === 'pdf' ? printer.printResume() : await printer.printCard();
  } catch (error) {
    if (!(error instanceof UnprintableError)) throw error;
    const [character = ''] = error.characters;
    const field = findField(site.content, character) ?? 'A text of the page';
    throw new Error(
      `${field} contains "${character}", for which no font has a glyph. Install a font that has it, or name a folder of fonts: --fonts DIR`,
      { cause: error },
    );
  }
}

/** Where in the content a character is, as `profile.name`. */
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
