import { trusted } from '../../trusted.ts';
import { type ParsedRegion, patchText } from './patch-text.ts';

/**
 * Changes the content of an element from one HTML to another. Nodes that are the same in both
 * remain in the document, with their state: details that the reader has opened, selected tabs,
 * drawn diagrams, the focus. Scripts in the HTML do not run, as with `innerHTML`.
 *
 * @param live - The element, whose content was made from `before`.
 */
export function patchRegion(live: Element, before: string, after: string): void {
  if (before === after) return;
  const last = parsed.get(live);
  if (last?.html === before && patchText(live, last, after)) {
    parsed.set(live, { html: after, content: last.content });
    return;
  }
  const now = { html: after, content: parse(after) };
  patchChildren(live, last?.html === before ? last.content : parse(before), now.content);
  parsed.set(live, now);
}

/** The HTML of each element that was parsed last, which the next change starts from. */
const parsed = new WeakMap<Element, ParsedRegion>();

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted.html(html);
  return template.content;
}

function patchChildren(live: ParentNode & Node, before: Node, after: Node): void {
  const [there, old, now] = [live, before, after].map((node) => [...node.childNodes]) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ];
  // Something else has changed the nodes, such as a script that draws, so that they no longer match
  // the old HTML.
  if (!isSameShape(there, old)) {
    live.replaceChildren(...now.map((node) => node.cloneNode(true)));
    return;
  }
  let place = 0;
  for (const step of stepsBetween(old, now)) {
    const [was, is] = [old[step.old], now[step.now]];
    const node = there[step.old];
    if (was !== undefined && is !== undefined && node !== undefined) patchNode(node, was, is);
    else if (is !== undefined) live.insertBefore(is.cloneNode(true), there[place] ?? null);
    else node?.remove();
    if (was !== undefined) place = step.old + 1;
  }
}

function patchNode(live: ChildNode, before: ChildNode, after: ChildNode): void {
  if (before.isEqualNode(after)) return;
  if (live instanceof Element && before instanceof Element && after instanceof Element) {
    patchAttributes(live, before, after);
    patchChildren(live, before, after);
  } else {
    live.nodeValue = after.nodeValue;
  }
}

/** Attributes that only exist in the document were set by the reader or a script, and remain. */
function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

function isSameShape(there: readonly ChildNode[], old: readonly ChildNode[]): boolean {
  return (
    there.length === old.length &&
    there.every((node, index) => isAlike(node, old[index] as ChildNode))
  );
}

function isAlike(a: Node, b: Node): boolean {
  return a.nodeName === b.nodeName;
}

/**
 * The change of a node: it stays if both have it, and is removed or inserted if only one has it.
 */
interface Step {
  /** Index of the old node; -1 for an inserted one. */
  readonly old: number;
  /** Index of the new node; -1 for a removed one. */
  readonly now: number;
}

/** Above this number of pairs to compare, nodes are matched by their order alone. */
const MOST_PAIRS = 40_000;

function stepsBetween(old: readonly ChildNode[], now: readonly ChildNode[]): Step[] {
  const same = (a: number, b: number) => (old[a] as ChildNode).isEqualNode(now[b] as ChildNode);
  let start = 0;
  while (start < old.length && start < now.length && same(start, start)) start++;
  let end = 0;
  while (
    start + end < old.length &&
    start + end < now.length &&
    same(old.length - 1 - end, now.length - 1 - end)
  ) {
    end++;
  }
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  const anchors = [...commonNodes({ start, oldEnd, nowEnd }, same), { old: oldEnd, now: nowEnd }];
  const steps: Step[] = Array.from({ length: start }, (_, index) => ({ old: index, now: index }));
  let [a, b] = [start, start];
  for (const anchor of anchors) {
    // Between two identical nodes, changed ones are paired in order if they are alike.
    while (a < anchor.old && b < anchor.now) {
      if (isAlike(old[a] as ChildNode, now[b] as ChildNode)) steps.push({ old: a++, now: b++ });
      else if (anchor.old - a >= anchor.now - b) steps.push({ old: a++, now: -1 });
      else steps.push({ old: -1, now: b++ });
    }
    while (a < anchor.old) steps.push({ old: a++, now: -1 });
    while (b < anchor.now) steps.push({ old: -1, now: b++ });
    if (anchor.old < oldEnd) steps.push({ old: a++, now: b++ });
  }
  for (let index = 0; index < end; index++) {
    steps.push({ old: oldEnd + index, now: nowEnd + index });
  }
  return steps;
}

/** The longest common subsequence of the nodes. */
function commonNodes(
  { start, oldEnd, nowEnd }: Record<'start' | 'oldEnd' | 'nowEnd', number>,
  same: (old: number, now: number) => boolean,
): Step[] {
  const [rows, columns] = [oldEnd - start, nowEnd - start];
  if (rows * columns === 0 || rows * columns > MOST_PAIRS) return [];
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const equal = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => same(start + row, start + column)),
  );
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      (lengths[row] as Uint16Array)[column] = equal[row]?.[column]
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: Step[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (equal[row]?.[column]) found.push({ old: start + row++, now: start + column++ });
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return found;
}
