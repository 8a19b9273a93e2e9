import type { AlignType, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast';
import type { Convert } from './convert.ts';
import { text } from './convert-phrasing.ts';
import type { HtmlElement, HtmlNode } from './html-node.ts';

/**
 * A GFM table: a header line, a line per row, no blocks in cells. A caption becomes a paragraph
 * above it.
 */
export function convertTable(table: HtmlElement, convert: Convert): RootContent[] {
  const rows = rowsOf(table.children);
  const [first] = rows;
  if (first === undefined) return [];
  const hasHeader = first.every((cell) => cell.name === 'th');
  const lines = withoutSpans(rows, convert);
  const width = Math.max(...lines.map((line) => line.length));
  const header = hasHeader ? lines.shift() : [];
  const aligned = first.flatMap((cell) =>
    new Array<AlignType>(span(cell.attributes.colspan)).fill(alignment(cell)),
  );
  const align = Array.from({ length: width }, (_, column) => aligned[column] ?? null);
  const caption = table.children.find((child) => isElement(child, 'caption'));
  return [
    ...(caption === undefined ? [] : convert.blocks([caption])),
    { type: 'table', align, children: [header ?? [], ...lines].map((line) => row(line, width)) },
  ];
}

function rowsOf(nodes: readonly HtmlNode[]): HtmlElement[][] {
  return nodes.flatMap((node): HtmlElement[][] => {
    if (typeof node === 'string') return [];
    if (node.name !== 'tr')
      return /^t(head|body|foot)$/.test(node.name) ? rowsOf(node.children) : [];
    return [node.children.filter((child) => isElement(child, 'th') || isElement(child, 'td'))];
  });
}

function isElement(node: HtmlNode, name: string): node is HtmlElement {
  return typeof node !== 'string' && node.name === name;
}

/** Replaces a cell that spans columns or rows by a cell with its content, and empty cells. */
function withoutSpans(rows: readonly HtmlElement[][], convert: Convert): PhrasingContent[][][] {
  const below: number[] = [];
  return rows.map((cells) => {
    const line: PhrasingContent[][] = [];
    const skipFilled = () => {
      for (let left = below[line.length] ?? 0; left > 0; left = below[line.length] ?? 0) {
        below[line.length] = left - 1;
        line.push([]);
      }
    };
    for (const { attributes, children } of cells) {
      skipFilled();
      for (let column = 0; column < span(attributes.colspan); column++) {
        below[line.length] = span(attributes.rowspan) - 1;
        line.push(column === 0 ? cellContent(children, convert) : []);
      }
    }
    skipFilled();
    return line;
  });
}

function span(value: string | undefined): number {
  const count = Number(value ?? 1);
  return Number.isInteger(count) && count > 0 && count <= 100 ? count : 1;
}

function alignment({ attributes: { align, style = '' } }: HtmlElement): AlignType {
  const value = align ?? /text-align:\s*(\w+)/.exec(style)?.[1];
  return value === 'left' || value === 'right' || value === 'center' ? value : null;
}

function row(cells: readonly PhrasingContent[][], width: number): TableRow {
  const children = Array.from(
    { length: width },
    (_, column): TableCell => ({ type: 'tableCell', children: cells[column] ?? [] }),
  );
  return { type: 'tableRow', children };
}

function cellContent(nodes: readonly HtmlNode[], convert: Convert): PhrasingContent[] {
  return lines(convert.blocks(nodes)).flatMap((line, index) =>
    index === 0 ? line : [{ type: 'html', value: '<br>' }, ...line],
  );
}

/** The lines of some blocks. GFM cells have a single line, so they are joined with `<br>`. */
function lines(blocks: readonly RootContent[]): PhrasingContent[][] {
  return blocks.flatMap((block): PhrasingContent[][] => {
    switch (block.type) {
      case 'paragraph':
        return splitAtBreaks(block.children);
      case 'heading':
        return [[{ type: 'strong', children: block.children }]];
      case 'code':
        return block.value
          .split('\n')
          .filter((value) => value.trim() !== '')
          .map((value) => [{ type: 'inlineCode', value }]);
      case 'list':
        return block.children.flatMap((item) =>
          lines(item.children).map((line): PhrasingContent[] => [text('• '), ...line]),
        );
      case 'blockquote':
        return lines(block.children);
      case 'table':
        return block.children.map(joinCells).filter((line) => line.length > 0);
      case 'math':
        return [[{ type: 'inlineMath', value: block.value.replace(/\s+/g, ' ') }]];
      case 'footnoteDefinition':
        return lines(block.children).map((line, index) =>
          index === 0
            ? [{ type: 'footnoteReference', identifier: block.identifier }, text(': '), ...line]
            : line,
        );
      default:
        return [];
    }
  });
}

/** A row of a table in a cell, as one line. */
function joinCells({ children }: TableRow): PhrasingContent[] {
  return children
    .filter((cell) => cell.children.length > 0)
    .flatMap((cell, index) => (index === 0 ? cell.children : [text(' '), ...cell.children]));
}

function splitAtBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const result: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'break') result.push([]);
    else result.at(-1)?.push(node);
  }
  return result;
}
