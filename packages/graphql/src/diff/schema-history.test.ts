import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { schemaHistory } from './schema-history.ts';

it('tells in which version something was added, and changed last', () => {
  const versions = [
    'type Query { a: Int b: Int }',
    'type Query { a: Int! b: Int c(d: Int): Int } enum E { F }',
    'type Query { a: Int!, c(d: Int!): Int }',
    'type Query { a: [Int] b: Int c(d: Int!): Int } enum E { F G }',
  ].map((sdl, index) => ({ label: `${index + 1}.0`, document: parse(sdl) }));
  const current = parse('type Query { a: [Int] b: Int c(d: Int!): Int } enum E { F G }');
  expect(Object.fromEntries(schemaHistory(versions, current))).toEqual({
    'Query.a': { changed: '4.0' },
    // Removed in a version and added again.
    'Query.b': { added: '4.0' },
    'Query.c': { added: '2.0' },
    'Query.c(d:)': { added: '2.0', changed: '3.0' },
    E: { added: '4.0' },
    'E.F': { added: '4.0' },
    'E.G': { added: '4.0' },
  });
});

it('takes fields of a root type that was called otherwise for the same', () => {
  const versions = [
    'type Query { a: Int again: Query } type M { b: Int } schema { query: Query mutation: M }',
    'type Query { a: Int again: Query c: Int } type M { b: Int } schema { query: Query mutation: M }',
    'type Root { a: Int again: Root c: Int d: Int } type Mutation { b: Int } schema { query: Root mutation: Mutation }',
  ].map((sdl, index) => ({ label: `${index + 1}.0`, document: parse(sdl) }));
  const current = parse(
    'type Root { a: Int } type Mutation { b: Int } schema { query: Root mutation: Mutation }',
  );
  expect(Object.fromEntries(schemaHistory(versions, current))).toEqual({
    'Root.c': { added: '2.0' },
    'Root.d': { added: '3.0' },
  });
});
