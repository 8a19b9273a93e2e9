import { printSchema, validateSchema } from 'graphql';
import { expect, it } from 'vitest';
import { instanceConfig } from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import { publicSchema } from './public-schema.ts';

/** A supergraph of one subgraph. */
function publicOf(roots: string, definitions: string) {
  const text = `schema
  @link(url: "https://specs.apollo.dev/link/v1.0")
  @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION)
  @link(url: "https://specs.apollo.dev/requiresScopes/v0.1", for: SECURITY)
  @link(url: "https://specs.apollo.dev/inaccessible/v0.2", for: SECURITY)
{ ${roots} }
directive @link(url: String, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
directive @join__type(graph: join__Graph!, key: String) repeatable on OBJECT
directive @inaccessible on OBJECT
directive @requiresScopes(scopes: [[federation__Scope!]!]!) on OBJECT | FIELD_DEFINITION
enum join__Graph { SHOP @join__graph(name: "shop", url: "http://shop") }
scalar link__Import
enum link__Purpose { SECURITY EXECUTION }
scalar federation__Scope
${definitions}`;
  const sources = [{ file: 'supergraph.graphql', text }];
  const { value, diagnostics } = loadSubgraph({ config: instanceConfig('shop'), sources });
  if (value === undefined) throw new Error(JSON.stringify(diagnostics));
  return publicSchema(value);
}

it('has the root types that the supergraph has, whatever they are called', () => {
  const schema = publicOf(
    'query: Reads mutation: Writes',
    `type Reads @join__type(graph: SHOP) { version: Int }
type Writes @join__type(graph: SHOP) @inaccessible { reset: Int }`,
  );
  expect(validateSchema(schema)).toEqual([]);
  expect(printSchema(schema)).toBe(`schema {
  query: Reads
}

type Reads {
  version: Int
}`);
});

it('has no scalars of directives that clients do not see', () => {
  const schema = publicOf(
    'query: Query',
    'type Query @join__type(graph: SHOP) { version: Int @requiresScopes(scopes: [["read"]]) }',
  );
  expect(printSchema(schema)).toBe('type Query {\n  version: Int\n}');
});
