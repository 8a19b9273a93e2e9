/** The HTML of a region and its parsed content. */
export interface ParsedRegion {
  readonly html: string;
  readonly content: DocumentFragment;
}

/**
 * Changes a text of a region if nothing else differs between its old and its new HTML, as while an
 * author is typing. Parsing all of the HTML again takes longer than everything else that browsers
 * do.
 *
 * @param live - The element, whose content was made from `parsed`.
 * @returns Whether the text was changed. If so, it was changed in `parsed.content`, too.
 */
export function patchText(live: Element, parsed: ParsedRegion, now: string): boolean {
  const change = changedText(parsed.html, now);
  if (change === undefined) return false;
  const node = onlyText(parsed.content, change.before);
  if (node === undefined) return false;
  const shown = sameNode(live, parsed.content, node);
  if (shown?.nodeType !== Node.TEXT_NODE || shown.nodeValue !== change.before) return false;
  shown.nodeValue = change.now;
  node.nodeValue = change.now;
  return true;
}

/**
 * The text between two tags before and now, if nothing else differs. A text with character
 * references is left to the parser, and so is one that occurs twice, because nodes are found by
 * their text.
 */
function changedText(
  before: string,
  now: string,
): { readonly before: string; readonly now: string } | undefined {
  let start = 0;
  while (start < before.length && before[start] === now[start]) start++;
  const most = Math.min(before.length, now.length) - start;
  let end = 0;
  while (end < most && before.at(-1 - end) === now.at(-1 - end)) end++;
  const from = before.lastIndexOf('>', start - 1) + 1;
  const to = before.indexOf('<', before.length - end);
  if (from === 0 || to < 0) return undefined;
  const text = before.slice(from, to);
  const changed = now.slice(from, now.length - (before.length - to));
  if (![text, changed].every((each) => PLAIN.test(each))) return undefined;
  const written = `>${text}<`;
  const isOnly = before.indexOf(written) === before.lastIndexOf(written);
  return isOnly ? { before: text, now: changed } : undefined;
}

/**
 * Text that parsers leave unchanged wherever it is. They drop a line break after `<pre>`, and
 * blanks in tables.
 */
const PLAIN = /^(?!\n)(?=.*\S)[^<>&\r\0]*$/s;

/** The only text node with this text; `undefined` if there is none or more than one. */
function onlyText(content: DocumentFragment, text: string): Text | undefined {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let found: Text | undefined;
  while (walker.nextNode()) {
    if (walker.currentNode.nodeValue !== text) continue;
    if (found !== undefined) return undefined;
    found = walker.currentNode as Text;
  }
  return found;
}

/** The node at the same place in another tree; `undefined` if that tree differs on the way. */
function sameNode(root: Node, other: Node, node: Node): Node | undefined {
  if (node === other) return root;
  const { parentNode } = node;
  if (parentNode === null) return undefined;
  const parent = sameNode(root, other, parentNode);
  if (parent?.childNodes.length !== parentNode.childNodes.length) return undefined;
  const found = parent.childNodes[Array.prototype.indexOf.call(parentNode.childNodes, node)];
  return found?.nodeName === node.nodeName ? found : undefined;
}
