import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { walkTree } from '../tree/walk-tree.ts';
import { cleanCss } from './clean-css.ts';
import { cleanAttribute, isActiveElement, localName } from './svg-rules.ts';

/** Removes everything from a drawing that would run as a script or load something. */
export function cleanSvg(svg: Element): void {
  walkTree<Nodes>(svg, (node) => {
    if (node.type !== 'element') return undefined;
    node.children = node.children.filter((child) => !isActive(child));
    for (const [name, value] of Object.entries(node.properties)) {
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      const kept = cleanAttribute(localName(node.tagName), attributeName(name), text);
      if (kept === undefined) delete node.properties[name];
      else if (kept !== text) node.properties[name] = kept;
    }
    if (localName(node.tagName) !== 'style') return undefined;
    // Nothing that XML or HTML could read as an element may remain.
    node.children = [{ type: 'text', value: cleanCss(textOf(node)).replaceAll('<', '') }];
    return 'skip';
  });
}

function isActive(node: ElementContent | Root['children'][number]): boolean {
  if (node.type === 'raw') return true;
  if (node.type !== 'element') return false;
  const { attributeName: animated } = node.properties;
  return isActiveElement(localName(node.tagName), animated === undefined ? '' : String(animated));
}

/** Parsed names are `xLinkHref` and `xmlBase`. Unknown names remain as written. */
function attributeName(property: string): string {
  return localName(property.replace(/^(xLink|xml)(?=[A-Z])/, ''));
}
