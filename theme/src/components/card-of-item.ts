import type { Card } from '@docgen/core/page';

/** An entry of a sidebar, as Docusaurus passes it to components. */
export interface DocusaurusItem {
  readonly type?: string;
  readonly label: string;
  readonly href?: string;
  readonly description?: string;
  /** The entries of a category. */
  readonly items?: readonly unknown[];
}

/** The card of an entry; `undefined` for a category without a page. */
export function cardOfItem({ label, href, description, items }: DocusaurusItem): Card | undefined {
  if (href === undefined) return undefined;
  return {
    title: label,
    to: href,
    description,
    count: items === undefined ? undefined : items.length,
  };
}
