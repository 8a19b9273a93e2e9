import { printType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { areServices } from '../diff/are-services.ts';
import { fieldsOf } from '../nodes/type-members.ts';
import { loadSubgraph } from './load-subgraph.ts';

const sourcesOf = (texts: readonly string[]) =>
  texts.map((text, at) => ({ file: `${at + 1}.graphql`, text }));

const load = (...texts: readonly string[]) =>
  loadSubgraph({ config: { id: 'a', strictness: 'strict' }, sources: sourcesOf(texts) });

const ORDERS = 'type Query { order: Order } type Order { buyer: User on: Date } scalar Date';
const USERS =
  '"What can be asked." type Query { user: User } type User { since: Date } scalar Date';

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])';
const KEY = '@key(fields: "since") { since';

describe('root types that several files define', () => {
  it('are one type if the files need each other, with the description that one of them has', () => {
    const { value, diagnostics } = load(ORDERS, USERS);
    expect(diagnostics).toEqual([]);
    const query = value?.schema.getQueryType();
    expect(Object.keys(query?.getFields() ?? {})).toEqual(['user', 'order']);
    expect(query?.description).toBe('What can be asked.');
  });

  it('may be beside types that are the same in several files', () => {
    const page = 'type Page { next: Boolean }';
    expect(load(`${ORDERS} ${page}`, `${USERS} "A page." ${page}`).diagnostics).toEqual([]);
  });

  it('leave the descriptions of other types, whichever file has them', () => {
    const page = (description: string) => `${description} type Page { next: Boolean }`;
    const { value } = load(ORDERS + page(''), USERS + page('"A page."'), page('"Another."'));
    expect(value?.schema.getType('Page')?.description).toBe('A page.');
  });

  it('may have other names', () => {
    const root = 'schema { query: Reading } ';
    const [orders, users] = [ORDERS, USERS].map((text) => root + text.replace('Query', 'Reading'));
    const { value, diagnostics } = load(orders ?? '', users ?? '');
    expect(diagnostics).toEqual([]);
    expect(Object.keys(value?.schema.getQueryType()?.getFields() ?? {})).toHaveLength(2);
  });

  it('are an error in one file', () => {
    const [first] = load(`${ORDERS}\n${USERS}`).diagnostics;
    expect(first).toMatchObject({ code: 'sdl-duplicate', place: { line: 2 } });
  });

  it('are an error if the files do not need each other: they may be services', () => {
    const [first] = load('type Query { a: Int }', 'type Query { b: Int }').diagnostics;
    expect(first?.message).toBe('There can be only one type named "Query".');
  });

  it.each([
    ['type A { a: Int }', 'type A { a: String b: Int }', 'Field "A.a" can only be defined once.'],
    ['type A { a: Int }', 'input A { b: Int }', 'There can be only one type named "A".'],
  ])('are one type even if others contradict each other: %s %s', (one, other, error) => {
    const { diagnostics } = load(`${ORDERS} ${one}`, `${USERS} ${other}`);
    expect(diagnostics.map(({ message }) => message)).toEqual([error]);
  });

  it('are merged like all other types, of which each member stays once', () => {
    const { value, diagnostics } = load(
      `${ORDERS} interface N { a: Int } type A implements N @x { a: Int } enum E { F } union U = A input I { a: Int = 1 } directive @x on OBJECT`,
      `${USERS} "It." type A implements N @x { "One." a: Int b(c: Int): E } enum E { F G } union U = A | User input I { b: [I!] }`,
    );
    expect(diagnostics).toEqual([]);
    const types = ['A', 'E', 'U', 'I'].flatMap((name) => value?.schema.getType(name) ?? []);
    expect(types.map(printType).join(' ').replace(/\s+/g, ' ')).toBe(
      '"""It.""" type A implements N { """One.""" a: Int b(c: Int): E } enum E { F G } union U = A | User input I { a: Int = 1 b: [I!] }',
    );
  });

  it('leave types their directives, whichever file has them', () => {
    const { value, diagnostics } = load(
      `${ORDERS} input I { a: Int }`,
      `${USERS.replace('Date } scalar Date', 'Date } scalar Date @specifiedBy(url: "/date")')} input I @oneOf { b: Int }`,
    );
    expect(diagnostics).toEqual([]);
    expect(value?.schema.getType('Date')).toMatchObject({ specifiedByURL: '/date' });
    expect(value?.schema.getType('I')).toMatchObject({ isOneOf: true });
  });

  it.each([
    ['order: Order', []],
    ['order: Int', ['Field "Query.order" can only be defined once.']],
  ])('have each field once, here also %s', (field, errors) => {
    const { diagnostics } = load(ORDERS, USERS.replace('user:', `${field} user:`));
    expect(diagnostics.map(({ message }) => message)).toEqual(errors);
  });
});

it('types of a lenient schema are merged whatever defines the root types', () => {
  const texts = ['type Query { a: A } type A { a: Int }', 'type A { b: B a: Int }', 'enum B { C }'];
  const { value, diagnostics } = loadSubgraph({
    config: { id: 'a', strictness: 'lenient' },
    sources: sourcesOf(texts),
  });
  expect(diagnostics).toEqual([]);
  expect(Object.keys(fieldsOf(value?.schema.getType('A')))).toEqual(['a', 'b']);
  expect(load(...texts).diagnostics.map(({ code }) => code)).toContain('sdl-duplicate');
});

it.each([
  ['need types of each other', [ORDERS, USERS], false],
  ['are complete', ['type Query { a: Int }', 'type Query { b: Int }'], true],
  ['define a field in two ways', [ORDERS, `${USERS} type Order { on: Int }`], true],
  ['define different fields of a type', [ORDERS, `${USERS} type Order { id: ID }`], false],
  [
    'define a type twice',
    [`${ORDERS} enum E { "One." A }`, `${USERS} "An enum." enum E { A }`],
    false,
  ],
  ['lack scalars only', ['type Query { a: Date }', 'type Query { b: Int } scalar Date'], true],
  ['are those of one subgraph', [`${LINK} ${ORDERS}`, USERS.replace('{ since', KEY)], false],
  ['are subgraphs', [ORDERS, USERS.replace('{ since', KEY)], true],
])('files with the same root types that %s', (_what, texts, expected) => {
  expect(areServices(sourcesOf(texts))).toBe(expected);
});
