import { cutList } from '@docgen/core/basics/cut-list';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { printableLines } from '../printable-lines.ts';
import { codeFrame, linesOf } from './code-frame.ts';
import { kindsOf } from './kinds-of.ts';
import { placeText } from './place-text.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';
import { createStyle, type Style } from './style.ts';

/** Maximum number of notes shown per diagnostic: a broken link in a footer is on every page. */
const NOTES = 20;

/** Longer reports are grouped by kind, so that the most common kind does not hide the others. */
const MOST_BY_FILE = 20;

/**
 * Of each kind in a grouped report, the number of diagnostics that are shown in full, and of
 * further ones whose places are listed.
 */
const WRITTEN = 3;
const NAMED = 20;

/**
 * Formats diagnostics for people: severity, code and place, the message, a code frame if the source
 * is known, the hint and the notes. Control characters are escaped. Long reports are grouped by
 * kind: the first diagnostics of a kind are shown in full, the places of further ones are listed,
 * and a table of all kinds comes last.
 *
 * @param options.color - Whether to use colours.
 * @param options.ofCheck - Whether `docgen check` would report them, too, so that it can list those
 *   that are omitted. @default true
 * @returns Text that ends with a line break; empty if there are no diagnostics.
 */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  { color, ofCheck = true }: { readonly color: boolean; readonly ofCheck?: boolean },
): string {
  const style = createStyle(color);
  // Thousands of problems may be in one file.
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

/** Lists the places of further diagnostics of a kind. */
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
