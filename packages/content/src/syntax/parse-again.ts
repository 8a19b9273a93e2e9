import type { Root, RootContent } from 'mdast';
import { type Move, movedNode } from '../tree/moved-node.ts';

/** What is kept of the text that was parsed last. */
interface Parsed {
  readonly text: string;
  /** As it was parsed, whatever has become of the tree that was handed out. */
  readonly nodes: readonly RootContent[];
}

const NOWHERE: Move = { lines: 0, offset: 0 };

/** Ends the label of definitions of links and footnotes, which change what stands anywhere else. */
const DEFINITION = ']:';

/**
 * Makes a parser for a text that changes little from one time to the next. It parses what has
 * changed, from the heading before that to the one behind it, and takes the rest of the tree over:
 * that is the same in both texts, because headings outside of everything else end whatever stands
 * before them. Where they do not, and where texts have definitions, everything is parsed.
 *
 * @param parse - Throws for what cannot be parsed.
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

  const lineEnd = (at: number) => (old.indexOf('\n', at) + 1 || old.length + 1) as number;
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

/** `undefined` for what cannot be parsed: that is told with the whole text around it. */
function parsed(text: string, parse: (text: string) => Root): readonly RootContent[] | undefined {
  try {
    return parse(text).children;
  } catch {
    return undefined;
  }
}

/** A heading that starts with `#` at the margin. */
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
