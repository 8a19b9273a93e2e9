import { cutList } from '@docgen/core/basics/cut-list';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import { placeText } from './place-text.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';
import { workflowCommand } from './workflow-command.ts';

/** Maximum number of notes shown per diagnostic. */
const NOTES = 20;

/**
 * Formats diagnostics as GitHub workflow commands, which GitHub shows as annotations of changed
 * lines.
 *
 * @returns One line per diagnostic.
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => {
      const { severity, code: title, place } = diagnostic;
      return workflowCommand({ severity, title, text: textOf(diagnostic), place });
    })
    .join('');
}

function textOf({ message, hint, place, notes = [] }: Diagnostic): string {
  const { shown, rest } = cutList(notes, NOTES);
  const more = rest.length > 0 ? [`and ${rest.length} more`] : [];
  // An annotation has no place for it.
  const start = place?.coordinate === undefined ? message : `${place.coordinate}: ${message}`;
  return [start, ...(hint === undefined ? [] : [hint]), ...shown.map(noteText), ...more].join('\n');
}

function noteText({ message, place }: DiagnosticNote): string {
  return place === undefined ? message : `${placeText(place)} ${message}`;
}
