import { addToList } from '@docgen/core/basics/add-to-list';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { compareText } from '@docgen/core/strings/compare-text';

/** Groups diagnostics by severity and code: errors first, then the largest groups. */
export function kindsOf(diagnostics: readonly Diagnostic[]): (readonly Diagnostic[])[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) addToList(kinds, `${each.severity} ${each.code}`, each);
  return Array.from(kinds, ([name, found]) => ({ name, found }))
    .sort(
      (a, b) =>
        compareText(severityOf(a.name), severityOf(b.name)) ||
        b.found.length - a.found.length ||
        compareText(a.name, b.name),
    )
    .map(({ found }) => found);
}

function severityOf(name: string): string {
  return name.slice(0, name.indexOf(' '));
}
