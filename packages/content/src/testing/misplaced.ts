import type { Diagnostic } from '@docgen/core/diagnostic';

interface Page {
  readonly file: string;
  readonly source: string;
}

/** What is wrong with the places of diagnostics: they name the file, and a place that there is in it. */
export function misplaced(diagnostics: readonly Diagnostic[], page: Page): string[] {
  return diagnostics.flatMap((diagnostic) => wrongPlace(diagnostic, page) ?? []);
}

function wrongPlace({ place, code }: Diagnostic, { file, source }: Page): string | undefined {
  if (place?.file !== file) return `${code} names the file ${place?.file}`;
  // Parsers do not agree on carriage returns that stand alone, which no editor writes.
  if (/\r(?!\n)/.test(source)) return undefined;
  const lines = source.split('\n');
  const { line = 1, column = 1, endLine = line, endColumn = column } = place;
  for (const [l, c] of [
    [line, column],
    [endLine, endColumn],
  ] as const) {
    const width = lines[l - 1]?.length;
    if (width === undefined || c < 1 || c > width + 1) return `${code} stands at ${l}:${c}`;
  }
  return endLine < line ? `${code} ends in line ${endLine}, before it starts` : undefined;
}
