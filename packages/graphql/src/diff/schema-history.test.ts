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
  expect(Object.fromEntries(schemaHistory(versions))).toEqual({
    'Query.a': { changed: '4.0' },
    // What was gone meanwhile is new.
    'Query.b': { added: '4.0' },
    'Query.c': { added: '2.0' },
    'Query.c(d:)': { added: '2.0', changed: '3.0' },
    E: { added: '4.0' },
    'E.F': { added: '4.0' },
    'E.G': { added: '4.0' },
  });
});
