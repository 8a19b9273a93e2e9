import type { Diagnostic } from '@docgen/core/diagnostic';

/** The problems that were found by drawing a page. */
export interface DrawingProblems {
  /** The page's route, which messages about the theme contain. */
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The problems of all pages. Those of the theme, which draws every page, are listed once. */
export function drawingProblems(pages: readonly DrawingProblems[]): Diagnostic[] {
  const known = new Set<string>();
  return pages.flatMap(({ path, diagnostics }) =>
    diagnostics.filter(({ code, message, place }) => {
      if (!code.startsWith('theme-')) return true;
      const count = known.size;
      return known.add(JSON.stringify([code, place, message.replaceAll(path, '')])).size > count;
    }),
  );
}
