import { describe, expect, it } from 'vitest';
import { federationSdl } from '../../../../test/support/federation-fixture.ts';
import { composed, modelsOf } from '../../../../test/support/load-schema.ts';
import { federationDefinitions } from './known-definitions.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@external", "@requires", "@override"])`;

it('knows federation by another prefix, and single values in place of lists', () => {
  const { supergraph, diagnostics } = composed({
    a: `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.6", as: "fed", import: ["@shareable", { name: "@policy", as: "@needs" }])
scalar fed__FieldSet
directive @fed__key(fields: fed__FieldSet!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
type Query { a: A @fed__requiresScopes(scopes: "read") b: Int @needs(policies: ["x", ["y", "z"]]) }
enum fed__Status { NEW }
type A @fed__key(fields: "id") { id: ID! name: String @shareable status: fed__Status }`,
    b: `${link} type A @key(fields: "id") { id: ID! name: String @shareable size: Int }`,
  });
  expect(diagnostics).toEqual([]);
  expect(supergraph).toContain('@requiresScopes(scopes: [["read"]])');
  expect(supergraph).toContain('@policy(policies: [["x"], ["y", "z"]])');
  expect(supergraph).toContain('type A @join__type(graph: A, key: "id")');
  expect(supergraph).toContain('status: fed__Status');
  expect(supergraph).not.toContain('@fed__');
});

describe('names of what federation defines', () => {
  const directives = [...federationDefinitions.keys()]
    .filter((name) => /^@\w+$/.test(name) && !/^@(link|composeDirective)$/.test(name))
    .map((name) => name.slice(1));
  /** The subgraphs of the fixture, with other names in their imports and uses. */
  const written = (imported: (name: string) => string, used: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(federationSdl).map(([id, sdl]) => {
        let text = sdl;
        for (const name of directives) {
          text = text.replace(new RegExp(`"@${name}"(, )?`), imported(name));
          text = text.replace(new RegExp(`(?<!")@${name}\\b`, 'g'), `@${used(name)}`);
        }
        return [id, text];
      }),
    );
  const plain = composed(federationSdl);

  it.each([
    [
      'aliases',
      written(
        (name) => `{ name: "@${name}", as: "@my_${name}" } `,
        (name) => `my_${name}`,
      ),
    ],
    [
      'the common prefix',
      written(
        () => '',
        (name) => `federation__${name}`,
      ),
    ],
    [
      'another prefix',
      written(
        () => '',
        (name) => `fed__${name}`,
      ),
    ],
  ])('may be %s', (kind, texts) => {
    const prefixed = Object.entries(texts).map(([id, text]): [string, string] => [
      id,
      kind === 'another prefix' ? text.replace(/federation\/v2\.9"/, '$&, as: "fed"') : text,
    ]);
    const { supergraph, diagnostics } = composed(Object.fromEntries(prefixed));
    expect(diagnostics).toEqual([]);
    expect(supergraph).toBe(plain.supergraph);
    expect(supergraph).not.toMatch(/@my_|@fed/);
  });

  it('may be those of the link specification, and of one that came later than the version', () => {
    const a = (linked: string) => `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"]) ${linked}
type Query { a: A } type A @key(fields: "id") { id: ID! }`;
    const b = `${link} type A @key(fields: "id") { id: ID! c: Int }`;
    const versions = [
      a('@link(url: "https://specs.apollo.dev/link/v1.0")'),
      a('@link(url: "https://specs.apollo.dev/link/v1.0", import: ["@link"])'),
      a('@link(url: "https://specs.apollo.dev/cost/v0.1", import: ["@cost"])').replace(
        'a: A',
        '$& @cost(weight: 3)',
      ),
    ];
    for (const each of versions) expect(composed({ a: each, b }).diagnostics).toEqual([]);
  });

  it.each([
    ['@hide', ', import: [{ name: "@inaccessible", as: "@hide" }]'],
    ['@inaccessible', ', import: ["@inaccessible"]'],
    ['@inaccessible', ''],
  ])('may be %s, of a specification of its own%s', (name, imported) => {
    const a = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: "@key")
  @link(url: "https://specs.apollo.dev/inaccessible/v0.2"${imported})
type Query { p: P } type P @key(fields: "id") { id: ID! x: Int ${name} }`;
    const b = `${link.replace('"@key"', '"@key", "@inaccessible"')} type P @key(fields: "id") { id: ID! y: Int @inaccessible }`;
    const { value, diagnostics } = modelsOf({ a, b });
    expect(diagnostics).toEqual([]);
    const entry = value.entry('schema', 'P');
    expect(
      'fields' in entry && entry.fields.map((field) => [field.name, field.inaccessible]),
    ).toEqual([
      ['id', undefined],
      ['x', true],
      ['y', true],
    ]);
  });

  it('are told in the models of subgraphs, so that pages of directives find each other', () => {
    const a = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", { name: "@cost", as: "@price" }])
"Says what it costs."
directive @price(weight: Int!) on FIELD_DEFINITION
type Query { p: P @price(weight: 2) } type P @key(fields: "id") { id: ID! }`;
    const b = `${link} type P @key(fields: "id") { id: ID! n: Int }`;
    const { value, diagnostics } = modelsOf({ a, b });
    expect(diagnostics).toEqual([]);
    const [own, composed] = [value.entry('a', '@price'), value.entry('schema', '@cost')];
    expect([own, composed].map((entry) => 'specified' in entry && entry.specified)).toEqual([
      '@cost',
      false,
    ]);
    expect(composed.place).toEqual(own.place);
    expect(composed.description?.markdown).toBe('Says what it costs.');
  });

  it('may be those of custom directives, which docgen does not describe as those of federation', () => {
    const a = (description: string) => `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@composeDirective"])
  @link(url: "https://example.com/price/v1.0", import: ["@cost"]) @composeDirective(name: "@cost")
${description} directive @cost(weight: Int) on FIELD_DEFINITION
type Query { p: P @cost(weight: 2) } type P @key(fields: "id") { id: ID! }`;
    const b = `${link} type P @key(fields: "id") { id: ID! n: Int }`;
    const described = (description: string) => {
      const { value } = modelsOf({ a: a(description), b });
      const { description: of, ...entry } = value.entry('schema', '@cost');
      return [of?.markdown, 'args' in entry && entry.args[0]?.description];
    };
    expect(described('"The price of a call."')).toEqual(['The price of a call.', undefined]);
    expect(described('')).toEqual([undefined, undefined]);
  });

  it('are free for the subgraph where it takes none from the specification', () => {
    const own = `directive @cacheTag(id: ID) on FIELD_DEFINITION
directive @tag(with: ID) on FIELD_DEFINITION
type Query { p: P @cacheTag(id: "x") @tag(with: "y") } type P @key(fields: "id") { id: ID! }`;
    for (const version of ['v2.9', 'v2.12']) {
      const a = `extend schema @link(url: "https://specs.apollo.dev/federation/${version}", import: ["@key"]) ${own}`;
      const b = `${link} type P @key(fields: "id") { id: ID! n: Int }`;
      expect(composed({ a, b }).diagnostics).toEqual([]);
    }
    expect(
      modelsOf({ a: 'type Query { p: Int @cacheTag(format: "a") }' }).diagnostics,
    ).toMatchObject([{ code: 'sdl-unknown-directive' }]);
  });

  it('leave those of the subgraph alone', () => {
    const own = (name: string) => `directive @key(of: String) on OBJECT
type Query { a: A } type A ${name}(fields: "id") @key(of: "house") { id: ID! }`;
    const versions = [
      [`{ name: "@key", as: "@identity" }`, '@identity', ''],
      ['', '@federation__key', ''],
      ['', '@fed__key', ', as: "fed"'],
    ] as const;
    for (const [imported, used, as] of versions) {
      const { supergraph, diagnostics } = composed({
        a: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5"${as}, import: [${imported}]) ${own(used)}`,
        b: `${link} type A @key(fields: "id") { id: ID! size: Int }`,
      });
      expect(diagnostics).toEqual([]);
      expect(supergraph).toContain('type A @join__type(graph: A, key: "id")');
      expect(supergraph).not.toContain('house');
    }
  });
});

