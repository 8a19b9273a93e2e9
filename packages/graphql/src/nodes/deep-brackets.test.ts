import { Source } from 'graphql';
import { expect, test } from 'vitest';
import { deepBrackets, nestedTooDeeply } from './deep-brackets.ts';

const open = '['.repeat(101);
const close = ']'.repeat(101);

test.each([
  ['closed', `type Query {\n  a: ${open}Int${close}\n}\n`, 'Nest fewer of them.'],
  ['open', `type Query {\n  a: ${open}Int\n}\n`, /^Close the brackets/],
  ['open before an invalid character', `type Query {\n  a: ${open}\\`, /^Close the brackets/],
])('brackets that are %s', (_name, text, hint) => {
  const deep = deepBrackets(new Source(text));
  expect(deep).toMatchObject({ line: 2, column: 105 });
  expect(deep && nestedTooDeeply({ file: 'a.graphql' }, deep).hint).toMatch(hint);
});
