import type { InputNode } from '@docgen/core/schema-model';
import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

function treeOf(sdl: string): readonly InputNode[] {
  const entry = modelsOf({ shop: sdl }).value.entry('shop', 'Query.find');
  if (!('inputTree' in entry)) throw new Error('it is an operation');
  return entry.inputTree;
}

/** Names of inputs with those of their fields, `+` and the number of those that are left out. */
function outline(nodes: readonly InputNode[]): string {
  return nodes
    .map(({ input, fields, more }) => {
      const inside = fields === undefined ? '' : `(${outline(fields)}${more ? ` +${more}` : ''})`;
      return `${input.name}${inside}`;
    })
    .join(' ');
}

const columns = (count: number, type: string, from = 0) =>
  Array.from({ length: count }, (_, at) => `c${from + at}: ${type}`).join(' ');

it('shows the fields of every argument before those of their fields', () => {
  const sdl = `type Query { find(order: Order, where: Where): Int }
input Order { ${columns(20, 'Direction')} other: Other } input Other { ${columns(20, 'Direction')} }
input Where { ${columns(20, 'Compare')} } input Compare { eq: Int not: Int }
enum Direction { ASC DESC }`;
  const [order, where] = treeOf(sdl);
  expect(order?.fields?.length).toBe(21);
  expect(where?.fields?.length).toBe(20);
  expect(outline(where?.fields?.slice(0, 2) ?? [])).toBe('c0(eq not) c1');
  expect(order?.fields?.at(-1)?.fields).toBeUndefined();
});

it('shares the room among arguments that are too large together, smaller ones whole', () => {
  const sdl = `type Query { find(order: Order, page: Page!, where: Where): Int }
input Order { ${columns(50, 'Int')} must: Int! old: Int @deprecated } input Page { size: Int from: Int }
input Where { ${columns(40, 'Int')} }`;
  const [page, order, where] = treeOf(sdl);
  expect([page, order, where].map((node) => [node?.fields?.length, node?.more])).toEqual([
    [2, undefined],
    [28, 24],
    [27, 13],
  ]);
  // Of an input type that is cut, required fields are shown, and deprecated ones are not.
  expect(order?.fields?.[0]?.input.name).toBe('must');
  expect(order?.fields?.at(-1)?.input.name).toBe('c26');
});

it('shows the fields of one large argument, up to the limit', () => {
  const sdl = (count: number) =>
    `type Query { find(by: By!): Int } input By { ${columns(count, 'Int')} }`;
  expect(treeOf(sdl(59))[0]).toMatchObject({ fields: { length: 59 } });
  expect(treeOf(sdl(59))[0]).not.toHaveProperty('more');
  expect(treeOf(sdl(100))[0]).toMatchObject({ fields: { length: 59 }, more: 41 });
});

it('leaves arguments as links if there are too many for a useful part of each', () => {
  const args = Array.from({ length: 20 }, (_, at) => `a${at}: By`).join(' ');
  const sdl = `type Query { find(${args}): Int } input By { ${columns(9, 'Int')} }`;
  expect(treeOf(sdl).every(({ fields, cut }) => fields === undefined && cut === 'limit')).toBe(
    true,
  );
});

it('tells of fields of one type what the first accepts, and of arguments each', () => {
  const sdl = `type Query { find(by: By, then: By, up: Direction, down: Direction): Int }
input By { name: Direction size: Direction from: Place to: Place key: Key }
input Place { x: Int } input Key { id: ID } enum Direction { ASC DESC }`;
  const tree = treeOf(sdl);
  expect(outline(tree)).toBe(
    'by(name size from(x) to key(id)) then(name size from(x) to key(id)) up down',
  );
  const values = (nodes: readonly InputNode[] = []) =>
    nodes.filter(({ values }) => values !== undefined).map(({ input }) => input.name);
  expect(values(tree)).toEqual(['up', 'down']);
  expect(values(tree[0]?.fields)).toEqual(['name']);
});
