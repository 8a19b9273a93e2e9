import type { ResolvedSchemaInstance } from '@docgen/core/config';
import type { ResultType, SchemaEntry } from '@docgen/core/schema-model';
import { describe, expect, it } from 'vitest';
import { instanceConfig, loadShop, modelsOf } from '../../../../test/support/load-schema.ts';
import { buildSchemaModel } from './build-schema-model.ts';

function entryOf(sdl: string, coordinate: string): SchemaEntry {
  const { value, diagnostics } = modelsOf({ shop: sdl });
  expect(diagnostics).toEqual([]);
  return value.entry('shop', coordinate);
}

type EntryOf<Kind, Entry = SchemaEntry> = Entry extends { kind: infer Own }
  ? Kind extends Own
    ? Entry
    : never
  : never;

/** The entry, which must be of the given kind. */
function entryOfKind<Kind extends SchemaEntry['kind']>(
  kind: Kind,
  sdl: string,
  coordinate: string,
): EntryOf<Kind> {
  const entry = entryOf(sdl, coordinate);
  const isKind = (found: SchemaEntry): found is EntryOf<Kind> & SchemaEntry => found.kind === kind;
  if (!isKind(entry)) throw new Error(`${coordinate} is filed under ${entry.kind}`);
  return entry;
}

const shop = `
"A product of the shop."
type Product implements Node {
  id: ID!
  """

    Variants, see [the manual](/docs).
    Sorted by name.
  """
  variants(
    "How many."
    first: Int = 10
    filter: Filter
  ): [Product!]! @deprecated(reason: "Use \`all\`.")
  old: Int @deprecated
}
interface Node { id: ID! }
input Filter { text: String = "a" and: [Filter!] tags: [Tag!] = [NEW] }
enum Tag { NEW SALE @deprecated(reason: "Over.") }
union Hit = Product | Review
type Review { id: ID! }
scalar Url @specifiedBy(url: "https://url.spec.whatwg.org")
directive @cached(seconds: Int) on FIELD | OBJECT
directive @audited repeatable on OBJECT
type Query { product(id: ID!): Product search: [Hit] url: Url }
type Mutation { rename(id: ID!): Product }
type Subscription { renamed: Product }
`;

describe('where definitions are filed', () => {
  it.each([
    ['Query.product', '/shop/api/queries/product'],
    ['Mutation.rename', '/shop/api/mutations/rename'],
    ['Subscription.renamed', '/shop/api/subscriptions/renamed'],
    ['Product', '/shop/types/objects/product'],
    ['Node', '/shop/types/interfaces/node'],
    ['Filter', '/shop/types/inputs/filter'],
    ['Tag', '/shop/types/enums/tag'],
    ['Hit', '/shop/types/unions/hit'],
    ['Url', '/shop/types/scalars/url'],
    ['String', '/shop/types/scalars/string'],
    ['@cached', '/shop/api/directives/cached'],
    ['@audited', '/shop/types/directives/audited'],
    ['@include', '/shop/api/directives/include'],
    ['@specifiedBy', '/shop/types/directives/specified-by'],
  ])('puts %s at %s', (coordinate, route) => {
    expect(entryOf(shop, coordinate).route).toBe(route);
  });

  it('lists no root type, no introspection, no unused scalar, and @oneOf only where it is applied', () => {
    const list = (sdl: string) =>
      modelsOf({ shop: sdl }).value.models[0]?.entries.map(({ coordinate }) => coordinate);
    expect(list('type Query { a: Int }')).toEqual([
      '@include',
      '@skip',
      'Query.a',
      '@deprecated',
      '@specifiedBy',
      'Boolean',
      'Int',
      'String',
    ]);
    expect(list('type Query { a(b: B): Int } input B @oneOf { c: Int }')).toContain('@oneOf');
  });

  it('finds operations whatever their root types are called', () => {
    const sdl = 'schema { query: Reading } type Reading { a: Int } type Query { b: Int }';
    expect(entryOf(sdl, 'Reading.a').route).toBe('/shop/api/queries/a');
    expect(entryOf(sdl, 'Query').route).toBe('/shop/types/objects/query');
  });
});

