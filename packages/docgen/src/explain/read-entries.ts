/** What `docs/diagnostics.md` says about one code. */
export interface DiagnosticEntry {
  readonly code: string;
  /** Heading of the section that it stands in. */
  readonly group: string;
  /** Paragraphs of Markdown without markup between them: the cause, then the cure. */
  readonly paragraphs: readonly string[];
}

/**
 * Reads the entries of the page about diagnostics: what stands below a heading of level 3, which is
 * the code. Headings of level 2 are their groups.
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
