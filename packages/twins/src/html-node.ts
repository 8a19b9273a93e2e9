/** A piece of an article's HTML: an element, or text with its character references resolved. */
export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  /** Lower-case name. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** Whether one of the element's classes is this one. */
export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return attributes.class !== undefined && ` ${attributes.class} `.includes(` ${name} `);
}

/** All text inside, as it stands in the source. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** The first element, parents before children, for which a test holds. */
export function findElement(
  nodes: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = test(node) ? node : findElement(node.children, test);
    if (found !== undefined) return found;
  }
  return undefined;
}
