import { Kind, parse, type StringValueNode } from 'graphql';
import { expect, it } from 'vitest';
import { writtenDescription } from './written-description.ts';

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
  ['"""\r\n  Text.\r\n  More.\r\n""" scalar A', 2, 3],
  ['"""First\n  second.\n""" scalar A', 1, 4],
])('finds the text of %j', (sdl, line, column) => {
  const { markdown, place, indent = 0 } = writtenDescription(descriptionIn(sdl));
  expect(place).toMatchObject({ line, column });
  const file = sdl.split(/\r\n|\n/);
  markdown.split('\n').forEach((text, index) => {
    const start = index === 0 ? column - 1 : indent;
    expect(file[line - 1 + index]?.slice(start, start + text.length)).toBe(text);
  });
});

it('knows no place for what was not read from a file', () => {
  expect(writtenDescription({ kind: Kind.STRING, value: 'Text.' })).toEqual({ markdown: 'Text.' });
});
