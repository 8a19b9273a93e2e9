import type { Element, ElementContent, Nodes, Root } from 'hast';
import { walkTree } from './walk-tree.ts';

/** Elements that run or load something. */
const ACTIVE = new Set(
  'script iframe object embed base link meta handler listener animation audio video'.split(' '),
);

/** Takes out of a drawing what could run as a script. */
export function cleanSvg(svg: Element): void {
  walkTree<Nodes>(svg, (node) => {
    if (node.type !== 'element') return undefined;
    node.children = node.children.filter((child) => !isActive(child));
    for (const [name, value] of Object.entries(node.properties)) {
      // Parsed names of event handlers are `onClick`, those of unknown ones stay as written.
      if (/^on/i.test(name) || isScriptAddress(String(value))) delete node.properties[name];
    }
    return undefined;
  });
}

function isActive(node: ElementContent | Root['children'][number]): boolean {
  if (node.type === 'raw') return true;
  if (node.type !== 'element') return false;
  if (ACTIVE.has(node.tagName.toLowerCase())) return true;
  // An animation can set the address of a link.
  return /href$/i.test(String(node.properties.attributeName ?? ''));
}

/** Browsers skip white space and control characters in the name of a scheme. */
function isScriptAddress(value: string): boolean {
  return /^(java|vb)script:/i.test(
    Array.from(value, (letter) => (letter <= ' ' ? '' : letter)).join(''),
  );
}
