import type { Documented, SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { composeServices } from '@theguild/federation-composition';
import {
  type ConstDirectiveNode,
  type DocumentNode,
  isTypeDefinitionNode,
  parse,
  type TypeDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { federationSdl } from '../../../../test/support/federation-fixture.ts';
import { composed, modelsOf } from '../../../../test/support/load-schema.ts';
import { schemaModels } from '../../../../test/support/schema-models.ts';
import { schemas, services, texts } from '../../../../test/support/shop-schemas.ts';

/*
 * Ownership according to the `join__` directives of a supergraph, read here from the SDL that
 * composition prints, without docgen's own code.
 */

type Values = Readonly<Record<string, unknown>>;
/** The subgraphs of a part of a schema, with a line for each, such as `shipping external`. */
type Told = readonly string[];

function supergraphOf(sdl: Readonly<Record<string, string>>): DocumentNode {
  const parts = Object.entries(sdl).map(([name, text]) => ({ name, typeDefs: parse(text) }));
  const result = composeServices(parts);
  if (result.errors !== undefined) throw new Error(String(result.errors));
  return parse(result.supergraphSdl);
}

const valuesOf = ({ arguments: args = [] }: ConstDirectiveNode): Values =>
  Object.fromEntries(args.map((arg) => [arg.name.value, valueFromASTUntyped(arg.value)]));

const applied = (
  node: { readonly directives?: readonly ConstDirectiveNode[] | undefined },
  name: string,
): Values[] =>
  (node.directives ?? []).filter((directive) => directive.name.value === name).map(valuesOf);

const compact = (text: unknown) => String(text).replace(/\s+/g, '');

/** The subgraphs of each type, field, value, interface and union member. */
function* linesOf(document: DocumentNode): Generator<[coordinate: string, told: Told]> {
  const types = document.definitions.filter(isTypeDefinitionNode);
  const byName = new Map(types.map((type) => [type.name.value, type]));
  const graphs = new Map(
    valuesOfEnum(byName.get('join__Graph')).map((value) => [
      value.name.value,
      String(applied(value, 'join__graph')[0]?.name),
    ]),
  );
  const id = ({ graph }: Values) => graphs.get(String(graph)) ?? '';
  for (const type of types) {
    const name = type.name.value;
    const joins = applied(type, 'join__type');
    if (joins.length === 0) continue;
    const ids = [...new Set(joins.map(id))];
    yield [name, ids];
    for (const graph of ids) {
      const keys = joins.filter((join) => id(join) === graph && join.key !== undefined);
      yield [
        `${name} keys of ${graph}`,
        keys.map(({ key, resolvable }) => `${compact(key)} ${resolvable !== false}`),
      ];
    }
    for (const member of 'fields' in type ? (type.fields ?? []) : valuesOfEnum(type)) {
      const coordinate = `${name}.${member.name.value}`;
      const uses = [...applied(member, 'join__field'), ...applied(member, 'join__enumValue')];
      if (uses.length === 0) yield [coordinate, ids];
      else if (uses[0]?.graph !== undefined)
        yield [coordinate, uses.map((use) => line(id(use), use))];
      else {
        const added = ('interfaces' in type ? (type.interfaces ?? []) : []).flatMap((parent) => {
          const node = byName.get(parent.name.value);
          const standingIn = applied(node ?? {}, 'join__type')
            .filter(({ isInterfaceObject }) => isInterfaceObject === true)
            .map(id);
          const fields = node !== undefined && 'fields' in node ? (node.fields ?? []) : [];
          const same = fields.find((field) => field.name.value === member.name.value);
          return applied(same ?? {}, 'join__field')
            .map(id)
            .filter((graph) => standingIn.includes(graph));
        });
        yield [coordinate, added];
      }
    }
    const parents = new Map<string, string[]>();
    for (const join of [
      ...applied(type, 'join__implements'),
      ...applied(type, 'join__unionMember'),
    ]) {
      const other = String(join.interface ?? join.member);
      parents.set(other, [...(parents.get(other) ?? []), id(join)]);
    }
    for (const [other, from] of parents) yield [`${name} with ${other}`, from];
  }
}

function valuesOfEnum(type: TypeDefinitionNode | undefined) {
  return type !== undefined && 'values' in type ? (type.values ?? []) : [];
}

function line(id: string, use: Values): string {
  const { external, usedOverridden, requires, provides, override, overrideLabel } = use;
  return [
    id,
    external === true || (usedOverridden === true && overrideLabel === undefined) ? 'external' : '',
    requires === undefined ? '' : `requires ${compact(requires)}`,
    provides === undefined ? '' : `provides ${compact(provides)}`,
    override === undefined ? '' : `from ${override} ${overrideLabel ?? ''}`,
  ]
    .join(' ')
    .trim()
    .replace(/ +/g, ' ');
}

/** The same lines, from the model. */
function* linesOfModel({ entries }: SchemaModel): Generator<[coordinate: string, told: Told]> {
  for (const entry of entries) {
    if (entry.kind === 'directives') continue;
    yield [entry.coordinate, told(entry)];
    for (const { id, keys = [] } of 'field' in entry ? [] : entry.subgraphs) {
      yield [
        `${entry.name} keys of ${id}`,
        keys.map(({ fields, resolvable }) => `${compact(fields)} ${resolvable}`),
      ];
    }
    for (const member of membersOf(entry)) yield [member.coordinate, told(member)];
    const refs = 'interfaces' in entry ? entry.interfaces : 'members' in entry ? entry.members : [];
    for (const { name, subgraphs } of refs) yield [`${entry.name} with ${name}`, subgraphs];
  }
}

function membersOf(entry: SchemaEntry): readonly Documented[] {
  if (entry.kind === 'enums') return entry.values;
  return 'fields' in entry ? entry.fields : [];
}

function told({ subgraphs }: Documented): Told {
  return subgraphs.map(({ id, external, requires, provides, override }) =>
    [
      id,
      external ? 'external' : '',
      requires === undefined ? '' : `requires ${compact(requires)}`,
      provides === undefined ? '' : `provides ${compact(provides)}`,
      override === undefined ? '' : `from ${override.from} ${override.label ?? ''}`,
    ]
      .join(' ')
      .trim()
      .replace(/ +/g, ' '),
  );
}

const sorted = (lines: Iterable<[string, Told]>) =>
  Object.fromEntries(Array.from(lines, ([coordinate, said]) => [coordinate, said.toSorted()]));

describe.each([
  {
    what: 'the sixteen services of the shop',
    sdl: Object.fromEntries(
      services.map((service) => [service, texts.get(`schemas/${service}.graphql`) ?? '']),
    ),
    models: () => schemaModels(schemas, texts).value,
    atLeast: 900,
  },
  {
    what: 'three services that use every directive of federation',
    sdl: federationSdl,
    models: () => modelsOf(federationSdl).value.models,
    atLeast: 90,
  },
])('$what', ({ sdl, models, atLeast }) => {
  it('are told as the supergraph tells them, on every type and member', () => {
    const model = models().at(-1);
    if (model === undefined) throw new Error('there is a composed schema');
    const roots = new Set(model.definition.roots.map(({ name }) => name));
    const expected = sorted(linesOf(supergraphOf(sdl)));
    const found = sorted(linesOfModel(model));
    // Root types have no page, and definitions that composition adds are in no subgraph.
    const compared = Object.keys(expected).filter((line) => !roots.has(line.replace(/ .*/, '')));
    expect(compared.length).toBeGreaterThan(atLeast);
    expect(Object.fromEntries(compared.map((line) => [line, found[line]]))).toEqual(
      Object.fromEntries(compared.map((line) => [line, expected[line]])),
    );
  });

  it('are told as well where the supergraph is all that there is', () => {
    const { value, diagnostics } = modelsOf({ gateway: composed(sdl).supergraph });
    expect(diagnostics).toEqual([]);
    const [given] = value.models;
    const here = models().at(-1);
    if (given === undefined || here === undefined) throw new Error('there are two schemas');
    expect(given.composed).toBe(true);
    expect(given.subgraphs.map(({ id }) => id).sort()).toEqual(Object.keys(sdl).sort());
    const expected = usesOf(here);
    expect(Object.keys(expected).length).toBeGreaterThan(atLeast / 2);
    expect(usesOf(given)).toEqual(expected);
  });
});

/** Everything that a model contains about the subgraphs of its definitions, except their routes. */
function usesOf({ entries }: SchemaModel): Record<string, unknown> {
  const parts = entries.flatMap((entry) => [entry, ...membersOf(entry)]);
  return Object.fromEntries(
    parts.map(({ coordinate, subgraphs }) => [
      coordinate,
      subgraphs.map(({ to: _, ...use }) => use).sort((a, b) => (a.id < b.id ? -1 : 1)),
    ]),
  );
}

describe('roles', () => {
  let roles: (coordinate: string) => Record<string, string> = () => ({});

  beforeAll(() => {
    const { value, diagnostics } = modelsOf(federationSdl);
    expect(diagnostics).toEqual([]);
    roles = (coordinate) => {
      const parts = (value.models.at(-1)?.entries ?? []).flatMap((entry) => [
        entry,
        ...membersOf(entry),
      ]);
      const part = parts.find((candidate) => candidate.coordinate === coordinate);
      return Object.fromEntries((part?.subgraphs ?? []).map(({ id, role }) => [id, role]));
    };
  });

  it.each([
    ['Product', { products: 'owner', shipping: 'contributor', reviews: 'stub' }],
    ['Product.id', { products: 'owner', shipping: 'contributor', reviews: 'stub' }],
    ['Product.weight', { products: 'owner', shipping: 'stub' }],
    ['Product.shippingEstimate', { shipping: 'owner' }],
    ['Product.name', { products: 'owner', shipping: 'contributor' }],
    // The subgraph that extends it resolves more of it.
    ['Brand', { products: 'owner', reviews: 'contributor' }],
    ['Brand.country', { reviews: 'owner' }],
    ['Carrier', { reviews: 'owner', shipping: 'stub' }],
    ['Media', { products: 'owner', reviews: 'interfaceObject' }],
    ['Media.stars', { reviews: 'interfaceObject' }],
    ['Movie', { products: 'owner', shipping: 'contributor' }],
    ['Movie.stars', { reviews: 'interfaceObject' }],
    ['Dimensions', { products: 'owner', shipping: 'owner' }],
    ['Currency.EUR', { products: 'owner', reviews: 'owner' }],
    ['Query.version', { products: 'owner', shipping: 'owner', reviews: 'owner' }],
  ])('of %s', (coordinate, expected) => {
    expect(roles(coordinate)).toEqual(expected);
  });
});

it('says of an interface object with nothing but the key that it only refers to the interface', () => {
  const head =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@interfaceObject"])';
  const { value } = modelsOf({
    catalog: `${head} type Query { all: [Item] } interface Item @key(fields: "id") { id: ID! name: String } type Track implements Item @key(fields: "id") { id: ID! name: String }`,
    player: `${head} type Query { now: Item } type Item @key(fields: "id") @interfaceObject { id: ID! }`,
    reviews: `${head} type Item @key(fields: "id") @interfaceObject { id: ID! stars: Int }`,
  });
  const roles = value.entry('schema', 'Item').subgraphs.map(({ id, role }) => `${id} ${role}`);
  expect(roles).toEqual(['catalog owner', 'player stub', 'reviews interfaceObject']);
  const standIns = ['catalog', 'player', 'reviews', 'schema'].filter((id) => {
    const entry = value.entry(id, 'Item');
    return 'interfaceObject' in entry && entry.interfaceObject;
  });
  expect(standIns).toEqual(['player', 'reviews']);
});

it('describes a type in the words of its owner, whoever comes first', () => {
  const { value } = modelsOf({
    a: 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@interfaceObject"]) "A stand-in." type Media @key(fields: "id") @interfaceObject { id: ID! stars: Int rank: Int }',
    b: 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"]) "A mention." type User @key(fields: "id", resolvable: false) { id: ID! } type Query { user: User }',
    c: 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"]) "What is read or watched." interface Media @key(fields: "id") { id: ID! } type Book implements Media @key(fields: "id") { id: ID! } "Somebody." type User @key(fields: "id") { id: ID! name: String } type Query { media: Media }',
  });
  expect(value.entry('schema', 'Media').description?.markdown).toBe('What is read or watched.');
  expect(value.entry('schema', 'User').description?.markdown).toBe('Somebody.');
});

it('counts who alone has a key among those that extend its type', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key","@shareable"])`;
  const { value, diagnostics } = modelsOf({
    a: `${head} type Query { p: P } type P @key(fields: "id") @key(fields: "maker { name }") { id: ID! maker: Maker! } type Maker @shareable { name: String! }`,
    b: `${head} type P @key(fields: "id") { id: ID! name: String weight: Int }`,
    c: `${head} type P @key(fields: "id") { id: ID! } type Query { c: P }`,
  });
  expect(diagnostics).toEqual([]);
  const roles = value.entry('schema', 'P').subgraphs.map(({ id, role }) => [id, role]);
  expect(roles).toEqual([
    ['b', 'owner'],
    ['a', 'contributor'],
    ['c', 'stub'],
  ]);
});

it('reads who owns what of a supergraph of federation 1', () => {
  const { value, diagnostics } = modelsOf({
    gateway: `schema @core(feature: "https://specs.apollo.dev/core/v0.2") @core(feature: "https://specs.apollo.dev/join/v0.1", for: EXECUTION) { query: Query }
directive @core(feature: String!, as: String, for: core__Purpose) repeatable on SCHEMA
directive @join__field(graph: join__Graph, requires: join__FieldSet, provides: join__FieldSet) on FIELD_DEFINITION
directive @join__type(graph: join__Graph!, key: join__FieldSet) repeatable on OBJECT | INTERFACE
directive @join__owner(graph: join__Graph!) on OBJECT | INTERFACE
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
scalar join__FieldSet
enum core__Purpose { EXECUTION SECURITY }
enum join__Graph { ORDERS @join__graph(name: "orders", url: "") STOCK @join__graph(name: "stock", url: "") }
type Query { order: Order @join__field(graph: ORDERS) stocked: Int @join__field(graph: STOCK) }
type Order @join__owner(graph: ORDERS) @join__type(graph: ORDERS, key: "id") @join__type(graph: STOCK, key: "id") {
  id: ID! @join__field(graph: ORDERS)
  weight: Int @join__field(graph: ORDERS)
  inStock: Boolean @join__field(graph: STOCK)
  parcel: Parcel @join__field(graph: STOCK, requires: "weight")
  shelf: String @join__field(graph: STOCK)
}
type Parcel { size: Int }`,
  });
  expect(diagnostics).toEqual([]);
  const rolesOf = ({ subgraphs }: Documented) =>
    Object.fromEntries(subgraphs.map(({ id, role }) => [id, role]));
  const order = value.entry('gateway', 'Order');
  // `@join__owner` takes precedence, although the other subgraph has more of the fields.
  expect(rolesOf(order)).toEqual({ orders: 'owner', stock: 'contributor' });
  const parcel = membersOf(order).find(({ coordinate }) => coordinate === 'Order.parcel');
  expect(parcel?.subgraphs).toMatchObject([{ id: 'stock', role: 'owner', requires: 'weight' }]);
  expect(rolesOf(value.entry('gateway', 'Query.stocked'))).toEqual({ stock: 'owner' });
  expect(rolesOf(value.entry('gateway', 'Parcel'))).toEqual({});
});
