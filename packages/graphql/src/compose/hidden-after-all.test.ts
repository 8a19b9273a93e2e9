import { describe, expect, it } from 'vitest';
import { composed } from '../../../../test/support/load-schema.ts';

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", as: "f", import: [{ name: "@inaccessible", as: "@secret" }])';
const compose = (sdl: string) => composed({ a: `${link} type Query { t: T } ${sdl}` });

describe('what is needed by something inaccessible may be inaccessible', () => {
  it.each([
    [
      'fields that implement those of a hidden interface',
      'interface I @secret { id: ID } type T implements I { id: ID @secret n: Int }',
    ],
    [
      'required arguments of fields of a hidden type',
      'type T { n: Int } type H @secret { n(a: Int! @secret): Int }',
    ],
    [
      'values in defaults of arguments of a hidden field',
      'type T { n: Int h(e: E = X): Int @secret } enum E { X @secret Y }',
    ],
    [
      'values in defaults of arguments of a hidden type',
      'type T { n: Int } type H @secret { n(e: E = X): Int } enum E { X @secret Y }',
    ],
    [
      'values in defaults of a hidden input type',
      'type T { n(e: E): Int } input H @secret { e: E = X } enum E { X @secret Y }',
    ],
  ])('%s', (_, sdl) => {
    const { supergraph, diagnostics } = compose(sdl);
    expect(diagnostics).toEqual([]);
    expect(supergraph).toContain('type T');
  });

  it('also if another subgraph or one with an own name for its root type hides it', () => {
    const one = `${link} type Query { t: T } interface I { id: ID } type T implements I { id: ID @secret n: Int }`;
    const other = `${link} schema { query: Root } type Root { x: Int h(e: E = X): Int @secret } interface I @secret { id: ID } enum E { X @secret Y }`;
    expect(composed({ one, other }).diagnostics).toEqual([]);
  });
});

describe('what clients need must be accessible', () => {
  it.each([
    ['interface I { id: ID } type T implements I { id: ID @secret n: Int }', 'T.id'],
    ['type T { n(a: Int! @secret): Int }', 'T.n(a:)'],
    ['type T { n(i: I): Int } input I { a: Int! @secret b: Int }', 'I.a'],
    ['type T { n(e: E = X): Int } enum E { X @secret Y }', 'E.X'],
  ])('%s', (sdl, coordinate) => {
    const messages = compose(sdl).diagnostics.map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining(`"${coordinate}" is @inaccessible`)]);
  });

  it('also if other errors are wrong', () => {
    const { diagnostics } = compose(
      'interface I @secret { id: ID } type T implements I { id: ID @secret n(a: Int! @secret): Int }',
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"T.n(a:)" is @inaccessible but is a required argument'),
    ]);
  });
});
