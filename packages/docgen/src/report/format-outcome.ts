import { escapeInvisible } from '@docgen/core/escape-invisible';
import type { Findings } from '@docgen/migrate/findings';
import type { InitResult } from '@docgen/migrate/init-outcome';
import { createStyle, type Style } from './style.ts';

export interface OutcomeFormat {
  readonly color: boolean;
  /** Width of the terminal, in characters. */
  readonly columns: number;
  /** The folder as the user knows it; empty for the one that docgen was started in. */
  readonly folder: string;
}

const WIDEST = 100;

/** Writes for people what `docgen init` has done. */
export function formatOutcome(result: InitResult, format: OutcomeFormat): string {
  const { written, kept, read, findings, next } = result;
  const style = createStyle(format.color);
  const width = Math.min(format.columns, WIDEST);
  const where = format.folder === '' ? '' : ` in ${escapeInvisible(format.folder)}`;
  const blocks = [
    ...(read.length === 0 ? [] : [list(`Read${where}`, read, style)]),
    list(`Made${where}`, written, style),
    ...(kept.length === 0 ? [] : [list('Kept as they were', kept, style)]),
    ...(findings === undefined ? [] : findingBlocks(findings, style, width)),
    [
      style('bold', 'Next'),
      ...next.flatMap((step) =>
        'command' in step
          ? `  ${escapeInvisible(step.command)}`
          : wrapped(escapeInvisible(step.text), 2, width),
      ),
    ],
  ];
  return `${blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')}`;
}

function list(title: string, items: readonly string[], style: Style): string[] {
  return [style('bold', title), ...items.map((item) => `  ${escapeInvisible(item)}`)];
}

function findingBlocks(
  { carried, checks, left }: Findings,
  style: Style,
  width: number,
): string[][] {
  const column = Math.max(0, ...carried.map(({ what }) => what.length)) + 4;
  const counted = (count: number) => style('dim', `(${count})`);
  return [
    [
      style(['bold', 'green'], 'Carried over'),
      ...carried.flatMap(({ what, detail }) => {
        const [first = '', ...more] = wrapped(detail, column, width);
        return [`  ${what.padEnd(column - 2)}${first.slice(column)}`, ...more];
      }),
    ],
    ...(checks.length === 0
      ? []
      : [
          [
            `${style(['bold', 'yellow'], 'Carried over, but look at it')} ${counted(checks.length)}`,
            ...checks.flatMap(({ what, why }) => [`  ${what}`, ...wrapped(why, 6, width)]),
          ],
        ]),
    ...(left.length === 0
      ? []
      : [
          [
            `${style(['bold', 'red'], 'Not carried over')} ${counted(left.length)}`,
            ...left.flatMap(({ what, instead }) => [
              ...wrapped(what, 2, width),
              ...wrapped(instead, 6, width),
            ]),
          ],
        ]),
  ];
}

/** Breaks a text into lines of a width, each with some spaces in front. */
function wrapped(text: string, indent: number, width: number): string[] {
  const room = Math.max(20, width - indent);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => ' '.repeat(indent) + line);
}
