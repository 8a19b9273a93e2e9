/** The entry of one code in `docs/diagnostics.md`. */
export interface DiagnosticEntry {
  readonly code: string;
  /** Heading of the section that contains it. */
  readonly group: string;
  /** Paragraphs in Markdown: the cause, then the cure. */
  readonly paragraphs: readonly string[];
}

/**
 * Reads the entries of the page about diagnostics. An entry has a heading of level 3, its code.
 * Headings of level 2 are the groups.
 *
 * @param markdown - Text of the page.
 */
export function readEntries(markdown: string): DiagnosticEntry[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const [group = '', ...entries] = section.split(/^### /m);
    return entries.map((entry) => {
      const [code = '', ...paragraphs] = entry.split(/\n{2,}/).map((text) => text.trim());
      return {
        code,
        group: group.split('\n', 1)[0] ?? '',
        paragraphs: paragraphs.filter((text) => text !== ''),
      };
    });
  });
}
