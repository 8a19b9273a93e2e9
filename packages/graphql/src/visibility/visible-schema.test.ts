import { print } from 'graphql';
import { expect, it } from 'vitest';
import { loadShop } from '../../../../test/support/load-schema.ts';
import { schemaFiles } from '../schema-files.ts';
import { visibleSchema } from './visible-schema.ts';

function visible(sdl: string, names: readonly string[]) {
  const { value } = loadShop(sdl);
  if (value === undefined) throw new Error('the schema loads');
  const { value: schema, diagnostics } = visibleSchema(value, { names: [...names] });
  return { sdl: print(schema.document), diagnostics, schema };
}

it('takes along what makes no sense without the hidden', () => {
  const { sdl } = visible(
    'type Query { a: Int b: Inner c(by: Kind = B, inner: In): Int } type Inner { secret: Deep } type Deep { x: Int } enum Kind { A B } input In { deep: Kind = B }',
    ['Deep', 'Kind.B'],
  );
  expect(sdl).toBe(
    'type Query {\n  a: Int\n  c(by: Kind, inner: In): Int\n}\n\nenum Kind {\n  A\n}\n\ninput In {\n  deep: Kind\n}',
  );
});

it('warns of descriptions that name what is hidden, at their place', () => {
  const { diagnostics } = visible(
    'type Query {\n  "Like Deep."\n  a: Int\n}\ntype Deep { x: Int }',
    ['Deep'],
  );
  expect(diagnostics).toMatchObject([
    { code: 'hidden-name', severity: 'warning', place: { file: 'shop.graphql', line: 2 } },
  ]);
});

it('keeps a deprecation whose reason names what is hidden, and warns of it', () => {
  const { sdl, diagnostics } = visible(
    'type Query {\n  a: Int @deprecated(reason: "Like Deep.")\n}\ntype Deep { x: Int }',
    ['Deep'],
  );
  expect(sdl).toContain('a: Int @deprecated(reason: "Like Deep.")');
  expect(diagnostics).toMatchObject([{ code: 'hidden-name', place: { line: 2 } }]);
});

it('lets descriptions use words that arguments of hidden directives are called by', () => {
  const sdl =
    'directive @audit(as: String) on FIELD_DEFINITION type Query { "As seen, or as told." a: Int @audit(as: "x") }';
  expect(visible(sdl, ['@audit'])).toMatchObject({ diagnostics: [] });
});

it('warns of no words that are names only elsewhere', () => {
  const sdl = (text: string) => `type Query { "${text}" a: Int total: Int }`;
  expect(visible(sdl('The total.'), ['Query.total']).diagnostics).toEqual([]);
  expect(visible(sdl('The `total`.'), ['Query.total']).diagnostics).toHaveLength(1);
});

it('is the schema itself where nothing is hidden', () => {
  const { value } = loadShop('type Query { a: Int }');
  if (value === undefined) throw new Error('the schema loads');
  expect(visibleSchema(value, { names: ['Nothing'] }).value).toBe(value);
});

it('leaves a schema that can be introspected when a field of an interface is hidden in an object', () => {
  const { schema } = visible(
    'type Query { a: A } interface N { id: ID b: Int } type A implements N { id: ID b: Int }',
    ['A.b'],
  );
  expect(schemaFiles(schema, true).introspection).toContain('"N"');
});

it('has no introspection where all queries are hidden', () => {
  const { schema } = visible('type Query { a: Int } type Mutation { b: Int }', ['Query']);
  expect(schemaFiles(schema, true)).toEqual({ sdl: 'type Mutation {\n  b: Int\n}\n' });
});
