import type { Delete, Emphasis, PhrasingContent, Strong, Text } from 'mdast';

/**
 * Collapses white space like a browser, across element boundaries, and removes it at both ends and
 * around line breaks.
 *
 * @param nodes - Modified in place.
 */
export function trimPhrasing(nodes: PhrasingContent[]): PhrasingContent[] {
  let last: Text | undefined;
  let afterSpace = true;
  const trimEnd = () => {
    if (last !== undefined) last.value = last.value.replace(/ $/, '');
    last = undefined;
    afterSpace = true;
  };
  const walk = (children: PhrasingContent[]) => {
    for (const node of children) {
      if (node.type === 'text') {
        node.value = node.value.replace(/[ \t\n\r\f]+/g, ' ');
        if (afterSpace) node.value = node.value.replace(/^ /, '');
        if (node.value === '') continue;
        afterSpace = node.value.endsWith(' ');
        last = node;
      } else if (node.type === 'break') {
        trimEnd();
      } else if ('children' in node) {
        walk(node.children);
      } else {
        afterSpace = false;
        last = undefined;
      }
    }
  };
  walk(nodes);
  trimEnd();
  return tidied(nodes);
}

/**
 * Removes empty nodes, and merges adjacent code or marks, whose Markdown signs would run together.
 */
function tidied(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text' && node.value === '') continue;
    if ('children' in node) {
      node.children = tidied(node.children);
      if (node.children.length === 0) continue;
    }
    const last = kept.at(-1);
    if (node.type === 'inlineCode' && last?.type === 'inlineCode') last.value += node.value;
    else if (isMark(node) && isMark(last) && node.type === last.type) {
      last.children = tidied([...last.children, ...node.children]);
    } else kept.push(node);
  }
  while (kept.at(-1)?.type === 'break') kept.pop();
  while (kept[0]?.type === 'break') kept.shift();
  return kept;
}

function isMark(node: PhrasingContent | undefined): node is Delete | Emphasis | Strong {
  return node?.type === 'delete' || node?.type === 'emphasis' || node?.type === 'strong';
}
