import type { Delete, Emphasis, PhrasingContent, Strong, Text } from 'mdast';

/**
 * Collapses white space as a browser does where text is shown, across the
 * borders of elements, and drops it at both ends and around line breaks.
 *
 * @param nodes - Owned by the caller and changed in place.
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

/** Without what is empty, and with neighbours made one whose signs would be read as one. */
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
