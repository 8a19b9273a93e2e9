import { readFileSync } from 'node:fs';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { alsoInSchemas } from '@docgen/site/also-in';
import { beforeAll, describe, expect, it } from 'vitest';
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

it('gives each of the sixteen services and the composed schema a model', () => {
  expect(services).toHaveLength(16);
  expect(models.map(({ id }) => id)).toEqual([...services, 'schema']);
});

it('gives the references exactly the specified routes', () => {
  const routes = models.flatMap(({ route, entries }) => [
    route,
    ...entries.map((entry) => entry.route),
  ]);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.toSorted()).toEqual(expected.toSorted());
});

it('tells of every scalar what its values look like, with an example', () => {
  const scalars = models.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'scalars'));
  expect(scalars.length).toBeGreaterThan(50);
  const vague = scalars.flatMap((entry) =>
    'format' in entry && entry.format.example !== undefined && entry.format.text !== ''
      ? []
      : [entry.route],
  );
  expect(vague).toEqual([]);
});

it('tells of every definition in which other schemas it is', () => {
  const alsoIn = alsoInSchemas(models);
  const labels = (entry: SchemaEntry) => alsoIn(entry).map(({ label }) => label);
  const composed = models.at(-1);
  const isOwn = ({ builtIn, kind, name }: SchemaEntry) =>
    !builtIn && kind !== 'directives' && !/^_|__/.test(name);
  const own = models.flatMap(({ id, label, entries }) =>
    entries.filter(isOwn).map((entry) => ({ id, label, entry })),
  );
  const keyOf = ({ section, kind, name }: SchemaEntry) =>
    `${section === 'api' ? kind : ''} ${name}`;
  for (const { id, entry } of own) {
    const others = own.filter((other) => other.id !== id && keyOf(other.entry) === keyOf(entry));
    expect(labels(entry).toSorted()).toEqual(others.map(({ label }) => label).toSorted());
  }
  const user = models[0]?.entries.find(({ name }) => name === 'User');
  if (user === undefined) throw new Error('addresses belong to users');
  expect(alsoIn(user)[0]).toMatchObject({
    label: composed?.label,
    to: `${composed?.route}/types/objects/user`,
  });
});

describe('the composed schema', () => {
  const entry = (coordinate: string) => {
    const found = models.at(-1)?.entries.find((candidate) => candidate.coordinate === coordinate);
    if (found === undefined) throw new Error(`no entry ${coordinate}`);
    return found;
  };

  it('tells which services provide a type and each of its fields', () => {
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

  it('describes an entity in the words of the service that it is at home in', () => {
    expect(entry('User').place?.file).toBe('schemas/user.graphql');
    expect(entry('User').description?.place?.file).toBe('schemas/user.graphql');
    expect(entry('Order').description?.place?.file).toBe('schemas/order.graphql');
  });

  it('takes every place of a description from the line where the description stands', () => {
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

  it('describes everything, machinery included', () => {
    expect(
      models.flatMap(({ id, entries }) =>
        entries
          .filter(({ description }) => description === undefined)
          .map(({ coordinate }) => `${id} ${coordinate}`),
      ),
    ).toEqual([]);
  });
});
