import type { ShowConfig, Visibility } from '@docgen/core/config';
import { buildSchema, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadShop } from '../../../../test/support/load-schema.ts';
import { visibleSchema } from './visible-schema.ts';

const PUBLIC: ShowConfig = { directives: ['@tag(name: "public")'] };
const tag = '@tag(name: "public")';
const tagged = 'directive @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT';

/** The visible SDL, without the definition of `@tag` and its uses. */
function shown(sdl: string, visibility: Visibility = { show: PUBLIC }): string {
  const { value } = loadShop(`${tagged} ${sdl}`, 'lenient');
  if (value === undefined) throw new Error('the schema loads');
  const text = print(visibleSchema(value, visibility).value.document);
  return text
    .replaceAll(/ @tag\(name: "\w+"\)/g, '')
    .replace(/directive @tag.*\n\n/, '')
    .replaceAll(/\s+/g, ' ');
}

const sameAs = (sdl: string) => print(parse(sdl)).replaceAll(/\s+/g, ' ');

describe('of objects and interfaces, what is marked is shown', () => {
  it.each([
    [
      'fields, with the types that have them',
      `type Query { order: Order ${tag} audit: Audit } type Order { id: ID ${tag} secret: Int } type Audit { id: ID }`,
      'type Query { order: Order } type Order { id: ID }',
    ],
    [
      'all fields of a marked type',
      `type Query ${tag} { a: Order b: Int } type Order ${tag} { id: ID total: Int }`,
      'type Query { a: Order b: Int } type Order { id: ID total: Int }',
    ],
    [
      'all fields of a type that one of its extensions marks',
      `type Query { a: Order ${tag} } type Order { id: ID } extend type Order ${tag} { total: Int }`,
      'type Query { a: Order } type Order { id: ID } extend type Order { total: Int }',
    ],
    [
      'no fields whose types have nothing that is shown',
      `type Query ${tag} { a: Order b: Int } type Order { id: ID }`,
      'type Query { b: Int }',
    ],
    [
      'types that no operation leads to, if they are marked',
      `type Query ${tag} { a: Int } type Order { id: ID ${tag} secret: Int }`,
      'type Query { a: Int } type Order { id: ID }',
    ],
    [
      'what a shown type needs for the fields of its interfaces',
      `type Query ${tag} { node: Node } interface Node { id: ID ${tag} note: Int } type Order implements Node { id: ID note: Int total: Int ${tag} } type Audit implements Node { id: ID note: Int }`,
      'type Query { node: Node } interface Node { id: ID } type Order implements Node { id: ID total: Int }',
    ],
    [
      'no interfaces without shown fields',
      `type Query ${tag} { a: Order } interface Secret { id: ID } type Order implements Secret ${tag} { id: ID }`,
      'type Query { a: Order } type Order { id: ID }',
    ],
    [
      'unions that are marked, with their shown members',
      `type Query ${tag} { hit: Hit other: Other } union Hit ${tag} = Order | Audit union Other = Order type Order ${tag} { id: ID } type Audit { id: ID }`,
      'type Query { hit: Hit } union Hit = Order type Order { id: ID }',
    ],
  ])('%s', (_, sdl, expected) => {
    expect(shown(sdl)).toBe(sameAs(expected));
  });
});

describe('what fields and arguments use is shown with them', () => {
  it.each([
    [
      'scalars, enums and input objects',
      `type Query { a(by: By): Unit ${tag} b(secret: Lost): Secret } scalar Date enum Unit { G KG } input By { at: Date in: In } input In { n: Int } enum Secret { S } input Lost { by: By in: Deep } input Deep { n: Int }`,
      'type Query { a(by: By): Unit } scalar Date enum Unit { G KG } input By { at: Date in: In } input In { n: Int }',
    ],
    [
      'those that are marked, or whose values are, also if only a directive uses them that is not shown',
      `directive @secret(a: Unit b: Grade c: Secret) on FIELD_DEFINITION type Query { a: Int ${tag} @secret(a: G) } enum Unit ${tag} { G } enum Grade { A ${tag} SECRET } enum Secret { S }`,
      'type Query { a: Int } enum Unit { G } enum Grade { A }',
    ],
    [
      'if values are marked, only these',
      `type Query { a: Unit ${tag} } enum Unit { G ${tag} SECRET }`,
      'type Query { a: Unit } enum Unit { G }',
    ],
    [
      'if input fields are marked, only these and the required ones',
      `type Query { a(by: By): Int ${tag} } input By { x: Int ${tag} needed: Int! usual: Int! = 2 secret: Int }`,
      'type Query { a(by: By): Int } input By { x: Int needed: Int! }',
    ],
    [
      'if arguments are marked, only these and the required ones',
      `type Query { a(x: Int ${tag} needed: Int! secret: Int): Int ${tag} b(y: Int): Int ${tag} }`,
      'type Query { a(x: Int needed: Int!): Int b(y: Int): Int }',
    ],
    [
      'if arguments are marked in an interface, only these in the types that implement it',
      `type Query { a: A ${tag} } interface N { f(x: Int ${tag} secret: Int): Int ${tag} } type A implements N { f(x: Int secret: Int other: Int): Int b: Int ${tag} }`,
      'type Query { a: A } interface N { f(x: Int): Int } type A implements N { f(x: Int): Int b: Int }',
    ],
    [
      'if arguments are marked only in a type, also those that its interfaces need',
      `type Query { a: A ${tag} } interface N { f(x: Int): Int ${tag} } type A implements N { f(x: Int y: Int ${tag} secret: Int): Int b: Int ${tag} }`,
      'type Query { a: A } interface N { f(x: Int): Int } type A implements N { f(x: Int y: Int): Int b: Int }',
    ],
    [
      'all of a marked type, whatever else is marked in it',
      `type Query ${tag} { a(x: Int ${tag} y: Int): Unit } enum Unit ${tag} { G ${tag} KG }`,
      'type Query { a(x: Int y: Int): Unit } enum Unit { G KG }',
    ],
    [
      'not a field of which only an argument is marked',
      `type Query { a(x: Int ${tag}): Int b: Int ${tag} }`,
      'type Query { b: Int }',
    ],
    [
      'marked types that nothing uses',
      `type Query ${tag} { a: Int } scalar Date ${tag} enum Unit { G ${tag} KG } scalar Secret`,
      'type Query { a: Int } scalar Date enum Unit { G }',
    ],
  ])('%s', (_, sdl, expected) => {
    expect(shown(sdl)).toBe(sameAs(expected));
  });
});

