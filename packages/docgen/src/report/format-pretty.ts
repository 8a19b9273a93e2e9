import { cutList } from '@docgen/core/cut-list';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { printableLines } from '../printable-lines.ts';
import { codeFrame, linesOf } from './code-frame.ts';
import { kindsOf } from './kinds-of.ts';
import { placeText } from './place-text.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';
import { createStyle, type Style } from './style.ts';

/** Notes shown of one diagnostic; a broken link in a footer stands on every page. */
const NOTES = 20;

/** A report of more diagnostics is grouped by kind, so that what is most common does not bury the rest. */
const MOST_BY_FILE = 20;

/** Diagnostics of a kind that are written out in a grouped report, and of which the place is named. */
const WRITTEN = 3;
const NAMED = 20;

/**
 * Writes diagnostics for people: severity, code and place, the message, a code frame where the
 * source is known, the hint and the notes. What would steer a terminal is written as an escape.
 * Many are grouped by kind: the first ones are written out, of more the places are named, and a
 * table of all kinds comes last.
 *
 * @param options.color - Whether to use colours.
 * @param options.ofCheck - Whether `docgen check` tells of them, too, and can list those that are cut. @default true
 * @returns Text that ends with a line break, or nothing when there are no diagnostics.
 */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  { color, ofCheck = true }: { readonly color: boolean; readonly ofCheck?: boolean },
): string {
  const style = createStyle(color);
  // Thousands of mistakes may be in one file.
  const known = new Map<string, readonly string[]>();
  const linesIn = (source: string) => {
    const lines = known.get(source) ?? linesOf(source);
    known.set(source, lines);
    return lines;
  };
  const write = (list: readonly Diagnostic[]) =>
    list.map((diagnostic) => `${block(diagnostic, style, linesIn).join('\n')}\n\n`).join('');
  const sorted = sortDiagnostics(diagnostics);
  if (sorted.length <= MOST_BY_FILE) return write(sorted);
  const kinds = kindsOf(sorted);
  const groups = kinds.map((kind) => {
    const { shown, rest } = cutList(kind, WRITTEN);
    return write(shown) + restOf(rest, ofCheck, style);
  });
  return `${groups.join('')}${kinds.map((kind) => `${row(kind, style)}\n`).join('')}\n`;
}

/** Names the places of more diagnostics of a kind. */
function restOf(rest: readonly Diagnostic[], ofCheck: boolean, style: Style): string {
  const [first] = rest;
  if (first === undefined) return '';
  const { shown, rest: unnamed } = cutList(rest, NAMED);
  const named = shown.map(({ place, message }) => {
    const [line = ''] = printableLines(message).split('\n');
    return `  ${place === undefined ? '' : `${style('cyan', placeText(place))}  `}${line}`;
  });
  const listing = ofCheck ? ': docgen check --format json lists all' : '';
  return [
    style('bold', `and ${rest.length} more ${first.severity}s ${first.code}`),
    ...named,
    ...(unnamed.length === 0 ? [] : [style('dim', `  and ${unnamed.length} more${listing}`)]),
    '\n',
  ].join('\n');
}

function row([first, ...rest]: readonly Diagnostic[], style: Style): string {
  if (first === undefined) return '';
  const { severity, code, place } = first;
  const color = severity === 'error' ? 'red' : 'yellow';
  const count = String(rest.length + 1).padStart(6);
  const where = place === undefined ? '' : style('cyan', placeText(place));
  return `${count}  ${style(['bold', color], severity.padEnd(7))}  ${style('bold', code.padEnd(24))}  ${where}`.trimEnd();
}

function block(
  diagnostic: Diagnostic,
  style: Style,
  linesIn: (source: string) => readonly string[],
): string[] {
  const { severity, code, place, message, source, hint, notes = [] } = diagnostic;
  const color = severity === 'error' ? 'red' : 'yellow';
  const where = place === undefined ? '' : `  ${style('cyan', placeText(place))}`;
  const { shown, rest } = cutList(notes, NOTES);
  const frame =
    place === undefined || source === undefined ? [] : codeFrame(linesIn(source), place, style);
  return [
    `${style(['bold', color], severity)} ${style('bold', code)}${where}`,
    ...indented(printableLines(message)),
    ...(frame.length === 0 ? [] : ['', ...frame.map((line) => `  ${line}`), '']),
    ...(hint === undefined ? [] : indented(`${style('green', 'hint:')} ${printableLines(hint)}`)),
    ...shown.map((note) => `  ${noteText(note, style)}`),
    ...(rest.length === 0 ? [] : [style('dim', `  and ${rest.length} more`)]),
  ];
}

function noteText({ message, place }: DiagnosticNote, style: Style): string {
  const where = place === undefined ? '' : `${style('cyan', placeText(place))} `;
  return `${style('dim', 'note:')} ${where}${printableLines(message)}`;
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
}
