import { expect, it } from 'vitest';
import { modelsOf } from '../../../test/support/load-schema.ts';
import { schemaOverview } from './schema-overview.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])`;

/** The lists of entities by schema: `owner: names`. */
function entityLists(
  texts: Readonly<Record<string, string>>,
  names: readonly string[] = [],
): Record<string, string[]> {
  const { models } = modelsOf(texts, { names: [...names] }).value;
  const lists = models.map((schema) => {
    const { entities } = schemaOverview(schema, models, new Map());
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
