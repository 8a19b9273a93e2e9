import { composeServices } from '@theguild/federation-composition';
import fc from 'fast-check';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isAllReachable } from './all-reachable.ts';
import { isSearchLong, withoutReachable } from './without-reachable.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@external", "@requires", "@provides", "@override", "@interfaceObject"])`;

const subgraphsOf = (texts: readonly string[]) =>
  texts.map((text, at) => ({
    name: `s${at}`,
    typeDefs: parse(text.includes('@') && !text.includes('extend type') ? `${link} ${text}` : text),
  }));

const isReachable = (...texts: readonly string[]) => isAllReachable(subgraphsOf(texts));

describe('fields are certainly reachable', () => {
  it('with a key of every subgraph, however many these are', () => {
    const texts = Array.from(
      { length: 60 },
      (_, at) =>
        `type Query { q${at}: P } type P @key(fields: "id") { id: ID! ${Array.from({ length: 50 }, (_, field) => `f${at}_${field}: ID`).join(' ')} }`,
    );
    expect(isReachable(...texts)).toBe(true);
  });

  it.each([
    ['values', ['type Query { v: V } type V @shareable { x: ID }', 'type V @shareable { x: ID }']],
    [
      'references that no key leads to',
      [
        'type Query { p: P } type P @key(fields: "id", resolvable: false) { id: ID! @shareable }',
        'type P @key(fields: "id") { id: ID! x: ID }',
      ],
    ],
    [
      'required fields',
      [
        'type Query { p: P } type P @key(fields: "id") { id: ID! x: ID }',
        'type P @key(fields: "id") { id: ID! x: ID @external y: ID @requires(fields: "x") }',
      ],
    ],
    [
      'fields that another subgraph took over',
      [
        'type Query { p: P } type P @key(fields: "id") { id: ID! x: ID }',
        'type P @key(fields: "id") { id: ID! x: ID @override(from: "s0") }',
      ],
    ],
    [
      'extensions of federation 1',
      [
        'type Query { p: P } type P @key(fields: "id") { id: ID! }',
        'extend type P @key(fields: "id") { id: ID! @external x: ID }',
      ],
    ],
  ])('if there are %s', (_, texts) => {
    expect(isReachable(...texts)).toBe(true);
  });
});

describe('a search has to tell', () => {
  it.each([
    ['without a key', 'type P { id: ID! @shareable }', 'type P @shareable { id: ID! x: ID }'],
    [
      'with another key',
      'type P @key(fields: "a") { a: ID }',
      'type P @key(fields: "b") { b: ID }',
    ],
    [
      'where a key cannot be resolved',
      'type P @key(fields: "id") { id: ID! }',
      'type P @key(fields: "id", resolvable: false) { id: ID! x: ID }',
    ],
    [
      'where the required field is out of reach',
      'type P @key(fields: "id") { id: ID! }',
      'type P @key(fields: "id") { id: ID! x: ID @external y: ID @requires(fields: "x") }',
    ],
  ])('%s', (_, first, second) => {
    expect(isReachable(`type Query { p: P } ${first}`, second)).toBe(false);
  });
});

it('leaves out of a search what is certainly reachable', () => {
  const texts = Array.from(
    { length: 3 },
    (_, at) =>
      `type Query { q${at}: P } type P @key(fields: "id") { id: ID! f${at}: ID g${at}: ID next: P @shareable }
type N @key(fields: "v { x }") { v: V @shareable n${at}: Int } type V @shareable { x: Int }`,
  );
  const fields = withoutReachable(subgraphsOf(texts)).map(({ typeDefs }) =>
    typeDefs.definitions.flatMap((node) =>
      'fields' in node
        ? (node.fields ?? []).map(({ name }) => `${node.name.value}.${name.value}`)
        : [],
    ),
  );
  const query = (at: number) => [`Query.q${at}`, 'P.id', 'P.next', 'N.v', `N.n${at}`, 'V.x'];
  expect(fields).toEqual([query(0), query(1), query(2)]);
});

it.each([
  ['few subgraphs share an entity', 11, '@key(fields: "id")', false],
  ['many do', 12, '@key(fields: "id")', true],
  ['many have a type without a key', 12, '@shareable', false],
])('knows whether a search takes long: %s', (_, length, directive, isLong) => {
  const text = `type Query { p: P @shareable } type P ${directive} { id: ID! }`;
  expect(isSearchLong(subgraphsOf(Array.from({ length }, () => text)))).toBe(isLong);
});

