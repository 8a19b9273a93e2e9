import type { Nodes, TableCell, TableRow } from 'mdast';
import { parseGfm } from './syntax/parse-gfm.ts';
import { walkTree } from './tree/walk-tree.ts';

export interface MarkdownTable {
  /** Titles of the columns, in Markdown. */
  readonly columns: readonly string[];
  readonly rows: readonly MarkdownRow[];
}

export interface MarkdownRow {
  /** In Markdown. */
  readonly cells: readonly string[];
  /** Inline code in the first cell, such as names. */
  readonly names: readonly string[];
  /** Line within the table, from 1. */
  readonly line: number;
}

/** Reads the text of a table. */
export function readTable(text: string): MarkdownTable {
  const tree = parseGfm(text);
  const [table] = tree.children;
  const [head, ...rows] = table?.type === 'table' ? table.children : [];
  const cellsOf = (row: TableRow | undefined) =>
    row?.children.map((cell) => markdownOf(cell, text)) ?? [];
  return {
    columns: cellsOf(head),
    rows: rows.map((row) => ({
      cells: cellsOf(row),
      names: codeIn(row.children[0]),
      line: row.position?.start.line ?? 1,
    })),
  };
}

/** The Markdown of a cell. Outside of tables, bars need no backslash. */
function markdownOf({ children }: TableCell, text: string): string {
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  return text.slice(start ?? 0, end ?? 0).replaceAll('\\|', '|');
}

function codeIn(cell: TableCell | undefined): string[] {
  const names: string[] = [];
  if (cell === undefined) return names;
  walkTree<Nodes>(cell, (node) => {
    if (node.type === 'inlineCode') names.push(node.value);
  });
  return names;
}
