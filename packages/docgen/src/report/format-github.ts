import { cutList } from '@docgen/core/cut-list';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/escape-invisible';
import { printableLines } from '../printable-lines.ts';
import { placeText } from './place-text.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';

/** Maximum number of notes shown per diagnostic. */
const NOTES = 20;

/**
 * Formats diagnostics as GitHub workflow commands, which GitHub shows as annotations of changed
 * lines.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 * @returns One line per diagnostic.
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => `${command(diagnostic)}\n`)
    .join('');
}

function command(diagnostic: Diagnostic): string {
  const properties = Object.entries(propertiesOf(diagnostic))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${diagnostic.severity} ${properties.join(',')}::${escapeData(printableLines(textOf(diagnostic)))}`;
}

function propertiesOf({ place, code }: Diagnostic): Record<string, string | number | undefined> {
  const { file, line, column, endLine, endColumn } = place ?? {};
  // GitHub accepts columns only for ranges within one line.
  const columns = endLine === undefined || endLine === line ? { col: column, endColumn } : {};
  return { file, line, endLine, ...columns, title: code };
}

function textOf({ message, hint, notes = [] }: Diagnostic): string {
  const { shown, rest } = cutList(notes, NOTES);
  const more = rest.length > 0 ? [`and ${rest.length} more`] : [];
  return [message, ...(hint === undefined ? [] : [hint]), ...shown.map(noteText), ...more].join(
    '\n',
  );
}

function noteText({ message, place }: DiagnosticNote): string {
  return place === undefined ? message : `${placeText(place)} ${message}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  // Characters that GitHub decodes are percent-encoded, all other control characters are escaped.
  return escapeInvisible(escapeData(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
