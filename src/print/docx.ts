// The résumé as a Word document: one column, real headings and lists, and text in the order of the PDF.
import type * as library from 'docx';
import type { Private } from '../schema/private.ts';
import type { Site } from '../schema/site.ts';
import { makeReproducible } from './docx-file.ts';
import { loadEngine } from './engine.ts';
import type { Block, Inline } from './prose.ts';
import { type Paper, type PrintedResume, toPrintedResume } from './resume.ts';
import { wordEngine } from './wanted.ts';

type Text = library.ParagraphChild;

/** Page sizes in twentieths of a point. */
const pages = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const margin = 1_134;
const numbered = 'numbered';
/** A typeface of Windows and macOS; other programs use a typeface of their own. */
const font = 'Georgia';
const ink = '16201B';
/** Most characters of a title with its date in one line. */
const maxLine = 72;
const small: library.IRunOptions = { size: 18, color: '4D5A54' };
const linked: library.IRunOptions = { style: 'Hyperlink' };

export async function writeDOCX(
  site: Site,
  paper: Paper = 'a4',
  facts?: Private,
): Promise<Uint8Array> {
  const docx = await loadEngine(wordEngine, () => import('docx'));
  const resume = toPrintedResume(site, paper, facts);
  const writer = new DocumentWriter(docx, paper);
  const document = new docx.Document({
    title: `${resume.name}, ${resume.role}`,
    creator: resume.name,
    description: resume.focus,
    keywords: resume.keywords.join(', '),
    styles: { default: toStyles(resume) },
    numbering: { config: [{ reference: numbered, levels: writer.listLevels() }] },
    sections: [
      {
        properties: {
          page: {
            size: pages[paper],
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: writer.write(resume),
      },
    ],
  });
  const { year, month } = resume.date;
  const date = `${year}-${String(month).padStart(2, '0')}-01`;
  return makeReproducible(await docx.Packer.toBuffer(document), date);
}

/** The look of texts and headings. A heading stays on the page of the text below it. */
function toStyles(resume: PrintedResume): NonNullable<library.IStylesOptions['default']> {
  const { accent, language, region } = resume;
  const value = region === null ? language : `${language}-${region}`;
  const heading = (size: number, before: number, style: library.IRunStylePropertiesOptions) => ({
    run: { font, size, ...style },
    paragraph: { keepNext: true, spacing: { before, after: 80 } },
  });
  return {
    document: { run: { font, size: 20, color: ink, language: { value } } },
    heading1: heading(48, 0, { color: ink }),
    heading2: heading(26, 280, { color: accent, bold: true }),
    heading3: heading(20, 160, { color: ink, bold: true }),
    hyperlink: { run: { color: accent, underline: { type: 'single' } } },
  };
}

class DocumentWriter {
  readonly #docx: typeof library;
  readonly #paper: Paper;
  /** The number of ordered lists so far: each begins at 1. */
  #lists = 0;

  constructor(docx: typeof library, paper: Paper) {
    this.#docx = docx;
    this.#paper = paper;
  }

  listLevels() {
    const { LevelFormat } = this.#docx;
    return Array.from({ length: 9 }, (_, level) => ({
      level,
      format: LevelFormat.DECIMAL,
      text: `%${level + 1}.`,
      style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
    }));
  }

  write(resume: PrintedResume): library.Paragraph[] {
    const { HeadingLevel } = this.#docx;
    const contacts = resume.contact.flatMap(({ label, url }, index) => [
      ...(index === 0 ? [] : [this.#run('  ·  ')]),
      ...(url === '' ? [this.#run(label)] : [this.#link(url, [this.#run(label, linked)])]),
    ]);
    return [
      this.#paragraph([this.#run(resume.name)], { heading: HeadingLevel.HEADING_1 }),
      this.#paragraph([this.#run(resume.role, { bold: true })]),
      this.#paragraph([this.#run(resume.focus, { italics: true })]),
      this.#paragraph(contacts),
      this.#paragraph([this.#run(resume.availability)]),
      ...resume.sections.flatMap(({ title, body, entries }) => [
        this.#paragraph([this.#run(title)], { heading: HeadingLevel.HEADING_2 }),
        ...this.#blocks(body),
        ...entries.flatMap((entry) => this.#entry(entry)),
      ]),
    ];
  }

  #entry(entry: PrintedResume['sections'][number]['entries'][number]): library.Paragraph[] {
    const { HeadingLevel, Tab, TextRun, TabStopType } = this.#docx;
    const title = [entry.title, entry.at].filter(Boolean).join(', ');
    const isBeside = entry.date !== '' && title.length + entry.date.length <= maxLine;
    const heading = [
      entry.url === '' ? this.#run(title) : this.#link(entry.url, [this.#run(title, linked)]),
      ...(isBeside ? [new TextRun({ children: [new Tab(), entry.date], bold: false })] : []),
    ];
    const facts = [isBeside ? '' : entry.date, entry.facts].filter(Boolean).join(' · ');
    const end = pages[this.#paper].width - 2 * margin;
    const tabStops = [{ type: TabStopType.RIGHT, position: end }];
    const hasText = entry.body.length > 0 || entry.technologies !== '';
    return [
      ...(entry.group === undefined
        ? []
        : [this.#paragraph([this.#run(entry.group.title, { bold: true })], { keepNext: true })]),
      this.#paragraph(heading, { heading: HeadingLevel.HEADING_3, tabStops }),
      ...(facts === '' ? [] : [this.#paragraph([this.#run(facts, small)], { keepNext: hasText })]),
      ...this.#blocks(entry.body),
      ...(entry.technologies === ''
        ? []
        : [this.#paragraph([this.#run(entry.technologies, small)])]),
    ];
  }

  #blocks(
    blocks: readonly Block[],
    list?: library.IParagraphOptions,
    level = 0,
  ): library.Paragraph[] {
    return blocks.flatMap((block, index) => {
      if (block.type === 'paragraph') {
        // Only the first paragraph of an item has its bullet or number.
        return this.#paragraph(this.#inline(block.children), index === 0 ? list : undefined);
      }
      const depth = list === undefined ? level : level + 1;
      const instance = block.ordered ? ++this.#lists : 0;
      const item: library.IParagraphOptions = block.ordered
        ? { numbering: { reference: numbered, level: depth, instance } }
        : { bullet: { level: depth } };
      return block.items.flatMap((blocksOfItem) => this.#blocks(blocksOfItem, item, depth));
    });
  }

  #inline(nodes: readonly Inline[], style: library.IRunOptions = {}): Text[] {
    return nodes.flatMap((node): Text[] => {
      switch (node.type) {
        case 'text':
          return [this.#run(node.value, style)];
        case 'code':
          return [this.#run(node.value, { ...style, font: 'Courier New' })];
        case 'break':
          return [new this.#docx.TextRun({ break: 1 })];
        case 'link':
          return [this.#link(node.url, this.#inline(node.children, { ...style, ...linked }))];
        case 'strong':
          return this.#inline(node.children, { ...style, bold: true });
        case 'emphasis':
          return this.#inline(node.children, { ...style, italics: true });
      }
    });
  }

  #run(text: string, style: library.IRunOptions = {}): Text {
    return new this.#docx.TextRun({ ...style, text });
  }

  #link(link: string, children: readonly Text[]): Text {
    return new this.#docx.ExternalHyperlink({ link, children });
  }

  #paragraph(children: readonly Text[], options?: library.IParagraphOptions): library.Paragraph {
    const spacing = options?.heading === undefined && { spacing: { after: 80 } };
    return new this.#docx.Paragraph({ ...spacing, ...options, children });
  }
}
