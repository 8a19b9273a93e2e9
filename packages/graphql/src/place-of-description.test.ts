import { Kind, parse, type StringValueNode } from 'graphql';
import { expect, it } from 'vitest';
import { placeOfDescription } from './place-of-description.ts';

function descriptionIn(sdl: string): StringValueNode {
  const [node] = parse(sdl).definitions;
  if (node?.kind !== Kind.SCALAR_TYPE_DEFINITION || !node.description) throw new Error('no scalar');
  return node.description;
}

it.each([
  ['"Text." scalar A', 1, 2],
  ['  "Text." scalar A', 1, 4],
  ['"""Text.""" scalar A', 1, 4],
  ['"""\nText.\n""" scalar A', 2, 1],
  ['\n  """\n\n    Text.\n      More.\n  """ scalar A', 4, 5],
  ['"""\n    Text.\n  More.\n""" scalar A', 2, 3],
  ['"""\r\n  Text.\r\n""" scalar A', 2, 3],
  ['"""First\n  second.\n""" scalar A', 1, 4],
])('finds the text of %j', (sdl, line, column) => {
  const node = descriptionIn(sdl);
  const place = placeOfDescription(node);
  expect(place).toMatchObject({ line, column });
  const [first = ''] = node.value.split('\n');
  expect(sdl.split(/\r\n|\n/)[line - 1]?.slice(column - 1)).toContain(first);
});

it('knows no place for what was not read from a file', () => {
  expect(placeOfDescription({ kind: Kind.STRING, value: 'Text.' })).toBeUndefined();
});
