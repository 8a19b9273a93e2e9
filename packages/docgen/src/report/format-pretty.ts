import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { printableLines } from '../printable-lines.ts';
import { codeFrame, linesOf } from './code-frame.ts';
import { placeText } from './place-text.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';
import { createStyle, type Style } from './style.ts';

/** Notes shown of one diagnostic; a broken link in a footer stands on every page. */
const NOTES = 20;

/**
 * Writes diagnostics for people: severity, code and place, the message, a code frame where the
 * source is known, the hint and the notes. What would steer a terminal is written as an escape.
 *
 * @param options.color - Whether to use colours.
 * @returns Text that ends with a line break, or nothing when there are no diagnostics.
 */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  options: { readonly color: boolean },
): string {
  const style = createStyle(options.color);
  // Thousands of mistakes may be in one file.
  const known = new Map<string, readonly string[]>();
  const linesIn = (source: string) => {
    const lines = known.get(source) ?? linesOf(source);
    known.set(source, lines);
    return lines;
  };
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => `${block(diagnostic, style, linesIn).join('\n')}\n\n`)
    .join('');
}

function block(
  diagnostic: Diagnostic,
  style: Style,
  linesIn: (source: string) => readonly string[],
): string[] {
  const { severity, code, place, message, source, hint, notes = [] } = diagnostic;
  const color = severity === 'error' ? 'red' : 'yellow';
  const where = place === undefined ? '' : `  ${style('cyan', placeText(place))}`;
  const frame =
    place === undefined || source === undefined ? [] : codeFrame(linesIn(source), place, style);
  return [
    `${style(['bold', color], severity)} ${style('bold', code)}${where}`,
    ...indented(printableLines(message)),
    ...(frame.length === 0 ? [] : ['', ...frame.map((line) => `  ${line}`), '']),
    ...(hint === undefined ? [] : indented(`${style('green', 'hint:')} ${printableLines(hint)}`)),
    ...notes.slice(0, NOTES).map((note) => `  ${noteText(note, style)}`),
    ...(notes.length <= NOTES ? [] : [style('dim', `  and ${notes.length - NOTES} more`)]),
  ];
}

function noteText({ message, place }: DiagnosticNote, style: Style): string {
  const where = place === undefined ? '' : `${style('cyan', placeText(place))} `;
  return `${style('dim', 'note:')} ${where}${printableLines(message)}`;
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
}
