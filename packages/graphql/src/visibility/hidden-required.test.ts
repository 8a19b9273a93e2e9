import type { Visibility } from '@docgen/core/config';
import { expect, it } from 'vitest';
import { loadShop } from '../../../../test/support/load-schema.ts';
import { visibleSchema } from './visible-schema.ts';

/** Warnings of what hiding makes impossible to use, each with its place, and their hints. */
function warnings(sdl: string, visibility: Visibility) {
  const { value } = loadShop(sdl);
  if (value === undefined) throw new Error('the schema loads');
  const found = visibleSchema(value, visibility).diagnostics.filter(
    ({ code }) => code === 'hidden-required',
  );
  return found.map(({ severity, message, hint, place }) => [
    `${severity} ${place?.file}:${place?.line}:${place?.column} ${message}`,
    hint,
  ]);
}

const hiding = (sdl: string, ...names: string[]) => warnings(sdl, { hide: { names } });

it.each([
  [
    'an argument',
    'type Query { a(key: ID!, n: Int!): Int }',
    ['*.*(key:)'],
    'shop.graphql:1:16 "Query.a(key:)" is hidden, but it is required: readers cannot call "Query.a".',
    'Hide "Query.a" as well, or give "Query.a(key:)" a default value.',
  ],
  [
    'an argument, with its type',
    'type Query { a: Int\n  b(of: [Sec!]!): Int } input Sec { a: Int }',
    ['Sec'],
    'shop.graphql:2:5 "Query.b(of:)" is hidden, because its type "Sec" is, but it is required: readers cannot call "Query.b".',
    'Hide "Query.b" as well, or give "Query.b(of:)" a default value.',
  ],
  [
    'an input field',
    'type Query { a(by: By): Int } input By { n: Int\n  key: ID! }',
    ['By.key'],
    'shop.graphql:2:3 "By.key" is hidden, but it is required: readers cannot write a value of "By".',
    'Hide "By" as well, or give "By.key" a default value.',
  ],
  [
    'an input field, with all values of its type',
    'type Query { a(by: By): Int } input By { n: Int e: E! } enum E { X }',
    ['E.X'],
    'shop.graphql:1:49 "By.e" is hidden, because its type "E" is, but it is required: readers cannot write a value of "By".',
    'Hide "By" as well, or give "By.e" a default value.',
  ],
])('what is required and hidden is reported: %s', (_, sdl, names, message, hint) => {
  expect(hiding(sdl, ...names)).toEqual([[`warning ${message}`, hint]]);
});

it('what is hidden because of an interface is reported with this reason', () => {
  const found = hiding(
    'type Query { n: N } interface N { f(y: Int!): Int } type A implements N { f(y: Int!): Int }',
    'N.f(y:)',
  );
  expect(found.map(([message]) => message)).toEqual([
    'warning shop.graphql:1:37 "N.f(y:)" is hidden, but it is required: readers cannot call "N.f".',
    'warning shop.graphql:1:77 "A.f(y:)" is hidden, because it is in an interface, or in another type that implements it, but it is required: readers cannot call "A.f".',
  ]);
});

it('what looks required without its default value is reported', () => {
  const sdl =
    'type Query { a(list: [E!]! = [SECRET], e: E = SECRET, by: By): Int } input By { e: E! = SECRET } enum E { A SECRET }';
  const told = (coordinate: string, value: string) => [
    `"${coordinate}" looks required, because its default value ${value} names something that is hidden: readers cannot tell that they may omit it.`,
    `Hide "${coordinate}" as well, give it another default value, or show what ${value} names.`,
  ];
  const [list, inList] = told('Query.a(list:)', '[SECRET]');
  const [field, inField] = told('By.e', 'SECRET');
  const expected = [
    [`warning shop.graphql:1:16 ${list}`, inList],
    [`warning shop.graphql:1:81 ${field}`, inField],
  ];
  expect(hiding(sdl, 'E.SECRET')).toEqual(expected);
  expect(warnings(sdl, { show: { directives: [], names: ['Query.a', 'E.A'] }, hide: {} })).toEqual(
    expected,
  );
});

it('a default value is one line of a message', () => {
  const [[message] = []] = hiding(
    'type Query { a(by: By! = { e: X, t: """a\nb""" }): Int } input By { e: E t: String } enum E { X Y }',
    'E.X',
  );
  expect(message).toContain('its default value {e: X, t: "a\\nb"} names something');
});

it.each([
  ['optional arguments and input fields', 'a(x: ID, y: Int! = 1, by: By)', ['*.*(x:)', '*.*(y:)']],
  ['arguments of hidden fields', 'a(x: ID!)', ['Query.a']],
  ['fields of hidden input objects', 'a(by: By)', ['By']],
  ['arguments that are hidden for their default value', 'a(x: E! = X @deprecated)', ['E.X']],
  ['arguments of directives', 'a', ['@d(x:)']],
])('%s are not reported', (_, field, names) => {
  const sdl = `directive @d(x: ID!, n: Int) on FIELD_DEFINITION type Query { ${field}: Int b: E }
    input By { x: ID! y: Int } enum E { X Y }`;
  expect(hiding(sdl, ...names)).toEqual([]);
});

it('arguments that gateways fill are not reported', () => {
  const sdl = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.8", import: ["@key", "@context", "@fromContext"])
    type Query { shop: Shop } type Shop @key(fields: "id") @context(name: "shop") { id: ID! part: Part! }
    type Part @key(fields: "id") { id: ID! a(of: ID! @fromContext(field: "$shop { id }")): Int }`;
  expect(hiding(sdl, 'Part.a(of:)')).toEqual([]);
});
