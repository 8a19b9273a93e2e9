import type { Element, ElementContent, Nodes } from 'hast';
import { walkTree } from './walk-tree.ts';

/** Properties whose words are ids. */
const ID_LISTS = new Set(['ariaLabelledBy', 'ariaDescribedBy']);

/**
 * Gives the ids of a drawing a prefix, and its classes too when it brings a
 * stylesheet: drawing programs name them `a` and `st0` in every file.
 */
export function isolateSvg(svg: Element, prefix: string): void {
  const ids = new Set<string>();
  const classes = new Set<string>();
  walkTree<Nodes>(svg, (node) => {
    if (node.type !== 'element') return undefined;
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
    if (node.tagName !== 'style') return undefined;
    for (const [, name = ''] of cssText(node).matchAll(/\.(-?[_a-z][\w-]*)/gi)) classes.add(name);
    return 'skip';
  });
  if (ids.size === 0 && classes.size === 0) return;
  const idOf = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id);
  const classOf = (name: string) => (classes.has(name) ? `${prefix}-${name}` : name);

  walkTree<Nodes>(svg, (node) => {
    if (node.type !== 'element') return undefined;
    const { properties } = node;
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'className' && Array.isArray(value)) {
        properties.className = value.map((entry) => classOf(String(entry)));
      } else if (ID_LISTS.has(name)) {
        const words = Array.isArray(value) ? value.map(String) : String(value).split(/\s+/);
        properties[name] = words.map(idOf).join(' ');
      } else if (typeof value === 'string') {
        properties[name] = name === 'id' ? idOf(value) : withIds(value, idOf);
      }
    }
    if (node.tagName !== 'style') return undefined;
    const css = withIds(cssText(node), idOf)
      .replace(/#([\w-]+)/g, (whole, id: string) => (ids.has(id) ? `#${idOf(id)}` : whole))
      .replace(/\.(-?[_a-z][\w-]*)/gi, (_, name: string) => `.${classOf(name)}`);
    node.children = [{ type: 'text', value: css }];
    return 'skip';
  });
}

/** Values refer to ids as `#id`, `url(#id)`, or `id.click` in animations. */
function withIds(value: string, idOf: (id: string) => string): string {
  return value
    .replace(/^#([^\s]+)$/, (_, id: string) => `#${idOf(id)}`)
    .replace(/url\((["']?)#([^)"']+)\1\)/g, (_, quote: string, id: string) => {
      return `url(${quote}#${idOf(id)}${quote})`;
    });
}

function cssText({ children }: { readonly children: readonly ElementContent[] }): string {
  return children.map((child) => ('value' in child ? child.value : '')).join('');
}