/** The fields of entities, which have the same type in all subgraphs. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ a: 'Int', b: 'Int', needed: 'Int', wanted: 'Int', given: 'Int' },
  ...{ other: 'R', any: 'I', one: 'U', value: 'V', root: 'Query' },
};

const names = (...all: string[]) => fc.uniqueArray(fc.constantFrom(...all), { maxLength: 3 });

/** What a subgraph says about an entity. */
const entity = fc.record({
  fields: names(
    ...Object.keys(FIELDS),
    ...['a', 'b', 'needed', 'wanted', 'given', 'other', 'other', 'any', 'one', 'value'],
  ),
  keys: fc.oneof(
    { weight: 6, arbitrary: fc.constant<string[]>(['id']) },
    names('id', 'a', 'id b', 'value { x }'),
  ),
  isResolvable: fc.constantFrom(true, true, true, true, true, false),
  isExtension: fc.boolean(),
  required: fc.constantFrom('', '', 'needed', 'needed wanted'),
  overridden: fc.constantFrom('', '', 'a', 'b', 'needed', 'other'),
  isGiving: fc.boolean(),
});

const subgraph = fc.record({
  P: entity,
  R: entity,
  values: fc.constantFrom('x', 'x', 'x', 'x y', 'x z'),
  members: fc.constantFrom('P', 'R', 'P | R'),
  queried: names('P', 'P', 'R', 'I', 'U', 'V'),
});

type Generated = typeof subgraph extends fc.Arbitrary<infer Value> ? Value : never;

function printEntity(name: string, { P, R }: Pick<Generated, 'P' | 'R'>, at: number): string {
  const part = name === 'P' ? P : R;
  const { keys, overridden, isResolvable, isExtension } = part;
  // The first subgraph has what others may need.
  const fields = at === 0 ? [...part.fields, 'needed', 'wanted', 'given'] : part.fields;
  const required = at === 0 ? '' : part.required;
  const gives = at > 0 && P.isGiving && P.fields.includes('other');
  const external = new Set([
    ...required.split(' ').filter(Boolean),
    ...(name === 'R' && gives ? ['given'] : []),
  ]);
  const inKeys = Object.keys(FIELDS).filter((field) =>
    new RegExp(`\\b${field}\\b`).test(keys.join(' ')),
  );
  const lines = Array.from(new Set([...fields, ...inKeys, ...external]), (field) => {
    const isOverriding = field === overridden && !external.has(field);
    const marks = [
      external.has(field) ? '@external' : '@shareable',
      isOverriding ? `@override(from: "s${(at + 1) % 3}")` : '',
      name === 'P' && field === 'other' && gives ? '@provides(fields: "given")' : '',
    ];
    return `${field}: ${FIELDS[field]} ${marks.join(' ')}`;
  });
  const applied = keys.map(
    (key) => `@key(fields: "${key}"${isResolvable ? '' : ', resolvable: false'})`,
  );
  const needing = required === '' ? '' : `need${at}: Int @requires(fields: "${required}")`;
  return `${isExtension && at > 0 ? 'extend ' : ''}type ${name} implements I ${applied.join(' ')} { id: ID! @shareable ${lines.join(' ')} ${needing} }`;
}

function print({ P, R, values, members, queried }: Generated, at: number): string {
  const roots = queried.map((type) => `q${at}${type}: ${type}`).join(' ');
  return `${link} type Query { own${at}: Int ${roots} }
${printEntity('P', { P, R }, at)} ${printEntity('R', { P, R }, at)}
type V @shareable { ${values.replace(/\w/g, '$&: Int')} }
union U = ${members} interface I { id: ID! }`;
}

it('the search of the composition library finds no errors where none is needed', () => {
  let needless = 0;
  let needed = 0;
  fc.assert(
    fc.property(fc.array(subgraph, { minLength: 2, maxLength: 3 }), (generated) => {
      const subgraphs = generated.map((each, at) => ({
        name: `s${at}`,
        typeDefs: parse(print(each, at)),
      }));
      const others = composeServices(subgraphs, { disableValidationRules: ['SatisfiabilityRule'] });
      if (others.errors !== undefined) return;
      const { errors = [] } = composeServices(subgraphs);
      if (errors.length > 0) needed++;
      const isSmallerSound = composeServices(withoutReachable(subgraphs)).errors === undefined;
      if (!isSmallerSound && !isAllReachable(subgraphs)) return;
      needless++;
      expect(errors.map(({ message }) => message)).toEqual([]);
    }),
    { numRuns: 100, seed: 1 },
  );
  expect(Math.min(needless, needed)).toBeGreaterThan(0);
});
