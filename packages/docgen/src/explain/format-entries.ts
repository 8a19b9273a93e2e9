import { addToList } from '@docgen/core/basics/add-to-list';
import { wrapWords } from '@docgen/core/strings/wrap-words';
import type { Style } from '../report/style.ts';
import type { DiagnosticEntry } from './read-entries.ts';

const INDENT = '  ';

/**
 * Formats an entry for a terminal: the code, followed by its paragraphs, wrapped and without
 * markup.
 *
 * @param width - Width of a line, in characters.
 */
export function formatEntry(
  { code, paragraphs }: DiagnosticEntry,
  style: Style,
  width: number,
): string {
  const blocks = paragraphs.map((text) => {
    const lines = wrapWords(withoutMarks(text).split(' '), Math.max(20, width - INDENT.length));
    const [first = '', ...others] = lines;
    const marked = first.replace(/^\w+:/, (name) => style('bold', name));
    return [marked, ...others].map((line) => `${INDENT}${line}\n`).join('');
  });
  return `${style('bold', code)}\n${blocks.join('\n')}`;
}

/** Formats the codes of all entries, grouped under the names of their sections. */
export function formatCodes(entries: readonly DiagnosticEntry[], style: Style): string {
  const groups = new Map<string, string[]>();
  for (const { group, code } of entries) addToList(groups, group, `${INDENT}${code}\n`);
  return [...groups]
    .map(([group, codes]) => `${style('bold', group)}\n${codes.join('')}`)
    .join('\n');
}

/** Links to other entries become their text; links to other pages also name the page's file. */
function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]+)\]\(\.\/([^)#]+)[^)]*\)/g, '$1 (docs/$2 of the package)');
}
