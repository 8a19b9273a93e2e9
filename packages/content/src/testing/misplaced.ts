import type { Diagnostic } from '@docgen/core/diagnostic';

interface Page {
  readonly file: string;
  readonly source: string;
}

/**
 * Errors in the places of diagnostics, which have to name the file and a position that exists in
 * it.
 */
export function misplaced(diagnostics: readonly Diagnostic[], page: Page): string[] {
  if (diagnostics.length === 0) return [];
  const { file, source } = page;
  // Parsers disagree about single carriage returns, which no editor writes.
  const lines = /\r(?!\n)/.test(source) ? undefined : source.split('\n');
  return diagnostics.flatMap((diagnostic) => wrongPlace(diagnostic, file, lines) ?? []);
}

/** @param lines - `undefined` if they cannot be counted. */
function wrongPlace(
  { place, code }: Diagnostic,
  file: string,
  lines: readonly string[] | undefined,
): string | undefined {
  if (place?.file !== file) return `${code} names the file ${place?.file}`;
  if (lines === undefined) return undefined;
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
