// Results for people (Markdown) and for programs (JSON), with the machine that ran them.
import { cpus, release, totalmem } from 'node:os';
import { generator } from './load.ts';
import { isMet, type Part, type Row } from './part.ts';

export interface Result {
  readonly part: Part;
  readonly rows: readonly Row[];
}

/** Facts that a reader needs to judge the numbers. */
export function describeMachine(): Record<string, string> {
  const processors = cpus();
  return {
    processor: `${processors.length} × ${processors[0]?.model.trim()}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${process.platform} ${release()} ${process.arch}`,
    node: process.version,
    generator,
  };
}

export function renderMarkdown({ part, rows }: Result): string {
  return [
    `### ${part.name}`,
    '',
    part.description,
    '',
    '| | median | range | target | |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows.map(renderRow),
    '',
  ].join('\n');
}

function renderRow(row: Row): string {
  const [low, high] = row.range;
  const cells = [
    row.name,
    format(row, row.value),
    `${format(row, low)} to ${format(row, high)}`,
    formatTarget(row),
    row.target === undefined ? '' : isMet(row) ? 'met' : 'missed',
  ];
  return `| ${cells.join(' | ')} |`;
}

function formatTarget(row: Row): string {
  const { target } = row;
  if (target === undefined) return '';
  return 'atLeast' in target
    ? `≥ ${format(row, target.atLeast)}`
    : `≤ ${format(row, target.atMost)}`;
}

function format({ unit }: Row, value: number): string {
  if (unit === 'ratio') return value.toFixed(value < 0.1 ? 3 : 2);
  return `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
}
