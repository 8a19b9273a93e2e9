import { AttributedNode } from './attributed-node.ts';
import type { Box } from './box.ts';
import { type MarkupNode, parseMarkup, printMarkup } from './markup.ts';
import { compileSelector } from './selector.ts';
import { TreeNode } from './tree-node.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The layout that a browser computes while a diagram is drawn. */
export interface Layout {
  /** The element's box in its own coordinates, as `getBBox()`. */
  box(element: VirtualElement): Box;
  /** The element's box on the page, as `getBoundingClientRect()`. */
  pageBox(element: VirtualElement): Box;
  /** Advance width of an element's text in user units, as `getComputedTextLength()`. */
  textLength(element: VirtualElement): number;
  /** Called when the text of a `<style>` element is set. */
  styled(css: string): void;
}

export type VirtualNode = VirtualElement | VirtualText;

export class VirtualText extends TreeNode<VirtualElement> {
  readonly ownerDocument: VirtualDocument;
  readonly nodeType = 3;
  textContent: string;

  constructor(ownerDocument: VirtualDocument, text: string) {
    super();
    this.ownerDocument = ownerDocument;
    this.textContent = text;
  }
}

export class VirtualElement extends AttributedNode<VirtualElement> {
  readonly ownerDocument: VirtualDocument;
  readonly nodeType = 1;
  readonly namespaceURI: string;
  readonly localName: string;
  readonly childNodes: VirtualNode[] = [];

  constructor(ownerDocument: VirtualDocument, namespaceURI: string, name: string) {
    super();
    this.ownerDocument = ownerDocument;
    this.namespaceURI = namespaceURI;
    this.localName = name;
  }

  get tagName(): string {
    return this.namespaceURI === XHTML ? this.localName.toUpperCase() : this.localName;
  }

  get children(): VirtualElement[] {
    return this.childNodes.filter((child) => child.nodeType === 1);
  }

  get firstChild(): VirtualNode | null {
    return this.childNodes[0] ?? null;
  }

  appendChild<T extends VirtualNode>(child: T): T {
    return this.insertBefore(child, null);
  }

  insertBefore<T extends VirtualNode>(child: T, before: VirtualNode | null): T {
    child.remove();
    const index = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(index === -1 ? this.childNodes.length : index, 0, child);
    child.parentNode = this;
    return child;
  }

  removeChild<T extends VirtualNode>(child: T): T {
    child.remove();
    return child;
  }

  replaceChildren(...children: VirtualNode[]): void {
    for (const child of [...this.childNodes]) child.remove();
    for (const child of children) this.appendChild(child);
  }

  cloneNode(deep = false): VirtualElement {
    const copy = new VirtualElement(this.ownerDocument, this.namespaceURI, this.localName);
    for (const [name, value] of this.attributeMap) copy.attributeMap.set(name, value);
    if (deep) {
      for (const child of this.childNodes) {
        copy.appendChild(
          child instanceof VirtualText
            ? new VirtualText(this.ownerDocument, child.textContent)
            : child.cloneNode(true),
        );
      }
    }
    return copy;
  }

  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }

  set textContent(text: string) {
    this.replaceChildren();
    if (text !== '') this.appendChild(new VirtualText(this.ownerDocument, `${text}`));
  }

  get innerHTML(): string {
    return printMarkup(this.childNodes);
  }

  set innerHTML(markup: string) {
    if (this.localName === 'style') {
      this.textContent = markup;
      this.ownerDocument.layout.styled(markup);
    } else {
      this.replaceChildren();
      this.#append(parseMarkup(markup));
    }
  }

  #append(nodes: readonly MarkupNode[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') {
        this.appendChild(new VirtualText(this.ownerDocument, node));
        continue;
      }
      const child = new VirtualElement(this.ownerDocument, this.#namespaceOf(node.name), node.name);
      for (const [name, value] of node.attributes) child.attributeMap.set(name, value);
      this.appendChild(child).#append(node.children);
    }
  }

  /** The namespace that HTML parsers give a child of this name. */
  #namespaceOf(child: string): string {
    if (child === 'svg') return SVG;
    return this.localName.toLowerCase() === 'foreignobject' ? XHTML : this.namespaceURI;
  }

  matches(selector: string): boolean {
    return compileSelector(selector).some((complex) => complex.matches(this));
  }

  querySelector(selector: string): VirtualElement | null {
    const complexes = compileSelector(selector);
    let found: VirtualElement | null = null;
    this.visit((element) => {
      if (!complexes.some((complex) => complex.matches(element))) return false;
      found = element;
      return true;
    });
    return found;
  }

  querySelectorAll(selector: string): VirtualElement[] {
    const complexes = compileSelector(selector);
    const found: VirtualElement[] = [];
    this.visit((element) => {
      if (complexes.some((complex) => complex.matches(element))) found.push(element);
      return false;
    });
    return found;
  }

  getElementsByTagName(name: string): VirtualElement[] {
    return this.querySelectorAll(name);
  }

  /**
   * Compares the positions of two elements for d3: 2 if `other` comes first, 4 if it comes later.
   */
  compareDocumentPosition(other: VirtualElement): number {
    let order = 1;
    this.ownerDocument.documentElement.visit((element) => {
      if (element === this) order = 4;
      else if (element === other) order = 2;
      return order !== 1;
    });
    return order;
  }

  /**
   * Mermaid turns data that contains elements into JSON. In a browser, they become `{}` as well.
   */
  toJSON(): object {
    return {};
  }

  /**
   * Visits every element below this one, in document order.
   *
   * @param stop - Returns `true` to end the walk.
   * @returns Whether the walk was ended.
   */
  visit(stop: (element: VirtualElement) => boolean): boolean {
    for (const child of this.childNodes) {
      if (child.nodeType === 1 && (stop(child) || child.visit(stop))) return true;
    }
    return false;
  }

  getBBox(): Box {
    return this.ownerDocument.layout.box(this);
  }

  getBoundingClientRect(): Box & { left: number; top: number; right: number; bottom: number } {
    const box = this.ownerDocument.layout.pageBox(this);
    return {
      ...box,
      left: box.x,
      top: box.y,
      right: box.x + box.width,
      bottom: box.y + box.height,
    };
  }

  getComputedTextLength(): number {
    return this.ownerDocument.layout.textLength(this);
  }

  addEventListener(): void {}

  removeEventListener(): void {}
}

/**
 * The part of a browser's document that mermaid and d3 use to draw: a tree, selectors and
 * attributes. General DOM libraries do not suffice because they have no layout, and mermaid
 * requests the sizes of elements while it draws.
 */
export class VirtualDocument {
  readonly nodeType = 9;
  readonly layout: Layout;
  readonly documentElement: VirtualElement;
  readonly body: VirtualElement;
  /** The window that owns this document, where d3 looks for `getComputedStyle`. */
  defaultView: unknown = null;

  constructor(layout: Layout) {
    this.layout = layout;
    this.documentElement = this.createElement('html');
    this.body = this.documentElement.appendChild(this.createElement('body'));
  }

  createElement(name: string): VirtualElement {
    return this.createElementNS(XHTML, name);
  }

  createElementNS(namespace: string | null, name: string): VirtualElement {
    return new VirtualElement(this, namespace ?? SVG, name);
  }

  getElementById(id: string): VirtualElement | null {
    return this.querySelector(`[id="${id}"]`);
  }

  querySelector(selector: string): VirtualElement | null {
    return this.documentElement.querySelector(selector);
  }

  querySelectorAll(selector: string): VirtualElement[] {
    return this.documentElement.querySelectorAll(selector);
  }
}
