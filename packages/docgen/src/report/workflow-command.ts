import type { Place, Severity } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { printableLines } from '../printable-lines.ts';

/** What GitHub shows beside a line. */
export interface Annotation {
  readonly severity: Severity;
  readonly title: string;
  /** May have several lines. */
  readonly text: string;
  readonly place?: Place | undefined;
}

/**
 * Writes an annotation as a GitHub workflow command. Control characters are escaped.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 * @returns A line, with its line break.
 */
export function workflowCommand({ severity, title, text, place }: Annotation): string {
  const properties = Object.entries({ ...propertiesOf(place), title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${properties.join(',')}::${escapeData(printableLines(text))}\n`;
}

function propertiesOf(place: Place | undefined): Record<string, string | number | undefined> {
  const { file, line, column, endLine, endColumn } = place ?? {};
  // GitHub accepts columns only for ranges within one line.
  const columns = endLine === undefined || endLine === line ? { col: column, endColumn } : {};
  return { file, line, endLine, ...columns };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  // Characters that GitHub decodes are percent-encoded, all other control characters are escaped.
  return escapeInvisible(escapeData(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
