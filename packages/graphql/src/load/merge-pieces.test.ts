import { describe, expect, it } from 'vitest';
import { areServices } from '../diff/are-services.ts';
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

  it('are one type even if another type is defined in two ways, which is an error', () => {
    const { diagnostics } = load(`${ORDERS} type A { a: Int }`, `${USERS} type A { b: Int }`);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'There can be only one type named "A".',
    ]);
  });

  it('have each field once', () => {
    const { diagnostics } = load(ORDERS, USERS.replace('user:', 'order: Int user:'));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Field "Query.order" can only be defined once.',
    ]);
  });
});

it.each([
  ['need types of each other', [ORDERS, USERS], false],
  ['are complete', ['type Query { a: Int }', 'type Query { b: Int }'], true],
  ['define a type in two ways', [ORDERS, `${USERS} type Order { id: ID }`], true],
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