describe('what a type says', () => {
  const product = entryOfKind('objects', shop, 'Product');

  it('has interfaces and fields with types that lead to their pages', () => {
    expect(product.interfaces).toEqual([
      { text: 'Node', name: 'Node', to: '/shop/types/interfaces/node', subgraphs: [] },
    ]);
    expect(product.fields[1]?.type).toEqual({
      text: '[Product!]!',
      name: 'Product',
      to: '/shop/types/objects/product',
    });
    expect(product.fields.map(({ coordinate }) => coordinate)).toEqual([
      'Product.id',
      'Product.variants',
      'Product.old',
    ]);
  });

  it('has arguments with defaults as SDL', () => {
    expect(product.fields[1]?.args[0]).toMatchObject({
      coordinate: 'Product.variants(first:)',
      defaultValue: '10',
    });
    expect(product.fields[1]?.args[1]).not.toHaveProperty('defaultValue');
    const filter = entryOfKind('inputs', shop, 'Filter');
    expect(filter.fields.map(({ defaultValue }) => defaultValue)).toEqual([
      '"a"',
      undefined,
      '[NEW]',
    ]);
  });

  it('has the reason of a deprecation, empty where none is given', () => {
    expect(product.fields.map(({ deprecated }) => deprecated?.markdown)).toEqual([
      undefined,
      'Use `all`.',
      '',
    ]);
  });

  it('has applied directives that lead to their pages', () => {
    expect(product.fields[1]?.directives).toEqual([
      {
        name: 'deprecated',
        to: '/shop/types/directives/deprecated',
        args: [{ name: 'reason', value: '"Use `all`."' }],
      },
    ]);
  });

  it('stands at its name, and its descriptions at the first character of their text', () => {
    expect(product.place).toEqual({
      file: 'shop.graphql',
      line: 3,
      column: 6,
      endLine: 3,
      endColumn: 13,
    });
    expect(product.description).toEqual({
      markdown: 'A product of the shop.',
      place: { file: 'shop.graphql', line: 2, column: 2 },
    });
    expect(product.fields[1]?.description).toEqual({
      markdown: 'Variants, see [the manual](/docs).\nSorted by name.',
      place: { file: 'shop.graphql', line: 7, column: 5 },
      indent: 4,
    });
    expect(product.fields[1]?.args[0]?.description?.place).toMatchObject({ line: 11, column: 6 });
  });

  it('knows members, values, locations and the address of a specification', () => {
    expect(entryOf(shop, 'Hit')).toMatchObject({
      members: [{ name: 'Product' }, { name: 'Review' }],
    });
    expect(entryOf(shop, 'Tag')).toMatchObject({
      values: [{ name: 'NEW' }, { name: 'SALE', deprecated: { markdown: 'Over.' } }],
    });
    expect(entryOf(shop, '@audited')).toMatchObject({ repeatable: true, locations: ['OBJECT'] });
    expect(entryOf(shop, 'Url')).toMatchObject({ specifiedBy: 'https://url.spec.whatwg.org' });
  });

  it('describes what the language defines in words of its own', () => {
    const deprecated = entryOfKind('directives', shop, '@deprecated');
    expect(deprecated.builtIn).toBe(true);
    expect(deprecated.description?.markdown).toMatch(/^Marks something/);
    expect(deprecated.place).toBeUndefined();
    expect(deprecated.args[0]).toMatchObject({
      defaultValue: '"No longer supported"',
      description: { markdown: expect.stringMatching(/^Why/) },
    });
    expect(entryOf(shop, 'Int').builtIn).toBe(true);
    expect(entryOf(shop, 'Url').builtIn).toBe(false);
  });

  it('does not put words into the mouth of a type that only shares a name with federation', () => {
    const sdl = 'type Query { a: Scope b: FieldSet } scalar Scope scalar FieldSet';
    expect(entryOf(sdl, 'Scope').description).toBeUndefined();
    expect(entryOf(sdl, 'FieldSet').description).toBeUndefined();
  });

  it('knows what the schema and its root types refer to', () => {
    const sdl =
      'schema @x { query: Root } directive @x on SCHEMA | OBJECT interface N { a: Int } type Root implements N @x { a: Int }';
    const { definition } = modelsOf({ shop: sdl }).value.models[0] ?? {};
    expect(definition?.directives.map(({ name }) => name)).toEqual(['x']);
    expect(definition?.roots[0]?.interfaces.map(({ name }) => name)).toEqual(['N']);
    const usedBy = (name: string) =>
      entryOf(sdl, name).usedBy.map(({ coordinate, how, to }) => `${how} ${coordinate} ${to}`);
    expect(usedBy('N')).toEqual(['implements Root /shop#Root']);
    expect(usedBy('@x')).toEqual(['directive Root /shop#Root', 'directive schema /shop']);
  });

  it('joins the pieces of an extended type', () => {
    const entry = entryOfKind(
      'objects',
      'type Query { a: A } type A { b: Int } "More." directive @x on OBJECT extend type A @x { c: Int }',
      'A',
    );
    expect(entry.fields.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(entry.directives.map(({ name }) => name)).toEqual(['x']);
  });
});

it('lists who refers to a type, each once and in order', () => {
  expect(entryOf(shop, 'Product').usedBy).toEqual([
    { how: 'member', coordinate: 'Hit', definition: 'Hit', to: '/shop/types/unions/hit' },
    {
      how: 'returns',
      coordinate: 'Mutation.rename',
      definition: 'Mutation.rename',
      to: '/shop/api/mutations/rename',
      type: 'Product',
    },
    {
      how: 'field',
      coordinate: 'Product.variants',
      definition: 'Product',
      to: '/shop/types/objects/product',
      type: '[Product!]!',
    },
    {
      how: 'returns',
      coordinate: 'Query.product',
      definition: 'Query.product',
      to: '/shop/api/queries/product',
      type: 'Product',
    },
    {
      how: 'returns',
      coordinate: 'Subscription.renamed',
      definition: 'Subscription.renamed',
      to: '/shop/api/subscriptions/renamed',
      type: 'Product',
    },
  ]);
  expect(entryOf(shop, 'Filter').usedBy).toEqual([
    {
      how: 'input-field',
      coordinate: 'Filter.and',
      definition: 'Filter',
      to: '/shop/types/inputs/filter',
      type: '[Filter!]',
    },
    {
      how: 'argument',
      coordinate: 'Product.variants(filter:)',
      definition: 'Product',
      to: '/shop/types/objects/product',
      type: 'Filter',
    },
  ]);
  expect(entryOf(shop, 'Node').usedBy.map(({ how }) => how)).toEqual(['implements']);
  expect(entryOf(shop, '@deprecated').usedBy.map(({ coordinate }) => coordinate)).toEqual([
    'Product.old',
    'Product.variants',
    'Tag.SALE',
  ]);
  expect(entryOf(shop, 'Boolean').usedBy.map(({ coordinate }) => coordinate)).toEqual([
    '@include(if:)',
    '@skip(if:)',
  ]);
});

it('tells what can be given for an enum: twelve values, none deprecated or hidden', () => {
  const names = Array.from({ length: 14 }, (_, at) => `V${at}`);
  const sdl = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@inaccessible"])
type Query { find(by: By, in: Place, on: Side, tag: Old, text: String): Int }
input By { place: [Place!]! }
enum Place { GONE @deprecated SECRET @inaccessible ${names.join(' ')} }
enum Side { ${names.slice(0, 13).join(' ')} }
enum Old { OLD @deprecated }`;
  const { inputTree } = entryOfKind('queries', sdl, 'Query.find');
  const values = { names: names.slice(0, 12), more: 2 };
  expect(inputTree.map(({ input, values }) => [input.name, values])).toEqual([
    ['by', undefined],
    ['in', values],
    ['on', { names: names.slice(0, 13), more: 0 }],
    ['tag', undefined],
    ['text', undefined],
  ]);
  expect(inputTree[0]?.fields?.[0]?.values).toEqual(values);
});

it('lists required arguments first and deprecated ones last, and fields of input types likewise', () => {
  const sdl = `type Query { find(old: Int @deprecated, by: By, id: ID!): Int }
input By { old: Int @deprecated, text: String, key: ID! }`;
  const { inputTree } = entryOfKind('queries', sdl, 'Query.find');
  const names = inputTree.map(({ input, fields = [] }) => [
    input.name,
    ...fields.map((field) => field.input.name),
  ]);
  expect(names).toEqual([['id'], ['by', 'key', 'text', 'old'], ['old']]);
});

it('says of which input types a value has exactly one field', () => {
  const sdl = `type Query { find(by: By, with: With): Int }
input By @oneOf { id: ID with: With and: By }
input With { id: ID }`;
  const { inputTree } = entryOfKind('queries', sdl, 'Query.find');
  expect(inputTree.map(({ input, oneOf }) => [input.name, oneOf])).toEqual([
    ['by', true],
    ['with', undefined],
  ]);
  // An input type that is not expanded has no fields that the mark could apply to.
  expect(inputTree[0]?.fields?.map(({ oneOf }) => oneOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('lists the fields of what is returned, and never leaves out a single one', () => {
  const fieldsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `f${at}: ID`).join(' ');
  const sdl = `type Query { some: Some many: Many all: SomeConnection } type Some { ${fieldsOf(21)} }
type Many { ${fieldsOf(22)} } type SomeConnection { nodes: [Some!] totalCount: Int }`;
  const result = (name: string) => entryOfKind('queries', sdl, `Query.${name}`).resultFields;
  const some = result('some');
  expect([some?.fields.length, some?.more]).toEqual([21, 0]);
  const many = result('many');
  expect([many?.fields.length, many?.more]).toEqual([20, 2]);
  expect(result('all')?.fields[0]?.result?.fields).toHaveLength(21);
});

it('shows how to call the fields of what is returned: all of a namespace, else what is required', () => {
  const sdl = `type Query { shop: Shop order: Order }
type Shop { self: Shop all(first: Int = 2, by: String @deprecated): [Order] open(a: Int!, b: Int!, c: Int!, d: Int, e: Int): Int }
type Order { id: ID all(first: Int): [Order] part(of: ID!, in: ID! = "x", by: String): Order }`;
  const calls = (name: string) =>
    entryOfKind('queries', sdl, name).resultFields?.fields.map(({ call }) => call);
  expect(calls('Query.shop')).toEqual([undefined, '(first, …)', '(a, b, c, …)']);
  expect(calls('Query.order')).toEqual([undefined, undefined, '(of, …)']);
});

it('counts the types that an interface or union stands for beyond ten', () => {
  const types = Array.from({ length: 12 }, (_, at) => `T${at}`);
  const sdl = `type Query { node: Node search: [Hit] } interface Node { id: ID } union Hit = T0 | T1
${types.map((name) => `type ${name} implements Node { id: ID }`).join('\n')}`;
  const result = (coordinate: string) => entryOfKind('queries', sdl, coordinate).resultFields;
  expect(result('Query.node')?.possibleTypes).toHaveLength(10);
  expect(result('Query.node')?.moreTypes).toBe(2);
  expect(result('Query.search')?.moreTypes).toBe(0);
});

it('lists the fields of small members of a union, such as errors, but not those of other types', () => {
  const many = Array.from({ length: 9 }, (_, at) => `f${at}: ID`).join(' ');
  const sdl = `type Query { find: Found all: FoundConnection node: Node log: Event }
union Event = Hit | Missing | A | B | C | D type A { id: ID } type B { id: ID } type C { id: ID } type D { id: ID }
union Found = Hit | Missing | Big interface Node { id: ID }
type Hit implements Node { id: ID big: Big } type Missing { message: String! }
type Big { ${many} } type FoundConnection { nodes: [Found] }`;
  const result = (name: string) => entryOfKind('queries', sdl, `Query.${name}`).resultFields;
  const shown = (found: ResultType | undefined) =>
    found?.possibleTypes.map(({ type, fields, more }) => [
      type.name,
      ...fields.map(({ field }) => field.name),
      more,
    ]);
  const members = [
    ['Hit', 'id', 'big', 0],
    ['Missing', 'message', 0],
    ['Big', 0],
  ];
  expect(shown(result('find'))).toEqual(members);
  expect(shown(result('all')?.fields[0]?.result)).toEqual(members);
  expect(shown(result('node'))).toEqual([['Hit', 0]]);
  const events = ['Hit', 'Missing', 'A', 'B', 'C', 'D'].map((name) => [name, 0]);
  expect(shown(result('log'))).toEqual(events);
});

it('lists who returns a type inside of connections, edges and payloads', () => {
  const sdl = `type Query { orders: OrderConnection! order: Order results: [TestResult] }
type Mutation { pay: PayPayload book: Booking }
type User { orders: OrderConnection edges: [OrderEdge] }
type OrderConnection { edges: [OrderEdge] nodes: [Order] pageInfo: PageInfo owner: User }
type OrderEdge { node: Order cursor: String }
type PayPayload { order: Order bill: BillConnection problem: Problem state: State again: PayPayload }
type BillConnection { edges: [BillEdge] owner: User }
type BillEdge { node: Bill }
type Booking { order: Order }
union Problem = Bill | User
interface TestResult { user: User }
enum State { PAID }
type Order { id: ID } type Bill { id: ID } type PageInfo { more: Boolean }`;
  const through = (name: string) =>
    entryOf(sdl, name)
      .usedBy.filter(({ how }) => how === 'through')
      .map(({ coordinate, type }) => `${coordinate}: ${type}`);
  expect(through('Order')).toEqual([
    'Mutation.pay: PayPayload',
    'Query.orders: OrderConnection!',
    'User.edges: [OrderEdge]',
    'User.orders: OrderConnection',
  ]);
  expect(through('Bill')).toEqual(['Mutation.pay: PayPayload']);
  expect(through('Problem')).toEqual(['Mutation.pay: PayPayload']);
  const others = ['OrderEdge', 'BillConnection', 'PageInfo', 'User', 'State', 'ID'];
  expect(others.flatMap(through)).toEqual([]);
});

it('names a few of the types of a payload that holds everything', () => {
  const names = Array.from({ length: 12 }, (_, at) => `T${at}`);
  const sdl = `type Query { all: AllResponse }
type AllResponse { ${names.map((name) => `to${name}: ${name}`).join(' ')} }
${names.map((name) => `type ${name} { id: ID }`).join('\n')}`;
  const through = names.filter((name) =>
    entryOf(sdl, name).usedBy.some(({ how }) => how === 'through'),
  );
  expect(through).toEqual(names.slice(0, 10));
});

it('does not follow payloads that lead to one another without end', () => {
  const found = (payloads: number) => {
    const names = Array.from({ length: payloads }, (_, at) => `P${at}Payload`);
    const sdl = `type Query { all: P0Payload }
${names.map((name, at) => `type ${name} { next: ${names[at + 1] ?? 'Order'} }`).join('\n')}
type Order { id: ID }`;
    return entryOf(sdl, 'Order').usedBy.some(({ coordinate }) => coordinate === 'Query.all');
  };
  expect([found(50), found(200)]).toEqual([true, false]);
});

describe('names with the same slug', () => {
  const { value, diagnostics } = modelsOf({
    shop: `type Query { a: UserName b: username c: User_name d: user_name1 user: Int User: Int _user: Int }
type UserName { id: ID! }
type username { id: ID! }
type User_name { id: ID! }
type user_name1 { id: ID! }`,
  });
  const slug = (coordinate: string) => value.entry('shop', coordinate).slug;

  it('keeps every page, also where case is ignored', () => {
    expect(slug('UserName')).toBe('user-name');
    expect(slug('User_name')).toBe('user-name-1');
    expect(slug('username')).toBe('username');
    expect(slug('user_name1')).toBe('user-name1');
    expect([slug('Query.User'), slug('Query._user'), slug('Query.user')]).toEqual([
      'user',
      'user-1',
      'user-2',
    ]);
    const routes = value.models.flatMap(({ entries }) => entries.map(({ route }) => route));
    expect(new Set(routes.map((route) => route.toLowerCase())).size).toBe(routes.length);
  });

  it('warns at each name that could not keep its slug', () => {
    expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toEqual(
      Array(3).fill('slug-collision warning'),
    );
    expect(diagnostics.at(-1)).toMatchObject({
      message:
        '"User_name" and "UserName" would have the same address, so "User_name" gets /shop/types/objects/user-name-1.',
      place: { file: 'shop.graphql', line: 4, column: 6 },
      notes: [{ place: { line: 2, column: 6 } }],
    });
  });

  it('warns of names in the composed schema at their places in the services', () => {
    const { diagnostics } = modelsOf({
      trains: 'type Query { trip: Trip }\ntype Trip { n: Int }',
      walks: 'type Query { walk: trip }\ntype trip { n: Int }',
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'slug-collision',
        place: { file: 'walks.graphql', line: 2, column: 6 },
        notes: [{ message: 'This is "Trip".', place: { file: 'trains.graphql', line: 2 } }],
      },
    ]);
  });
});

describe('folders of definitions', () => {
  const sdl = `type Query { user: User }
type User { id: ID! }
type Types { id: ID! }
directive @once on QUERY
directive @Once on OBJECT`;
  const routes = (folders: ResolvedSchemaInstance['folders']) => {
    const schema = loadShop(sdl).value;
    if (schema === undefined) throw new Error('it is loaded');
    const config = { ...instanceConfig('shop'), folders };
    const { value } = buildSchemaModel({ config, schema });
    return value.entries.map(({ route }) => route);
  };

  it('are those of the sections, or have names of their own', () => {
    expect(routes(undefined)).toContain('/shop/api/queries/user');
    const named = routes({ api: 'operations', types: 'all/types' });
    expect(named).toContain('/shop/operations/queries/user');
    expect(named).toContain('/shop/operations/directives/once');
    expect(named).toContain('/shop/all/types/objects/user');
  });

  it('may be none, or the same, without pages at one address', () => {
    const none = routes({ api: '', types: '' });
    expect(none).toContain('/shop/queries/user');
    expect(none).toContain('/shop/objects/user');
    expect(none).toContain('/shop/directives/once');
    expect(none).toContain('/shop/directives/once-1');
    expect(new Set(none).size).toBe(none.length);
  });
});

it('takes work in proportion to the schema', () => {
  const type = (count: number) => (_: unknown, i: number) =>
    `
"Type ${i}."
type T${i} implements Node { id: ID! next(first: Int = 10): [T${(i * 7) % count}!] }`;
  const sdl = (count: number) => `type Query { first: T0 }
interface Node { id: ID! }
${Array.from({ length: count }, type(count)).join('')}`;
  const timeOf = (count: number): number => {
    const text = sdl(count);
    const start = process.cpuUsage();
    const { value } = modelsOf({ shop: text });
    expect(value.models[0]?.entries.length).toBeGreaterThan(count);
    return process.cpuUsage(start).user;
  };
  timeOf(250);
  // Eight times the types; a quadratic step would take sixty-four times as long. Other programs can
  // slow down any single run, so the fastest ones are compared, after as many as that takes.
  const fastest = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  const ratio = () => fastest.large / fastest.small;
  for (let run = 0; run < 3 || (run < 12 && ratio() >= 24); run++) {
    fastest.small = Math.min(fastest.small, timeOf(500));
    fastest.large = Math.min(fastest.large, timeOf(4000));
  }
  expect(ratio()).toBeLessThan(24);
});
