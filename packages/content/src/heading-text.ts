/**
 * Code, whose text stays as it is, links and pictures, and marks of emphasis. The numbers are bounds
 * for the time that runs of backticks and brackets take.
 */
const MARKUP =
  /(`{1,3})([^`]{1,999})\1|!?\[([^\]]{0,999})\](?:\([^)]{0,999}\)|\[[^\]]{0,999}\])?|\*|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])/gu;

/**
 * The text of a heading, judged by its line, so that the page need not be parsed. Of unusual
 * markup, parts may remain.
 *
 * @param line - What follows the opening `#`. An id at its end is not part of the text.
 */
export function headingText(line: string): string {
  return plain(line.replace(/\s*\{#[^}]*\}\s*$|\s+#+\s*$/g, '')).trim();
}

function plain(markdown: string): string {
  return markdown.replace(
    MARKUP,
    (_, _marks, code?: string, label?: string) => code ?? (label === undefined ? '' : plain(label)),
  );
}
