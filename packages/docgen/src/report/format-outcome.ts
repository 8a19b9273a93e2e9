import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { wrapWords } from '@docgen/core/strings/wrap-words';
import type { Finding, Findings } from '@docgen/migrate/findings';
import type { InitResult } from '@docgen/migrate/init-outcome';
import { shellWord } from '@docgen/migrate/shell-word';
import { createStyle, type Style } from './style.ts';
import { textWidth } from './text-width.ts';

export interface OutcomeFormat {
  readonly color: boolean;
  /** Width of the terminal, in characters. */
  readonly columns: number;
  /** The folder relative to the working folder; empty if it is the working folder. */
  readonly folder: string;
  /** Whether it is that of a dry run, which writes nothing. */
  readonly isCheck: boolean;
}

/** Formats the result of `docgen init` for people. */
export function formatOutcome(result: InitResult, format: OutcomeFormat): string {
  const { written, kept, read, findings, next } = result;
  const style = createStyle(format.color);
  const width = textWidth(format.columns);
  const where = format.folder === '' ? '' : ` in ${escapeInvisible(format.folder)}`;
  const blocks = [
    ...(read.length === 0 ? [] : [list(`Read${where}`, read, style)]),
    list(`${format.isCheck ? 'Would be created' : 'Created'}${where}`, written, style),
    ...(kept.length === 0 ? [] : [list('Left unchanged', kept, style)]),
    ...(findings === undefined ? [] : findingBlocks(findings, style, width)),
    ...(next.length === 0 ? [] : [nextBlock(next, format, style, width)]),
  ];
  return `${blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')}`;
}

function nextBlock(
  next: InitResult['next'],
  { folder }: OutcomeFormat,
  style: Style,
  width: number,
): string[] {
  return [
    style('bold', 'Next'),
    ...(folder === '' ? [] : [`  cd ${escapeInvisible(shellWord(folder))}`]),
    ...next.flatMap((step) =>
      'command' in step
        ? `  ${escapeInvisible(step.command)}`
        : wrapped(escapeInvisible(step.text), 2, width),
    ),
  ];
}

function list(title: string, items: readonly string[], style: Style): string[] {
  return [style('bold', title), ...items.map((item) => `  ${escapeInvisible(item)}`)];
}

function findingBlocks({ carried, checks, left }: Findings, style: Style, width: number) {
  const column = Math.max(0, ...carried.map(({ what }) => what.length)) + 4;
  const titled = (title: string, color: 'yellow' | 'red', lines: readonly string[][]) =>
    lines.length === 0
      ? []
      : [
          [
            `${style(['bold', color], title)} ${style('dim', `(${lines.length})`)}`,
            ...lines.flat(),
          ],
        ];
  return [
    [
      style(['bold', 'green'], 'Migrated'),
      ...carried.flatMap(({ what, text }) => {
        const [first = '', ...more] = wrapped(text, column, width);
        return [`  ${what.padEnd(column - 2)}${first.slice(column)}`, ...more];
      }),
    ],
    ...titled(
      'Migrated, but please review',
      'yellow',
      checks.map((found) => findingLines(found, width)),
    ),
    ...titled(
      'Not migrated',
      'red',
      left.map((found) => findingLines(found, width)),
    ),
  ];
}

function findingLines({ what, text }: Finding, width: number): string[] {
  return [...wrapped(what, 2, width), ...wrapped(text, 6, width)];
}

/** Wraps a text into indented lines; the width includes the indentation. */
function wrapped(text: string, indent: number, width: number): string[] {
  const lines = wrapWords(text.split(' '), Math.max(20, width - indent));
  return lines.map((line) => ' '.repeat(indent) + line);
}
