import type { Node } from 'estree-jsx';

/**
 * Visits every node of a JavaScript program, parents before children.
 *
 * @param visit - Returns `'skip'` to skip the descendants of a node.
 */
export function walkProgram(part: unknown, visit: (node: Node) => unknown): void {
  if (Array.isArray(part)) {
    for (const item of part) walkProgram(item, visit);
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part) && visit(part) === 'skip') return;
  for (const [name, value] of Object.entries(part)) {
    if (name !== 'loc' && name !== 'comments') walkProgram(value, visit);
  }
}

function isNode(part: object): part is Node {
  return 'type' in part && typeof part.type === 'string';
}
