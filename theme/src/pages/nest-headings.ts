import type { Heading } from '@docgen/core/heading';

export interface HeadingNode {
  readonly heading: Heading;
  readonly children: readonly HeadingNode[];
}

/** Files each heading below the nearest one before it that has a lower level. */
export function nestHeadings(headings: readonly Heading[]): HeadingNode[] {
  const nodes: HeadingNode[] = [];
  let position = 0;
  while (position < headings.length) {
    const heading = headings[position];
    if (heading === undefined) break;
    let end = position + 1;
    while ((headings[end]?.level ?? 0) > heading.level) end++;
    nodes.push({ heading, children: nestHeadings(headings.slice(position + 1, end)) });
    position = end;
  }
  return nodes;
}
