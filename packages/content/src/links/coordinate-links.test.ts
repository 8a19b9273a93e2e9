import { stringWork } from '@docgen/core/testing/string-work';
import type { Root, Text } from 'mdast';
import { expect, it } from 'vitest';
import { linkCoordinates } from './coordinate-links.ts';

const resolve = (href: string) => ({ href: href.replace('schema:', '/') });

function paragraph(...values: readonly string[]): Root {
  const children = values.map((value): Text => ({ type: 'text', value }));
  return { type: 'root', children: [{ type: 'paragraph', children }] };
}

it('a text may contain very many coordinates', () => {
  const tree = paragraph('[[Order.id]] '.repeat(70_000));
  linkCoordinates(tree, resolve);
  const [first] = tree.children;
  expect(first?.type === 'paragraph' && first.children.length).toBe(140_000);
});

it('texts around the coordinates stay where they are', () => {
  const tree = paragraph('a', '[[Order.id]]b', 'c[[1', 'd[[Order]]');
  linkCoordinates(tree, resolve);
  const [first] = tree.children;
  expect(first?.type === 'paragraph' && first.children).toMatchObject([
    { value: 'a' },
    { url: 'schema:Order.id' },
    { value: 'b' },
    { value: 'c[[1' },
    { value: 'd' },
    { url: 'schema:Order' },
  ]);
});

it('each further coordinate is located in the same time', async () => {
  const work = (count: number) => {
    const value = 'See\n[[Order.id]] '.repeat(count);
    const position = {
      start: { line: 3, column: 5, offset: 20 },
      end: { line: 3 + count, column: 14, offset: 20 + value.length },
    };
    const tree = paragraph();
    const [first] = tree.children;
    if (first?.type === 'paragraph') first.children.push({ type: 'text', value, position });
    return stringWork('split', () => {
      linkCoordinates(tree, resolve);
      const last = first?.type === 'paragraph' && first.children.at(-2);
      expect(last).toMatchObject({ position: { start: { line: 3 + count, column: 1 } } });
    });
  };
  const [few, many] = [await work(50), await work(200)];
  expect(many.characters).toBeLessThanOrEqual(5 * few.characters);
});
