// The body of a case beside its translation, which has the same sections, blocks and items, or no body.
import { issueOf, type Issues } from '../report/issue.ts';
import type { LocatedSection } from '../markdown/text.ts';
import type { Beside, Pair } from './texts.ts';

/** A file with its sections; a translation may have none. */
interface Body {
  readonly file: string;
  readonly sections: readonly LocatedSection[];
}

/** Puts the headings, texts and items of a body beside their translations. */
export function pairBodies(original: Body, translation: Body): Beside {
  const issues = compareShapes(original, translation);
  const isTranslated = translation.sections.length > 0 && issues.length === 0;
  const pairs = original.sections.flatMap((own, index): Pair[] => {
    const other = isTranslated ? translation.sections[index] : undefined;
    return listParts(own).map(([name, text], part) => {
      const translated = other && listParts(other)[part]?.[1];
      return {
        key: `${original.file}/${index + 1}/${name}`,
        original: text,
        originalPlace: `${original.file}:${own.line}`,
        ...(translated !== undefined && { translated }),
        file: translation.file,
        place: () => ({ line: other?.line ?? 1, column: 1 }),
        isCounted: true,
        isFigure: false,
      };
    });
  });
  return { pairs, issues };
}

/** The texts of a section by their names within it. */
function listParts({ section }: LocatedSection): readonly (readonly [string, string])[] {
  const { heading, body, points = [] } = section;
  return [
    ['heading', heading],
    ...(body === undefined ? [] : [['body', body] as const]),
    ...points.map((point, index) => [`points/${index + 1}`, point] as const),
  ];
}

function compareShapes(original: Body, { file, sections }: Body): Issues {
  if (sections.length === 0) return [];
  const report = (line: number, message: string, fix: string) => [
    issueOf(file, { line, column: 1 }, { message, fix }),
  ];
  if (sections.length !== original.sections.length) {
    const message = `The case has ${sections.length} sections, the original ${original.sections.length} (${original.file}).`;
    return report(1, message, 'Translate every section in its order, or none.');
  }
  return sections.flatMap(({ section, line }, index) => {
    const own = original.sections[index]!;
    const [here, there] = [shapeOf(section), shapeOf(own.section)];
    if (here === there) return [];
    const message = `The section has ${here}, the original ${there} (${original.file}:${own.line}).`;
    return report(line, message, 'Translate each paragraph and each item of the original.');
  });
}

function shapeOf({ body, points = [] }: LocatedSection['section']): string {
  const blocks = body === undefined ? 0 : body.split('\n\n').length;
  return `${count(blocks, 'paragraph')} and ${count(points.length, 'item')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
