import type { PhrasingContent, Text } from 'mdast';

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
  return joinedCode(withoutEmpty(nodes));
}

/** Code right behind code would be read as one with backticks in it. */
function joinedCode(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'inlineCode' && last?.type === 'inlineCode') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

function withoutEmpty(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = nodes.filter((node) => {
    if (node.type === 'text') return node.value !== '';
    if (!('children' in node)) return true;
    node.children = withoutEmpty(node.children);
    return node.children.length > 0;
  });
  while (kept.at(-1)?.type === 'break') kept.pop();
  while (kept[0]?.type === 'break') kept.shift();
  return kept;
}
