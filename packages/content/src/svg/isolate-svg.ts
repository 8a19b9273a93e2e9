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

/** Returns the new names of ids and classes. Names that the drawing does not define stay. */
interface NewNames {
  /** The prefix of an id; empty if it stays. */
  readonly prefixOf: (id: string) => string;
  readonly idOf: (id: string) => string;
  readonly classOf: (name: string) => string;
}

/**
 * Prefixes the ids of a drawing, and its classes if it contains a stylesheet. Drawing programs use
 * names such as `a` and `st0` in every file.
 *
 * @param prefix - Without hyphens, which browsers read as a minus in the times of animations.
 */
export function isolateSvg(svg: Element, prefix: string): void {
  const { ids, classes } = definedNames(svg);
  if (ids.size === 0 && classes.size === 0) return;
  const prefixOf = (id: string) => (ids.has(id) ? `${prefix}_` : '');
  const names: NewNames = {
    prefixOf,
    idOf: (id) => prefixOf(id) + id,
    classOf: (name) => (classes.has(name) ? `${prefix}_${name}` : name),
  };
  walkTree<Nodes>(svg, (node) => {
    if (node.type !== 'element') return undefined;
    for (const [key, value] of Object.entries(node.properties)) {
      node.properties[key] = newValue(key, value, names);
    }
    if (node.tagName !== 'style') return undefined;
    node.children = [{ type: 'text', value: newStyles(cssText(node), names) }];
    return 'skip';
  });
}

/** The ids of a drawing, and the classes in its stylesheets. */
function definedNames(svg: Element): { ids: ReadonlySet<string>; classes: ReadonlySet<string> } {
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
  return { ids, classes };
}

type Value = Element['properties'][string];

/** The value of a property, with the new names. */
function newValue(key: string, value: Value, { prefixOf, idOf, classOf }: NewNames): Value {
  if (key === 'className' && Array.isArray(value))
    return value.map((name) => classOf(String(name)));
  if (ID_LISTS.has(key)) {
    const words = Array.isArray(value) ? value.map(String) : String(value).split(/\s+/);
    return words.map(idOf).join(' ');
  }
  if (typeof value !== 'string') return value;
  if (key === 'id') return idOf(value);
  return TIMES.has(key) ? withEvents(value, prefixOf) : withIds(value, idOf);
}

function newStyles(css: string, { idOf, classOf }: NewNames): string {
  const renamed = css.replace(NAMES, (whole, mark?: string, name = '') => {
    if (mark === undefined) return whole;
    return mark + (mark === '.' ? classOf(name) : idOf(name));
  });
  return withIds(renamed, idOf);
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