describe('versions of federation that the library does not know', () => {
  const later = (version: string, taken = '"@key", "@cacheTag"') =>
    `extend schema @link(url: "https://specs.apollo.dev/federation/${version}", import: [${taken}])`;
  const products = 'type Query { products: [Product] } type Product @key(fields: "id") { id: ID! }';
  const reviews = `${later('v2.5', '"@key"')} type Product @key(fields: "id") { id: ID! stars: Int }`;

  it.each(['v2.10', 'v2.15', 'v2.40'])('come to the same schema, %s', (version) => {
    const plain = composed({ products: `${later('v2.9', '"@key"')} ${products}`, reviews });
    const tagged = products
      .replace('[Product]', '$& @cacheTag(format: "all")')
      .replace('@key', '@cacheTag(format: "p-{$key.id}") $&');
    expect(composed({ products: `${later(version)} ${tagged}`, reviews })).toEqual(plain);
    const prefixed = tagged.replaceAll('@cacheTag', '@fed__cacheTag').replace('@key', '@fed__key');
    const link = `extend schema @link(url: "https://specs.apollo.dev/federation/${version}", as: "fed")`;
    expect(composed({ products: `${link} ${prefixed}`, reviews })).toEqual(plain);
    const renamed = tagged.replaceAll('@cacheTag', '@label');
    const aliased = later(version, '"@key", { name: "@cacheTag", as: "@label" }');
    expect(composed({ products: `${aliased} ${renamed}`, reviews })).toEqual(plain);
    expect(plain.diagnostics).toEqual([]);
  });

  it('are no excuse for what the linked version does not have', () => {
    const messages = (text: string) =>
      composed({ products: text, reviews }).diagnostics.map(({ message, hint }) => [message, hint]);
    expect(messages(`${later('v2.9')} ${products}`)).toEqual([
      [
        expect.stringContaining('Cannot import unknown element "@cacheTag"'),
        'Import only names that the linked version of the specification defines, or link a later one.',
      ],
    ]);
    expect(messages(`${later('v3.0', '"@key"')} ${products}`)).toEqual([
      [expect.stringContaining('v3.0'), expect.stringContaining('a version 2 of the federation')],
    ]);
  });
});