it('what is hidden stays hidden, also if it is marked', () => {
  const sdl = `type Query ${tag} { a: Order b: Unit c: Int @tag(name: "internal") } type Order ${tag} { id: ID secret: Int } enum Unit ${tag} { G SECRET }`;
  const hide = { directives: ['@tag(name: "internal")'], names: ['*.secret', 'Unit'] };
  expect(shown(sdl, { show: PUBLIC, hide })).toBe(
    sameAs('type Query { a: Order } type Order { id: ID }'),
  );
});

it('names show what they match, as in `hide`', () => {
  const sdl =
    'type Query { order(id: ID, by: By): Order orders: [Order] audit: Int } type Order { id: ID total: Int } type OrderLog { id: ID } input By { n: Int }';
  const names = ['Query.order*', 'Order'];
  expect(shown(sdl, { show: { names } })).toBe(
    sameAs(
      'type Query { order(id: ID, by: By): Order orders: [Order] } type Order { id: ID total: Int } input By { n: Int }',
    ),
  );
});

it('`*` shows everything', () => {
  const sdl =
    'directive @audit(by: Team) on FIELD_DEFINITION enum Team { A } type Query { a(by: By = { n: 1 }): Any @audit(by: A) } union Any = A interface Node { id: ID } type A implements Node { id: ID } input By { n: Int } input Unused { n: Int } scalar Lost';
  expect(shown(sdl, { show: { names: ['*'] } })).toBe(sameAs(sdl));
});

it('directives are shown if they are named, or if federation or the language defines them', () => {
  const sdl = `directive @audit(by: Team) on FIELD_DEFINITION directive @rate(limit: Limit) on FIELD_DEFINITION | QUERY
    enum Team { SECRET } enum Limit { LOW }
    type Query { a: Int ${tag} @audit(by: SECRET) @rate(limit: LOW) @deprecated @lost }`;
  expect(shown(sdl, { show: { ...PUBLIC, names: ['@rate'] } })).toBe(
    sameAs(
      'directive @rate(limit: Limit) on FIELD_DEFINITION | QUERY enum Limit { LOW } type Query { a: Int @rate(limit: LOW) @deprecated }',
    ),
  );
});

it('types of a schema that are called like those of federation need marks', () => {
  expect(
    shown(
      `type Query { a: Policy b: Int ${tag} } type Policy { id: ID } type Scope { id: ID } scalar FieldSet`,
    ),
  ).toBe(sameAs('type Query { b: Int }'));
});

it('keys are shown as far as their fields are', () => {
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])';
  const text = shown(
    `${link} type Query { a: Order ${tag} } type Order @key(fields: "id") @key(fields: "secret") { id: ID! ${tag} secret: ID! }`,
  );
  expect(text).toContain('type Order @key(fields: "id") { id: ID! }');
  expect(text).not.toContain('secret');
});

it('what is shown is a valid schema', () => {
  const sdl = `interface Node ${tag} { id: ID! of: Node } type Query { node(id: ID!, by: By): Node ${tag} any: Any ${tag} }
    union Any ${tag} = A | B type A implements Node { id: ID! of: A x: Int ${tag} } type B implements Node { id: ID! of: B secret: Int }
    input By { secret: Int min: Int! ${tag} unit: Unit = SECRET } enum Unit { G ${tag} SECRET }`;
  const text = shown(sdl);
  expect(() => buildSchema(text)).not.toThrow();
  expect(text).not.toMatch(/secret/i);
  expect(text).not.toContain('type B');
});
