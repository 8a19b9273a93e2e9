import { startIntroduction } from '@docgen/core/schema/start-sections';
import type { SchemaModel } from '@docgen/core/schema-model';
import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';
import { schemaOverview } from './schema-overview.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])`;

/** The overview of a schema that no sidebar contains. */
const overviewOf = (schema: SchemaModel, schemas: readonly SchemaModel[]) =>
  schemaOverview(schema, {
    schemas,
    sidebars: new Map(),
    summary: ({ name }) => [`About ${name}.`],
  });

/** The lists of entities by schema: `owner: names`. */
function entityLists(
  texts: Readonly<Record<string, string>>,
  names: readonly string[] = [],
): Record<string, string[]> {
  const { models } = modelsOf(texts, { names: [...names] }).value;
  const lists = models.map((schema) => {
    const { entities } = overviewOf(schema, models);
    const lines = entities.map(
      ({ label, entities: listed }) => `${label}: ${listed.map(({ name }) => name).join(', ')}`,
    );
    return [schema.id, lines] as const;
  });
  return Object.fromEntries(lists);
}

it('lists entities by owner, also those whose keys are hidden', () => {
  const texts = {
    films: `${link} type Query { film: Film } type Film @key(fields: "isan") { isan: ID! title: String }`,
    users: `${link} type Query { me: User } type User @key(fields: "id") { id: ID! name: String } type Film @key(fields: "isan") { isan: ID! stars: Int }`,
  };
  const all = {
    films: ['Owned: Film'],
    users: ['Owned: User', 'Extended: Film'],
    schema: ['films: Film', 'users: User'],
  };
  expect(entityLists(texts)).toEqual(all);
  expect(entityLists(texts, ['Film.isan'])).toEqual(all);
});

it('names no owner of an entity whose subgraph a damaged supergraph does not know', () => {
  const supergraph = `schema @link(url: "https://specs.apollo.dev/link/v1.0") @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION) { query: Query }
directive @link(url: String, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
directive @join__type(graph: join__Graph!, key: String) repeatable on OBJECT
scalar link__Import enum link__Purpose { EXECUTION SECURITY }
enum join__Graph { FILMS @join__graph(name: "films", url: "") }
type Query @join__type(graph: FILMS) { film: Film }
type Film @join__type(graph: OTHERS, key: "id") { id: ID! }`;
  expect(entityLists({ supergraph })).toEqual({ supergraph: ['Unknown owner: Film'] });
});

it('lists all operations of a schema that no sidebar contains', () => {
  const fields = Array.from({ length: 30 }, (_, index) => `field${index}: Int`).join(' ');
  const { models } = modelsOf({
    orders: `type Query { ${fields} } type Mutation { buy: Int }`,
  }).value;
  const [schema] = models;
  if (schema === undefined) throw new Error('The schema was not loaded.');
  const { cards, indexes } = overviewOf(schema, models);
  expect(cards).toEqual([]);
  expect(indexes.map(({ title, cards, all }) => [title, cards.length, all])).toEqual([
    ['Queries', 30, undefined],
    ['Mutations', 1, undefined],
  ]);
  expect(indexes[1]?.cards).toMatchObject([
    { title: 'buy', to: '/orders/api/mutations/buy', description: 'About buy.' },
  ]);
});

it('lists the types of a schema that clients can call nothing in', () => {
  const titles = (types: string) => {
    const { models } = modelsOf({ shop: 'type Query { now: Int }', shared: types }).value;
    const schema = models.find(({ id }) => id === 'shared');
    if (schema === undefined) throw new Error('The schema was not loaded.');
    const { indexes } = overviewOf(schema, models);
    expect(/its types, with/.test(startIntroduction(schema))).toBe(indexes.length > 1);
    return indexes.map(({ title, cards }) =>
      [title, ...cards.map(({ title: name }) => name)].join(' '),
    );
  };
  const types =
    'enum Unit { CM } input Size { width: Int } type Box { unit: Unit } type Bag { unit: Unit } union Packing = Box | Bag scalar Weight';
  const listed = ['Objects Bag Box', 'Unions Packing', 'Inputs Size', 'Enums Unit'];
  expect(titles(types)).toEqual(listed);
  expect(titles(`${types} type Query { boxes: [Box] }`)).toEqual(['Queries boxes']);
  const forGateways = `${link} type Box @key(fields: "id") { id: ID! }
type Query { _entities(representations: [_Any!]!): [_Entity]! } scalar _Any union _Entity = Box`;
  expect(titles(forGateways)).toEqual(['Queries _entities', 'Objects Box']);
});
