import { invariant } from '@docgen/core/basics/invariant';
import { expect, it } from 'vitest';
import { changeViews } from './change-views.ts';
import { gatheredChanges } from './gathered-changes.ts';
import { loadVersion } from './load-version.ts';
import { schemaChanges } from './schema-changes.ts';
import { toldText } from './told-text.ts';

const load = (text: string, strictness: 'strict' | 'lenient' = 'strict') => {
  const sdl = `type Query { node: Node thing: Thing }\n${text}`;
  const { value } = loadVersion([{ file: 'a.graphql', text: sdl }], strictness);
  invariant(value !== undefined, text);
  return value;
};

/** What a page tells of the changes, with code in backticks. */
const told = (before: string, after: string, strictness: 'strict' | 'lenient' = 'strict') =>
  gatheredChanges(schemaChanges(load(before, strictness), load(after, strictness))).map(
    ({ change, alike }) =>
      toldText({ ...change, alike }, () => undefined)
        .map((part) => (typeof part === 'string' ? part : `\`${part.code}\``))
        .join(''),
  );

/** An interface, another one that implements it, and three types. */
const schema = (fields: string, ofCar = fields) => `
interface Node { id: ID! ${fields} }
interface Thing implements Node { id: ID! ${fields} }
type Book implements Node & Thing { id: ID! ${fields} }
type Car implements Thing & Node { id: ID! ${ofCar} }
type Dog implements Node { id: ID! ${fields} }`;

it.each([
  ['an added field', 'old: Int', 'old: Int name: String', '`Node.name` was added.'],
  ['a removed one', 'old: Int', '', '`Node.old` was removed.'],
  [
    'a removed deprecated one, whose reason has no period',
    'old: Int @deprecated(reason: "Use id")',
    '',
    '`Node.old` was removed. It was deprecated: Use id.',
  ],
  ['another type', 'old: Int', 'old: [Int]', '`Node.old` changed type from `Int` to `[Int]`.'],
  [
    'an argument',
    'old: Int',
    'old(first: Int): Int',
    'An optional arg `first` on `Node.old` was added.',
  ],
])(
  'tells once of a change that types have because of an interface: %s',
  (_, before, after, what) => {
    expect(told(schema(before), schema(after))).toEqual([
      `${what} Also in \`Book\`, \`Car\`, \`Dog\` and \`Thing\`, which implement \`Node\`.`,
    ]);
  },
);

it('tells of a type whose change is another one', () => {
  expect(told(schema('old: Node'), schema('old: Node!', 'old: Thing!'))).toEqual([
    '`Car.old` changed type from `Node` to `Thing!`.',
    '`Node.old` changed type from `Node` to `Node!`. Also in `Book`, `Dog` and `Thing`, which implement `Node`.',
  ]);
});

it('tells of each type if the interface has not changed', () => {
  const before = 'interface Node { id: ID! } type Thing implements Node { id: ID! }';
  expect(
    told(
      `${before} type A implements Node { id: ID! }`,
      `interface Node { id: ID! } type Thing implements Node { id: ID! x: Int } type A implements Node { id: ID! x: Int }`,
    ),
  ).toEqual(['`A.x` was added.', '`Thing.x` was added.']);
});

it('tells of each type that implements the interface in one of the versions only', () => {
  const before = 'interface Node { id: ID! } interface Thing implements Node { id: ID! }';
  const after =
    'interface Node implements Thing { id: ID! x: Int } interface Thing { id: ID! x: Int }';
  expect(told(before, after)).toEqual([
    '`Thing` no longer implements interface Node.',
    'Thing added to interfaces implemented by `Node`.',
    '`Node.x` was added.',
    '`Thing.x` was added.',
  ]);
  const old = (implement: string, field: string) =>
    `interface Node { id: ID! ${field} } type Thing ${implement} { id: ID! ${field} }`;
  expect(told(old('implements Node', 'old: Int'), old('', ''))).toEqual([
    '`Node.old` was removed.',
    '`Thing` no longer implements interface Node.',
    '`Thing.old` was removed.',
  ]);
});

it('tells of all changes of a schema whose types do not name the interfaces of an interface', () => {
  const sdl = (x: string) =>
    `interface Node { id: ID! ${x} } interface Thing implements Node { id: ID! ${x} } type A implements Thing { id: ID! ${x} }`;
  expect(told(sdl(''), sdl('x: Int'), 'lenient')).toEqual([
    '`A.x` was added.',
    '`Node.x` was added. Also in `Thing`, which implements `Node`.',
  ]);
});

it('names a single type', () => {
  const sdl = (fields: string) =>
    `interface Node { id: ID! ${fields} } type Thing implements Node { id: ID! ${fields} }`;
  expect(told(sdl(''), sdl('x: Int'))).toEqual([
    '`Node.x` was added. Also in `Thing`, which implements `Node`.',
  ]);
});

it('leaves descriptions to each type, because they may differ', () => {
  expect(told(schema('old: Int'), schema('"Old." old: Int'))).toHaveLength(5);
});

it('gathers changes of one schema only', () => {
  const changes = schemaChanges(load(schema('')), load(schema('x: Int'))).map((change) => ({
    ...change,
    schema: change.coordinate.startsWith('Book') ? 'books' : 'all',
  }));
  expect(gatheredChanges(changes).map(({ change, alike }) => [change.coordinate, alike])).toEqual([
    ['Book.x', []],
    ['Node.x', ['Car', 'Dog', 'Thing']],
  ]);
});

it('is one sentence of the reference, with the number of the other types', () => {
  const changes = schemaChanges(load(schema('')), load(schema('x: Int')));
  const model = { id: 'a', route: '/a', definition: { roots: [], directives: [] }, entries: [] };
  const [version] = changeViews([{ before: '1', changes }], model);
  expect(version?.changes.map(({ alike, text: [first] }) => [alike, first])).toEqual([
    [4, { code: 'Node.x' }],
  ]);
});
