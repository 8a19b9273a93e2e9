import type { Element, ElementContent, Nodes } from 'hast';
import { walkTree } from '../tree/walk-tree.ts';

/** Properties that contain lists of ids. */
const ID_LISTS = new Set(['ariaLabelledBy', 'ariaDescribedBy']);

/** Properties of animations that give their start and end times. */
const TIMES = new Set(['begin', 'end']);

/**
 * Strings and comments of CSS, which are skipped, and class and id selectors, which precede a
 * brace.
 */
const NAMES =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|([.#])((?:-?[_a-z]|[^\0-\x7f])(?:[\w-]|[^\0-\x7f])*)(?=[^{};]*\{)/gi;

/**
 * Prefixes the ids of a drawing, and its classes if it contains a stylesheet. Drawing programs use
 * names such as `a` and `st0` in every file.
 *
 * @param prefix - Without hyphens, which browsers read as a minus in the times of animations.
 */
export function isolateSvg(svg: Element, prefix: string): void {
  const ids = new Set<string>();
  const classes = new Set<string>();
  walkTree<Nodes>(svg, (node) => {
    if (node.type !== 'element') return undefined;
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
    if (node.tagName !== 'style') return undefined;
    for (const [, mark, name = ''] of cssText(node).matchAll(NAMES)) {
      if (mark === '.') classes.add(name);
    }
    return 'skip';
  });
  if (ids.size === 0 && classes.size === 0) return;
  const prefixOf = (id: string) => (ids.has(id) ? `${prefix}_` : '');
  const idOf = (id: string) => prefixOf(id) + id;
  const classOf = (name: string) => (classes.has(name) ? `${prefix}_${name}` : name);

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
        if (name === 'id') properties[name] = idOf(value);
        else if (TIMES.has(name)) properties[name] = withEvents(value, prefixOf);
        else properties[name] = withIds(value, idOf);
      }
    }
    if (node.tagName !== 'style') return undefined;
    const css = cssText(node).replace(NAMES, (whole, mark?: string, name = '') =>
      mark === undefined ? whole : mark + (mark === '.' ? classOf(name) : idOf(name)),
    );
    node.children = [{ type: 'text', value: withIds(css, idOf) }];
    return 'skip';
  });
}

/** Replaces ids in references of the form `#id` or `url(#id)`. */
function withIds(value: string, idOf: (id: string) => string): string {
  return value
    .replace(/^#([^\s]+)$/, (_, id: string) => `#${idOf(id)}`)
    .replace(/url\(\s*(["']?)#([^)"']+?)\1\s*\)/gi, (_, quote: string, id: string) => {
      return `url(${quote}#${idOf(id)}${quote})`;
    });
}

/**
 * Replaces ids in times such as `2s; a.click; b.end+1s`, which refer to the elements that the
 * events come from. In such an id, a backslash escapes a dot or hyphen.
 *
 * @see https://www.w3.org/TR/SMIL3/smil-timing.html#q23
 */
function withEvents(value: string, prefixOf: (id: string) => string): string {
  return value.replace(
    /(^|;)(\s*)((?![\d+-])(?:\\.|[^\s;.\\])+)(?=\.)/g,
    (_, before: string, space: string, id: string) =>
      before + space + prefixOf(id.replace(/\\(.)/g, '$1')) + id,
  );
}

function cssText({ children }: { readonly children: readonly ElementContent[] }): string {
  return children.map((child) => ('value' in child ? child.value : '')).join('');
}
