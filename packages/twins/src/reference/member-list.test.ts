import { expect, test } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';
import { inputList } from './member-list.ts';

test('the fields that an argument lacks are a link to its type', () => {
  const columns = Array.from({ length: 70 }, (_, at) => `c${at}: Int`).join(' ');
  const sdl = `type Query { find(where: Where): Int } input Where { ${columns} }`;
  const entry = modelsOf({ shop: sdl }).value.entry('shop', 'Query.find');
  if (!('inputTree' in entry)) throw new Error('it is an operation');
  const twin = inputList(entry.inputTree, {
    config: { url: 'https://shop.example', basePath: '/', trailingSlash: 'never', texts: {} },
    schemas: new Map(),
    describe: ({ markdown }) => markdown,
  });
  const url = 'https://shop.example/shop/types/inputs/where';
  expect(twin.split('\n')[0]).toBe(`- \`where\` ([\`Where\`](${url}))`);
  expect(twin.split('\n').at(-1)).toBe(`  - [11 more fields of Where](${url})`);
});
