/** A node of an article's HTML: an element, or text with character references decoded. */
export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** Whether an element has a class. */
export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return attributes.class !== undefined && ` ${attributes.class} `.includes(` ${name} `);
}

/** All text in nodes, with its white space. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** The first element, parents before children, that passes a test. */
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
