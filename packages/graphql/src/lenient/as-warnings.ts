import { addToList } from '@docgen/core/basics/add-to-list';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { counted } from '@docgen/core/strings/counted';

/**
 * Converts errors in a third-party schema to warnings that say how the reference handles them. An
 * error that occurs in many places, such as an undefined directive, is reported at the first.
 */
export function asWarnings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const same = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { code, message } = diagnostic;
    addToList(same, `${code} ${message}`, diagnostic);
  }
  return [...same.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { code, hint, notes = [] } = first;
    const more = `The same is wrong in ${counted(others.length, 'other place')}.`;
    const all = others.length === 0 ? notes : [...notes, { message: more }];
    return {
      ...first,
      severity: 'warning' as const,
      hint: BECOMES[code] ?? hint,
      ...(all.length > 0 && { notes: all }),
    };
  });
}

/** How the reference handles errors, by code. */
const BECOMES: Readonly<Record<string, string>> = {
  'composition-error':
    'The schema is documented as it is. The composition of your gateway decides whether the field can be reached.',
  'sdl-duplicate': 'Only the first is documented.',
  'sdl-unknown-directive': 'It is shown where it is applied, without a page of its own.',
  'unsafe-address': 'It is shown as it is written, not as a link.',
  'sdl-unknown-type':
    'An extension of it becomes its definition. Without one, it is documented as a scalar, and left out of root types, interfaces and unions.',
};
