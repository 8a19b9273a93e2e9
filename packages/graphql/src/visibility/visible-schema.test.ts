import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { federationSdl } from '../../../../test/support/federation-fixture.ts';
import { instanceConfig, loadShop, modelsOf } from '../../../../test/support/load-schema.ts';
import { buildSchemaModel } from '../model/build-schema-model.ts';
import { schemaFiles } from '../model/schema-files.ts';
import { visibleSchema } from './visible-schema.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@external", "@requires", "@provides"])`;

function visible(sdl: string, names: readonly string[], federation = false) {
  const { value } = loadShop(sdl);
  if (value === undefined) throw new Error('the schema loads');
  const { value: schema, diagnostics } = visibleSchema(value, {
    hide: { names: [...names], federation },
  });
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

it('warns of each hidden name in a description, at its place', () => {
  const { diagnostics } = visible(
    `type Query {
  """
  Like Deep, Deep.x and \`y\`, as \`Deep.y(of:)\`
  and
  \`Query.b\`.
  """
  a: Int
  b: Int
  "A xy, Query.b, \`Deep\`." c: Int
  "An \\u0041 Deep." d: Int
}
type Deep { x: Int y(of: Int): Int }`,
    ['Deep', 'Query.b'],
  );
  const told = diagnostics.map(({ message, place }) => {
    const [, name] = /names "(.*)", which/.exec(message) ?? [];
    return `${place?.line}:${place?.column}-${place?.endColumn} ${name}`;
  });
  expect(told).toEqual([
    '3:8-12 Deep',
    '3:14-20 Deep.x',
    '3:26-27 y',
    '3:34-45 Deep.y(of:)',
    '5:4-11 Query.b',
    '9:10-17 Query.b',
    '9:20-24 Deep',
    '10:3-20 Deep',
  ]);
});

it('does not list more than ten names of a description', () => {
  const names = Array.from({ length: 14 }, (_, number) => `Secret${number}`);
  const { diagnostics } = visible(
    `type Query { "${names.join(' ')}" a: Int } ${names.map((name) => `scalar ${name}`).join(' ')}`,
    names,
  );
  expect(diagnostics).toHaveLength(10);
  expect(diagnostics.at(-1)?.notes).toEqual([{ message: '4 more hidden names are in this text.' }]);
  expect(diagnostics.at(0)).not.toHaveProperty('notes');
});

it('keeps a deprecation whose reason names what is hidden, and warns of it', () => {
  const { sdl, diagnostics } = visible(
    'type Query {\n  "Once."\n  a: Int @deprecated(reason: "Like Deep.")\n}\ntype Deep { x: Int }',
    ['Deep'],
  );
  expect(sdl).toContain('a: Int @deprecated(reason: "Like Deep.")');
  expect(diagnostics).toMatchObject([
    {
      code: 'hidden-name',
      message: 'The deprecation reason of "Query.a" names "Deep", which is hidden.',
      place: { line: 3, column: 36 },
    },
  ]);
});

it('keeps a contact whose notes name what is hidden, and warns of it', () => {
  const contact = '@contact(name: "Shop team", description: "Ask for Deep.")';
  const { sdl, diagnostics } = visible(
    `directive @contact(name: String!, description: String) on SCHEMA\nextend schema ${contact}\ntype Query { a: Int }\ntype Deep { x: Int }`,
    ['Deep'],
  );
  expect(sdl).toContain(contact);
  expect(diagnostics).toMatchObject([
    {
      code: 'hidden-name',
      message: 'The contact of "schema" names "Deep", which is hidden.',
      place: { line: 2, column: 65 },
    },
  ]);
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

it('warns of the description of the schema as a whole, and of that in the configuration', () => {
  const { value } = loadShop(
    '"See `Role.ADMIN`."\nschema { query: Query } type Query { a: Role } enum Role { ADMIN USER }',
  );
  if (value === undefined) throw new Error('the schema loads');
  const diagnosticsOf = (description?: string) =>
    visibleSchema(value, { hide: { names: ['Role.ADMIN'] } }, description).diagnostics;
  const inSchema = {
    code: 'hidden-name',
    message: 'The description of "schema" names "Role.ADMIN", which is hidden.',
    place: { file: 'shop.graphql', line: 1 },
  };
  expect(diagnosticsOf()).toMatchObject([inSchema]);
  expect(diagnosticsOf('For `USER`.')).toMatchObject([inSchema]);
  expect(diagnosticsOf('For `ADMIN`.')).toMatchObject([
    inSchema,
    {
      code: 'hidden-name',
      severity: 'warning',
      message: 'The description of "shop" in the configuration names "ADMIN", which is hidden.',
    },
  ]);
});

it('is the schema itself where nothing is hidden', () => {
  const { value } = loadShop('type Query { a: Int }');
  if (value === undefined) throw new Error('the schema loads');
  expect(visibleSchema(value, { hide: { names: ['Nothing'] } }).value).toBe(value);
});

it('leaves a schema that can be introspected when a field of an interface is hidden in an object', () => {
  const { schema } = visible(
    'type Query { a: A } interface N { id: ID b: Int } type A implements N { id: ID b: Int }',
    ['A.b'],
  );
  expect(schemaFiles(schema, true).introspection).toContain('"N"');
});

it('knows what federation is called in the schema where its links are hidden', () => {
  const { schema } = visible(
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: [{ name: "@key", as: "@entity" }])
    type Query { a: A } type A @entity(fields: "id") { id: ID! b: Int @federation__inaccessible }`,
    [],
    true,
  );
  const { entries } = buildSchemaModel({ config: instanceConfig('shop'), schema }).value;
  expect(entries.find(({ name }) => name === 'A')).toMatchObject({
    keys: [{ fields: 'id', resolvable: true }],
    fields: [{ name: 'id' }, { name: 'b', inaccessible: true }],
  });
  expect(entries.filter(({ name }) => /link/.test(name))).toEqual([]);
});

it('looks for names that are hidden in other services in descriptions, and not in directives', () => {
  const { value } = loadShop(
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@override"]) type Query { "Like `stock`." a: Int @override(from: "stock") b: Int }',
  );
  if (value === undefined) throw new Error('the schema loads');
  const marks = { shown: [], hidden: ['Query.stock', 'Query.b'] };
  const { value: schema, diagnostics } = visibleSchema({ ...value, marks }, {});
  expect(print(schema.document)).toContain('a: Int @override(from: "stock")\n}');
  expect(diagnostics).toMatchObject([
    { message: 'The description of "Query.a" names "stock", which is hidden.' },
  ]);
});

it('leaves no extensions that add nothing, which are no SDL', () => {
  const { sdl } = visible(
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
    schema { query: Query } extend schema { mutation: Edits }
    type Query { a: A u: U e: E } type A @key(fields: "id") { id: ID! }
    extend type A { b: Int } extend type A implements N interface N { id: ID! }
    union U = A extend union U = B type B { id: ID } enum E { X } extend enum E { Y } type Edits { c: Int }`,
    ['@link', 'A.b', 'N', 'B', 'E.Y', 'Edits'],
  );
  expect(sdl).not.toContain('extend');
  expect(() => parse(sdl)).not.toThrow();
});

it('has no introspection where all queries are hidden', () => {
  const { schema } = visible('type Query { a: Int } type Mutation { b: Int }', ['Query']);
  expect(schemaFiles(schema, true)).toEqual({ sdl: 'type Mutation {\n  b: Int\n}\n' });
});

it('finds hidden values of enums and fields of input types by their types, also where others share the name', () => {
  const { sdl } = visible(
    `directive @auth(role: Role, roles: [Role!], deep: Outer, other: Other) repeatable on FIELD_DEFINITION
    enum Role { ADMIN USER } enum Other { ADMIN }
    input Inner { secret: Int b: Int role: Role = ADMIN } input Public { secret: Int }
    input Outer { i: Inner o: Public list: [[Inner]] }
    type Query {
      a(o: Outer = { i: { secret: 1 } }, p: Public = { secret: 2 }, r: Other = ADMIN): Int @auth(role: ADMIN)
      b(o: [Outer] = [{ o: { secret: 3 } }, { list: [[{ secret: 4 }]] }]): Int @auth(roles: [USER, ADMIN]) @auth(roles: [USER], other: ADMIN)
      c(o: Outer = { i: { b: 5 }, o: { secret: 6 } }): Int @auth(role: USER, deep: { i: { secret: 7 } }) @auth(deep: { o: { secret: 8 } })
    }`,
    ['Role.ADMIN', 'Inner.secret'],
  );
  expect(sdl).toContain('role: Role\n}');
  expect(sdl).toContain('a(o: Outer, p: Public = {secret: 2}, r: Other = ADMIN): Int\n');
  expect(sdl).toContain('b(o: [Outer]): Int @auth(roles: [USER], other: ADMIN)\n');
  expect(sdl).toContain(
    'c(o: Outer = {i: {b: 5}, o: {secret: 6}}): Int @auth(deep: {o: {secret: 8}})\n',
  );
});

it('leaves out hidden arguments of directives where they are applied', () => {
  const { sdl } = visible(
    'directive @auth(as: String, by: Kind, at: At) on FIELD_DEFINITION enum Kind { A } scalar At type Query { a: Int @auth(as: "x", by: A, at: 1) }',
    ['@auth(as*', 'Kind', 'At'],
  );
  expect(sdl).toContain('a: Int @auth(at: 1)\n');
});

it('reads selections of fields by the types that they are of', () => {
  const { sdl } = visible(
    `${link}
    type Query { a: A }
    enum Unit { GRAM POUND } enum Other { POUND }
    type A @key(fields: "id b { id }") @key(fields: "note") @key(fields: "b { note }") {
      id: ID! note: Int b: B! c: Int d: Int e: B @provides(fields: "note")  f: B @provides(fields: "id")
    }
    type B @key(fields: "id") { id: ID! note: Int @external  x: Int @external  g: Int @requires(fields: "x") h: Int @requires(fields: "note") w(in: Unit, of: Other): Int @external i: Int @requires(fields: "w(in: POUND)") j: Int @requires(fields: "w(of: POUND)") }`,
    ['B.note', 'A.id', 'Unit.POUND'],
  );
  expect(sdl.replaceAll('\n', ' ')).toMatch(/type A @key\(fields: "note"\) \{/);
  expect(sdl).toContain('e: B\n');
  expect(sdl).toContain('f: B @provides(fields: "id")');
  expect(sdl).toContain('type B @key(fields: "id")');
  expect(sdl).toContain('g: Int @requires(fields: "x")');
  expect(sdl).toContain('h: Int\n');
  expect(sdl).toContain('i: Int\n');
  expect(sdl).toContain('j: Int @requires(fields: "w(of: POUND)")');
});

it('reads texts and values without types by names that nothing visible has', () => {
  const { sdl } = visible(
    'directive @say(text: String, any: Any) repeatable on FIELD_DEFINITION scalar Any enum Role { ADMIN USER } enum Other { ADMIN } type Query { a: Int @say(text: "For USER.") @say(any: { USER: 1 }) b: Int @say(text: "For Role.ADMIN.") c: Int @say(text: "ADMIN", any: [ADMIN]) }',
    ['Role.*'],
  );
  expect(sdl).toContain('a: Int\n');
  expect(sdl).toContain('b: Int\n');
  expect(sdl).toContain('c: Int @say(text: "ADMIN", any: [ADMIN])\n');
});

it('keeps links to specifications, without hidden names that they import', () => {
  const { sdl } = visible(
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", { name: "@tag", as: "@mark" }, { name: "@shareable", as: "@both" }, "@external"])
    type Query { a: A specs: Int name: Int } type A @key(fields: "id") { id: ID! @both b: Int @mark(name: "b") }`,
    ['Query.specs', 'Query.name', '@both', '@external'],
  );
  expect(sdl).toContain(
    '@link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", {name: "@tag", as: "@mark"}])',
  );
  expect(sdl).toContain('b: Int @mark(name: "b")');
  const audited = visible(
    'extend schema @link(url: "https://specs.example.org/audit/v1.0", import: ["@audit"]) @link(url: "https://specs.example.org/more/v1.0", import: ["@audit", "@more"]) type Query { a: Int }',
    ['@audit', '@audit(by*'],
  );
  expect(audited.sdl).toContain(
    'extend schema @link(url: "https://specs.example.org/more/v1.0", import: ["@more"])\n',
  );
  const lone = visible(
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: "@key") type Query { a: A } type A @key(fields: "id") { id: ID! }',
    ['@key'],
  );
  expect(lone.sdl).toContain(
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3")\n',
  );
});

it('hides with federation what is composed of directives, under the name that the schema has for it', () => {
  for (const [imported, name] of [
    ['"@key", "@composeDirective"', '@composeDirective'],
    ['"@key", { name: "@composeDirective", as: "@lift" }', '@lift'],
    ['"@key"', '@federation__composeDirective'],
  ]) {
    const { sdl, diagnostics } = visible(
      `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: [${imported}])
  @link(url: "https://specs.example.org/cost/v1.0", import: ["@cost"]) ${name}(name: "@cost")
directive @cost(of: Int) on FIELD_DEFINITION
type Query { a: A @cost(of: 2) } type A @key(fields: "id") { id: ID! }`,
      [],
      true,
    );
    expect(sdl).toBe(
      'directive @cost(of: Int) on FIELD_DEFINITION\n\ntype Query {\n  a: A @cost(of: 2)\n}\n\ntype A @key(fields: "id") {\n  id: ID!\n}',
    );
    expect(diagnostics).toEqual([]);
  }
});

it('hides with federation what supergraphs of its first version have in place of links', () => {
  const { value, diagnostics } = modelsOf(
    {
      gateway: `schema @core(feature: "https://specs.apollo.dev/core/v0.2") @core(feature: "https://specs.apollo.dev/join/v0.2", for: EXECUTION) { query: Query }
directive @core(feature: String!, as: String, for: core__Purpose) repeatable on SCHEMA
directive @join__field(graph: join__Graph) on FIELD_DEFINITION
enum core__Purpose { EXECUTION SECURITY } enum join__Graph { A }
type Query { a: Int @join__field(graph: A) }`,
    },
    { federation: true },
  );
  expect(diagnostics).toEqual([]);
  const [model] = value.models;
  const listed = model?.entries.filter(({ builtIn }) => !builtIn);
  expect(listed?.map(({ coordinate }) => coordinate)).toEqual(['Query.a']);
  expect(model?.definition.directives).toEqual([]);
  expect(listed?.flatMap(({ directives }) => directives)).toEqual([]);
});

it('hides with federation the contexts that composition names, and those of subgraphs not', () => {
  const { value, diagnostics } = modelsOf(federationSdl, { federation: true });
  expect(diagnostics).toEqual([]);
  const contexts = value.models.flatMap(({ id, entries }) =>
    entries
      .filter((entry) => /context/i.test(JSON.stringify([entry.coordinate, entry.directives])))
      .map(({ coordinate }) => `${id}: ${coordinate}`),
  );
  expect(contexts.filter((name) => name.startsWith('schema: '))).toEqual([]);
  expect(contexts).toContain('shipping: Parcel');
});

it('hides with federation what GraphQL Mesh tells gateways of services, their addresses among it', () => {
  const { value, diagnostics } = modelsOf(
    {
      gateway: `schema
  @link(url: "https://specs.apollo.dev/link/v1.0")
  @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION)
  @link(
    url: "https://the-guild.dev/graphql/mesh/spec/v1.0"
    import: ["@source", "@extraSchemaDefinitionDirective", { name: "@httpOperation", as: "@http" }, "@rateLimit"]
  )
{ query: Query }
directive @link(url: String, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
directive @join__type(graph: join__Graph!, key: String) repeatable on OBJECT
directive @join__field(graph: join__Graph) repeatable on FIELD_DEFINITION
directive @source(name: String!, subgraph: String!) repeatable on FIELD_DEFINITION | OBJECT
directive @extraSchemaDefinitionDirective(directives: Extensions) repeatable on OBJECT
directive @http(subgraph: String, path: String, method: HTTPMethod) repeatable on FIELD_DEFINITION
directive @own on FIELD_DEFINITION
directive @rateLimit(max: Int) on FIELD_DEFINITION
enum HTTPMethod { GET POST }
scalar link__Import enum link__Purpose { EXECUTION SECURITY } scalar Extensions
enum join__Graph { PETS @join__graph(name: "pets", url: "") }
type Query
  @join__type(graph: PETS)
  @extraSchemaDefinitionDirective(directives: { transport: [{ location: "http://10.0.0.1" }] })
{
  pets: Int @join__field(graph: PETS) @http(subgraph: "pets", path: "/pets", method: GET) @own @rateLimit(max: 5)
  cats: Int @join__field(graph: PETS) @source(name: "chats", subgraph: "pets")
}`,
    },
    { federation: true },
  );
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(value.models)).not.toMatch(/10\.0\.0\.1|@http|@source|chats|"\/pets"/);
  expect(value.entry('gateway', 'Query.cats').subgraphs).toMatchObject([{ id: 'pets' }]);
  expect(value.entry('gateway', '@own')).toBeDefined();
  expect(value.entry('gateway', 'Query.pets').directives.map(({ name }) => name)).toEqual([
    'own',
    'rateLimit',
  ]);
  expect(value.models[0]?.entries.filter(({ name }) => /HTTPMethod|Extensions/.test(name))).toEqual(
    [],
  );
});

it('hides with federation what Grafbase tells gateways, also by directives that it does not define', () => {
  const { value } = loadShop(
    `directive @composite__is(field: composite__FieldSelectionMap!) on ARGUMENT_DEFINITION
scalar composite__FieldSelectionMap
enum extension__Link { GRPC @extension__link(url: "http://10.0.0.1") }
type Query {
  a(id: ID @composite__is(field: "id")): Int @extension__directive(extension: GRPC, name: "grpcMethod")
}`,
    'lenient',
  );
  if (value === undefined) throw new Error('the schema loads');
  const { value: schema } = visibleSchema(value, { hide: { federation: true } });
  expect(print(schema.document)).toBe('type Query {\n  a(id: ID): Int\n}');
});

it('hides types that only arguments of hidden directives have, and none that others have as well', () => {
  const { sdl } = visible(
    'directive @auth(rule: Rule, on: Day) on FIELD_DEFINITION input Rule { all: [Rule], role: Role, day: Day, size: Size } enum Role { ADMIN } enum Day { MONDAY } enum Size { S } scalar Free directive @say(size: Size) on FIELD_DEFINITION type Query { day: Day }',
    ['@auth'],
  );
  expect(sdl.replace(/\s+/g, ' ')).toBe(
    'enum Day { MONDAY } enum Size { S } scalar Free directive @say(size: Size) on FIELD_DEFINITION type Query { day: Day }',
  );
});

it('keeps directives of the schema that are called like those of federation', () => {
  const sdl = `directive @core(team: String) on OBJECT

directive @composeDirective(name: String) on OBJECT

type Query @core(team: "a") @composeDirective(name: "b") {
  a: Int
}`;
  expect(visible(sdl, [], true).sdl).toBe(sdl);
});

it('an argument may be visible elsewhere whose type is hidden here, as in an earlier version', () => {
  const { value } = loadShop('type Query { "Of `E`." a(e: E = X): Int b: Int } enum E { X }');
  if (value === undefined) throw new Error('the schema loads');
  const { diagnostics } = visibleSchema(
    { ...value, marks: { shown: [], hidden: [], seen: ['Query.a', 'Query.a(e:)'] } },
    { hide: { names: ['E', 'Query.a'] } },
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The description of "Query.a" names "E", which is hidden.',
  ]);
});
