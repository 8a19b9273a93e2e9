import type { Heading } from '@docgen/core/heading';
import { expect, test } from 'vitest';
import { type HeadingNode, nestHeadings } from './nest-headings.ts';

const heading = (level: number, id: string): Heading => ({ level, id, text: id, html: id });
const outline = (nodes: readonly HeadingNode[]): string =>
  nodes.map(({ heading: { id }, children }) => `${id}(${outline(children)})`).join('');

test('headings nest below the nearest one of a lower level, whatever is skipped', () => {
  const nodes = nestHeadings([
    heading(3, 'a'),
    heading(2, 'b'),
    heading(4, 'c'),
    heading(3, 'd'),
    heading(2, 'e'),
  ]);
  expect(outline(nodes)).toBe('a()b(c()d())e()');
});
