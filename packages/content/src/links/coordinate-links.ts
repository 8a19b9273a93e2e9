import { pointFinder } from '@docgen/core/sources/source-place';
import type { InlineCode, Link, Nodes, Root, Text } from 'mdast';
import type { Point } from 'unist';
import { walkTree } from '../tree/walk-tree.ts';
import type { ResolveLink } from './resolve-links.ts';

/** Scheme of the address of a schema definition, as in `[an order](schema:Order)`. */
export const SCHEMA_SCHEME = 'schema:';

/**
 * `[[Order.items]]`, `[[@key]]`, `[[order:Query.order(id:)]]`: a schema coordinate, optionally
 * after the id of a schema. `[[Query.order.id]]` names an argument, as in anchors.
 */
const COORDINATE = /\[\[((?:[a-z\d][\w.-]*:)?@?[a-z_]\w*(?:\.\w+){0,2}(?:\(\w+:\))?)\]\]/gi;

/** Whether a Markdown text may link to definitions. False only if it certainly does not. */
export function mayLinkDefinitions(markdown: string): boolean {
  return /\[\[|schema:\S/i.test(markdown);
}

/**
 * Turns schema coordinates in double brackets into links.
 *
 * @param resolve - Also resolves their addresses later. A coordinate that it does not know remains
 *   text.
 */
export function linkCoordinates(tree: Root, resolve: ResolveLink): void {
  const lists = new Set<Nodes[]>();
  walkTree<Nodes>(tree, (node, place) => {
    if (node.type === 'link' || node.type === 'linkReference') return 'skip';
    if (place !== undefined && mayHoldCoordinate(node)) lists.add(place.siblings);
    return undefined;
  });
  for (const siblings of lists) {
    // A paragraph may hold thousands of them, so each list is made anew once.
    for (const node of siblings.splice(0)) {
      if (!mayHoldCoordinate(node)) siblings.push(node);
      else for (const part of linked(node, resolve)) siblings.push(part);
    }
  }
}

function mayHoldCoordinate(node: Nodes): node is Text {
  return node.type === 'text' && node.value.includes('[[');
}

function linked(text: Text, resolve: ResolveLink): (Text | Link)[] {
  const { value, position } = text;
  const nodes: (Text | Link)[] = [];
  const find = pointsIn(text);
  let end = 0;
  for (const match of value.matchAll(COORDINATE)) {
    const [written, coordinate = ''] = match;
    const url = SCHEMA_SCHEME + coordinate;
    if (resolve(url).href === url) continue;
    if (match.index > end)
      nodes.push({ type: 'text', value: value.slice(end, match.index), position });
    const name = coordinate.replace(/^[\w.-]+:(?!\))/, '');
    end = match.index + written.length;
    const at = position && { start: find(match.index), end: find(end) };
    const code: InlineCode = { type: 'inlineCode', value: name, position: at };
    nodes.push({ type: 'link', url, position: at, children: [code] });
  }
  if (nodes.length === 0) return [text];
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end), position });
  return nodes;
}

/** Finds positions of characters in a text node whose further lines start at column 1. */
function pointsIn({ value, position }: Text): (index: number) => Point {
  const { line = 1, column = 1, offset = 0 } = position?.start ?? {};
  const find = pointFinder(value);
  return (index) => {
    const found = find(index);
    return {
      line: line + found.line - 1,
      column: found.line === 1 ? column + found.column - 1 : found.column,
      offset: offset + index,
    };
  };
}
