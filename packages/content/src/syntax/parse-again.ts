import type { Root, RootContent } from 'mdast';
import { type Move, movedNode } from '../tree/moved-node.ts';

/** The text that was parsed last, and its nodes. */
interface Parsed {
  readonly text: string;
  /** As parsed, unaffected by changes to the tree that was returned. */
  readonly nodes: readonly RootContent[];
}

const NOWHERE: Move = { lines: 0, offset: 0 };

/** Ends the label of a link or footnote definition, which changes the meaning of text elsewhere. */
const DEFINITION = ']:';

/**
 * Creates a parser for a text that changes little between calls. It parses the changed part, from
 * the heading before it to the heading after it, and reuses the other nodes. These are the same in
 * both texts, because a heading at the top level ends everything before it. If a heading does not,
 * or if one of the texts contains definitions, the whole text is parsed.
 *
 * @param parse - Throws if a text cannot be parsed.
 */
export function createReparser(parse: (text: string) => Root): (text: string) => Root {
  let last: Parsed | undefined;
  return (text) => {
    const nodes = (last && reparse(last, text, parse)) ?? parse(text).children;
    last = { text, nodes };
    return { type: 'root', children: nodes.map((node) => movedNode(node, NOWHERE)) };
  };
}

function reparse(
  last: Parsed,
  text: string,
  parse: (text: string) => Root,
): readonly RootContent[] | undefined {
  if (text.includes(DEFINITION) || last.text.includes(DEFINITION)) return undefined;
  const { text: old, nodes } = last;
  const most = Math.min(old.length, text.length);
  let same = 0;
  while (same < most && old.charCodeAt(same) === text.charCodeAt(same)) same++;
  let sameEnd = 0;
  while (sameEnd < most - same && old.at(-1 - sameEnd) === text.at(-1 - sameEnd)) sameEnd++;

  const lineEnd = (at: number) => old.indexOf('\n', at) + 1 || old.length + 1;
  const first = nodes.findLastIndex(
    (node) => isHeading(node, old) && lineEnd(startOf(node)) <= same,
  );
  const next = nodes.findIndex(
    (node, index) => index > first && isHeading(node, old) && startOf(node) > old.length - sameEnd,
  );
  const from = first === -1 ? 0 : startOf(nodes[first]);
  const grown = text.length - old.length;
  const to = next === -1 ? text.length : startOf(nodes[next]) + grown;
  const end = next === -1 ? text.length : lineEnd(startOf(nodes[next])) + grown;
  const changed = parsed(text.slice(from, end), parse);
  if (changed === undefined) return undefined;
  const before = nodes.slice(0, Math.max(first, 0));
  const place = { lines: linesIn(text, 0, from), offset: from };
  if (next === -1) return [...before, ...changed.map((node) => movedNode(node, place))];
  const heading = changed.at(-1);
  if (
    heading === undefined ||
    !isHeading(heading, text.slice(from)) ||
    startOf(heading) !== to - from
  ) {
    return undefined;
  }
  const rest = {
    lines: linesIn(text, 0, to) - linesIn(old, 0, to - grown),
    offset: grown,
  };
  return [
    ...before,
    ...changed.slice(0, -1).map((node) => movedNode(node, place)),
    ...nodes.slice(next).map((node) => movedNode(node, rest)),
  ];
}

/** Returns `undefined` on a syntax error, which parsing the whole text then reports. */
function parsed(text: string, parse: (text: string) => Root): readonly RootContent[] | undefined {
  try {
    return parse(text).children;
  } catch {
    return undefined;
  }
}

/** Whether a node is a heading that starts with `#` in the first column. */
function isHeading(node: RootContent, text: string): boolean {
  return (
    node.type === 'heading' && node.position?.start.column === 1 && text[startOf(node)] === '#'
  );
}

function startOf(node: RootContent | undefined): number {
  return node?.position?.start.offset ?? 0;
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1))
    lines++;
  return lines;
}
