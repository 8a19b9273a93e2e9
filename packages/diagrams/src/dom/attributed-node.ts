import { InlineStyle } from './inline-style.ts';
import { TreeNode } from './tree-node.ts';

/** Prefixes of the namespaced attributes that occur in SVG. */
const ATTRIBUTE_PREFIX = new Map([
  ['http://www.w3.org/1999/xlink', 'xlink:'],
  ['http://www.w3.org/XML/1998/namespace', 'xml:'],
]);

/** Shared by all elements without classes, which is most of them. */
const NO_CLASSES: ReadonlySet<string> = new Set();

/** The attributes of an element, with access to the values in them. */
export abstract class AttributedNode<
  P extends { readonly childNodes: unknown[] },
> extends TreeNode<P> {
  readonly attributeMap = new Map<string, string>();
  #style: InlineStyle | undefined;
  #classes = NO_CLASSES;
  #classesOf = '';

  get style(): InlineStyle {
    this.#style ??= new InlineStyle(this);
    return this.#style;
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  set id(id: string) {
    this.setAttribute('id', id);
  }

  /** The words of the `class` attribute. */
  get classes(): ReadonlySet<string> {
    const value = this.attributeMap.get('class') ?? '';
    if (value !== this.#classesOf) {
      this.#classes = new Set(value.split(/\s+/));
      this.#classesOf = value;
    }
    return this.#classes;
  }

  get attributes(): { name: string; value: string }[] {
    return [...this.attributeMap].map(([name, value]) => ({ name, value }));
  }

  getAttribute(name: string): string | null {
    return this.attributeMap.get(name) ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributeMap.set(name, `${value}`);
  }

  hasAttribute(name: string): boolean {
    return this.attributeMap.has(name);
  }

  removeAttribute(name: string): void {
    this.attributeMap.delete(name);
  }

  getAttributeNS(namespace: string | null, name: string): string | null {
    return this.getAttribute(qualified(namespace, name));
  }

  setAttributeNS(namespace: string | null, name: string, value: unknown): void {
    this.setAttribute(qualified(namespace, name), value);
  }

  removeAttributeNS(namespace: string | null, name: string): void {
    this.removeAttribute(qualified(namespace, name));
  }
}

function qualified(namespace: string | null, name: string): string {
  const prefix = ATTRIBUTE_PREFIX.get(namespace ?? '') ?? '';
  return name.startsWith(prefix) ? name : prefix + name;
}
