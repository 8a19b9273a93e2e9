import type { Diagnostic } from '@docgen/core/diagnostic';

/** The problems that were found by rendering a page. */
export interface RenderingProblems {
  /** The page's route, which messages about the theme contain. */
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The problems of all pages. Those of the theme, which renders every page, are listed once, and so
 * are those of a component, with a note for each page that it is part of.
 */
export function renderingProblems(pages: readonly RenderingProblems[]): Diagnostic[] {
  const known = new Map<string, Diagnostic>();
  for (const { path, diagnostics } of pages) {
    for (const problem of diagnostics) {
      const { code, message, place, notes = [] } = problem;
      const isOfTheme = code.startsWith('theme-');
      const key = JSON.stringify([code, place, isOfTheme ? message.replaceAll(path, '') : message]);
      const before = known.get(key);
      if (before === undefined) known.set(key, problem);
      else if (!isOfTheme)
        known.set(key, { ...before, notes: [...(before.notes ?? []), ...notes] });
    }
  }
  return [...known.values()];
}
