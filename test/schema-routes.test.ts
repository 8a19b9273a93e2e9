import { readFileSync } from 'node:fs';
import { addToList } from '@docgen/core/basics/add-to-list';
import { otherSchemas } from '@docgen/core/schema/other-schemas';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { alsoInSchemas } from '@docgen/site/schemas/also-in';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelsOf } from './support/load-schema.ts';
import { schemaModels } from './support/schema-models.ts';
import { schemas, services, texts } from './support/shop-schemas.ts';

const expected = readFileSync(new URL('fixtures/routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((route) => route.startsWith('/docs/graphql/'));

let models: readonly SchemaModel[] = [];

beforeAll(() => {
  const { value, diagnostics } = schemaModels(schemas, texts);
  expect(diagnostics).toEqual([]);
  models = value;
});

it('all sixteen services and the composed schema have a model', () => {
  expect(services).toHaveLength(16);
  expect(models.map(({ id }) => id)).toEqual([...services, 'schema']);
});

it('the references have exactly the specified routes', () => {
  const routes = models.flatMap(({ route, entries }) => [
    route,
    ...entries.map((entry) => entry.route),
  ]);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.toSorted()).toEqual(expected.toSorted());
});

it('every scalar has a description of its format, with an example', () => {
  const scalars = models.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'scalars'));
  expect(scalars.length).toBeGreaterThan(50);
  const vague = scalars.flatMap((entry) =>
    'format' in entry && entry.format.example !== undefined && entry.format.text !== ''
      ? []
      : [entry.route],
  );
  expect(vague).toEqual([]);
});

it('every definition lists the other schemas that have it, or links to the page that does', () => {
  const alsoIn = alsoInSchemas(models);
  const all = models.flatMap(({ label, composed, entries }) =>
    entries.map((entry) => ({ label, composed, entry })),
  );
  const nameOf = ({ section, kind, name }: SchemaEntry) =>
    kind === 'directives' || section === 'api' ? `${kind} ${name}` : name;
  const places = new Map<string, (typeof all)[number][]>();
  for (const place of all) addToList(places, nameOf(place.entry), place);
  for (const { label, entry } of all) {
    const same = places.get(nameOf(entry)) ?? [];
    const others = same.filter((place) => place.label !== label).map((place) => place.label);
    const hub = same.find((place) => place.composed) ?? same[0];
    const { schemas, all: allPlaces } = alsoIn(entry);
    const labels = schemas.map((schema) => schema.label);
    expect(others).toEqual(expect.arrayContaining(labels));
    if (allPlaces === undefined) expect(labels).toHaveLength(others.length);
    else expect(allPlaces).toEqual({ to: hub?.entry.route, count: same.length });
    // A link to all places must replace at least two links, as it would otherwise save nothing.
    expect(others.length - labels.length).not.toBe(1);
    if (hub?.label === label) expect(allPlaces).toBeUndefined();
    else expect(labels.length).toBeLessThanOrEqual(4);
    const owners = hub?.entry.subgraphs.filter(
      ({ role, to }) => role === 'owner' && to !== entry.route,
    );
    const named = schemas.filter(({ to }) => to !== hub?.entry.route).map(({ to }) => to);
    const byOwners = named.map((to) => owners?.some((owner) => owner.to === to) === true);
    if (owners !== undefined && owners.length > 0) expect(byOwners[0]).toBe(true);
    expect(byOwners).toEqual([...byOwners].sort((one, other) => Number(other) - Number(one)));
  }
  const composed = models.at(-1);
  const first = (name: string) => {
    const entry = models[0]?.entries.find((each) => each.name === name);
    if (entry === undefined) throw new Error(`addresses know ${name}`);
    return otherSchemas(entry, alsoIn(entry));
  };
  expect(first('User')?.links[0]).toMatchObject({
    label: composed?.label,
    to: `${composed?.route}/types/objects/user`,
  });
  expect(first('key')?.lead).toBe('This directive in');
  expect(first('deprecated')?.links).toHaveLength(3);
  expect(first('deprecated')?.all?.label).toBe('all 17 schemas');
  expect(first('User')?.links[1]).toMatchObject({ label: 'user' });
  expect(first('String')?.links.map(({ to }) => to)).toContain(
    `${composed?.route}/types/scalars/string`,
  );
});

it('federation directives are found in other schemas under any name', () => {
  const sdl = (imported: string, used: string) =>
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", ${imported}])
type Query { ${used}: P @${used}(name: "x") } type P @key(fields: "id") { id: ID! }`;
  const { value, diagnostics } = modelsOf({
    a: sdl('{ name: "@tag", as: "@label" }', 'label'),
    b: sdl('"@tag"', 'tag'),
  });
  expect(diagnostics).toEqual([]);
  const alsoIn = alsoInSchemas(value.models);
  const found = (schema: string, coordinate: string) =>
    alsoIn(value.entry(schema, coordinate)).schemas.map(({ to }) => to);
  const [all, a, b] = ['/schema', '/a', '/b'].map((route) => `${route}/types/directives/`);
  expect(found('schema', '@tag')).toEqual([`${a}label`, `${b}tag`]);
  expect(found('a', '@label')).toEqual([`${all}tag`, `${b}tag`]);
});

describe('the composed schema', () => {
  const entry = (coordinate: string) => {
    const found = models.at(-1)?.entries.find((candidate) => candidate.coordinate === coordinate);
    if (found === undefined) throw new Error(`no entry ${coordinate}`);
    return found;
  };

  it('lists the services that provide a type and each of its fields', () => {
    const user = entry('User');
    expect(user.subgraphs.map(({ id }) => id)).toContain('wishlist');
    if (user.kind !== 'objects') throw new Error('User is an object');
    const wishlists = user.fields.find(({ name }) => name === 'wishlists');
    expect(wishlists?.subgraphs).toEqual([
      {
        id: 'wishlist',
        role: 'owner',
        to: '/docs/graphql/wishlist/types/objects/user',
        external: false,
      },
    ]);
  });

  it('has the description of an entity from the service that owns it', () => {
    expect(entry('User').place?.file).toBe('schemas/user.graphql');
    expect(entry('User').description?.place?.file).toBe('schemas/user.graphql');
    expect(entry('Order').description?.place?.file).toBe('schemas/order.graphql');
  });

  it('counts lines of a description from the line where it starts', () => {
    const wrong = models.flatMap(({ entries }) =>
      entries.flatMap(({ coordinate, description }) => {
        if (description?.place === undefined) return [];
        const { file, line = 0, column = 0 } = description.place;
        const text =
          texts
            .get(file)
            ?.split('\n')
            [line - 1]?.slice(column - 1) ?? '';
        const [first = ''] = description.markdown.split('\n');
        return first !== '' && text.startsWith(first.replaceAll('"', '\\"').slice(0, 20))
          ? []
          : [coordinate];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("describes everything, including federation's own definitions", () => {
    expect(
      models.flatMap(({ id, entries }) =>
        entries
          .filter(({ description }) => description === undefined)
          .map(({ coordinate }) => `${id} ${coordinate}`),
      ),
    ).toEqual([]);
  });
});
