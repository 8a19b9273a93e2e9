import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffProject } from './support/diff-project.ts';
import { composed } from './support/load-schema.ts';

const { project, write, diffIn } = diffProject();

describe('docgen schema-diff of subgraphs', () => {
  const LINK =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@shareable", "@inaccessible", "@interfaceObject", "@override"])\n';
  const PRODUCTS = `${LINK}type Query { products: [Product] any: Any }
type Product @key(fields: "id") { id: ID! price: Int name: String! @shareable }
type Box { size: Int }
union Any = Product | Box
interface Media @key(fields: "id") { id: ID! }
type Movie implements Media @key(fields: "id") { id: ID! }
input Filter { first: Int }
enum Role { ADMIN }
type Money { amount: Int @shareable }
`;
  const REVIEWS = `${LINK}schema { query: Reviews }
type Reviews { reviews(filter: Filter, role: Role): [Review] }
type Review { stars: Int }
type Product @key(fields: "id") { id: ID! reviews: [Review] }
type Media @interfaceObject @key(fields: "id") { id: ID! score: Int }
input Filter { first: Int }
enum Role { ADMIN }
type Money { amount: Int @shareable }
`;
  type Edit = readonly [from: string, to: string];
  interface Edits {
    readonly products?: Edit;
    readonly reviews?: Edit;
  }
  const edited = ({ products, reviews }: Edits) => {
    const apply = (text: string, [from, to]: Edit = ['\n', '\n']) => {
      expect(text).toContain(from);
      return text.replaceAll(from, to);
    };
    return { products: apply(PRODUCTS, products), reviews: apply(REVIEWS, reviews) };
  };
  type Files = Readonly<Record<string, string>>;
  const between = (old: Files, now: Files, ...args: string[]) => {
    rmSync(join(project, 'gateway'), { recursive: true, force: true });
    const files = [Object.entries(old), Object.entries(now)].flatMap((side, position) =>
      side.map(([name, text]) => [
        `gateway/${position === 0 ? 'old' : 'new'}/${name}.graphql`,
        text,
      ]),
    );
    write(Object.fromEntries(files));
    return diffIn('gateway', 'old', 'new', ...args);
  };

  const PRICE: Edit = ['reviews: [Review]', 'reviews: [Review] price: Int'];
  const SIZED: Edit = ['first: Int', 'first: Int size: Int'];

  it.each<[string, Edits, Edits, string]>([
    [
      'a field that moves',
      {},
      { products: ['price: Int ', ''], reviews: PRICE },
      `Within services
  Product.price moved from products to reviews.  new/reviews.graphql:5:61

no changes for clients; 1 within services
`,
    ],
    [
      'a field that moves progressively',
      {},
      {
        reviews: [
          'reviews: [Review]',
          'reviews: [Review] price: Int @override(from: "products", label: "percent(20)")',
        ],
      },
      `Within services
  Product.price moved from products to reviews (20 %).  new/reviews.graphql:5:61

no changes for clients; 1 within services
`,
    ],
    [
      'a field that moves and changes its type',
      {},
      {
        products: ['price: Int ', ''],
        reviews: ['reviews: [Review]', 'reviews: [Review] price: Float'],
      },
      `Breaking
  Product.price changed type from Int to Float.  new/reviews.graphql:5:61

Within services
  Product.price moved from products to reviews.  new/reviews.graphql:5:61

1 change for clients: 1 breaking; 1 within services
`,
    ],
    [
      'a type that moves with its fields',
      {},
      {
        products: ['type Box { size: Int }\nunion Any = Product | Box', 'union Any = Product'],
        reviews: ['type Review {', 'type Box { size: Int }\nunion Any = Box\ntype Review {'],
      },
      `Within services
  Box moved from products to reviews.  new/reviews.graphql:4:6
  Box was removed from union type Any.  new/products.graphql:4:7
  Any was added.  new/reviews.graphql:5:7

no changes for clients; 3 within services
`,
    ],
    [
      'a shared field that becomes nullable in one service',
      { reviews: ['reviews: [Review]', 'reviews: [Review] name: String! @shareable'] },
      { reviews: ['reviews: [Review]', 'reviews: [Review] name: String @shareable'] },
      `Breaking
  Product.name changed type from String! to String.  new/reviews.graphql:5:61

1 change for clients: 1 breaking
`,
    ],
    [
      'a field of an interface object',
      {},
      { reviews: ['score: Int', 'words: Int'] },
      `Breaking
  Media.score was removed.  old/reviews.graphql:6:58
  Movie.score was removed.  old/reviews.graphql:6:58

Safe
  Media.words was added.  new/reviews.graphql:6:58
  Movie.words was added.  new/reviews.graphql:6:58

4 changes for clients: 2 breaking, 2 safe
`,
    ],
    [
      'a field that moves from an interface object to the interface',
      {},
      {
        products: [
          'Media @key(fields: "id") { id: ID! }\ntype Movie implements Media @key(fields: "id") { id: ID! }',
          'Media @key(fields: "id") { id: ID! score: Int }\ntype Movie implements Media @key(fields: "id") { id: ID! score: Int }',
        ],
        reviews: [' score: Int', ''],
      },
      `Within services
  Media.score moved from reviews to products.  new/products.graphql:6:46
  Movie.score moved from reviews to products.  new/products.graphql:7:58

no changes for clients; 2 within services
`,
    ],
    [
      'a removed type, removed where it is a stub, too',
      {
        products: [
          'type Box',
          'type Review @key(fields: "id", resolvable: false) { id: ID! }\ntype Box',
        ],
        reviews: ['Review {', 'Review @key(fields: "id") { id: ID!'],
      },
      { reviews: ['Review', 'Note'] },
      `Breaking
  Product.reviews changed type from [Review] to [Note].  new/reviews.graphql:5:43
  Query.reviews changed type from [Review] to [Note].  new/reviews.graphql:3:14
  Review was removed.  old/reviews.graphql:4:6

Safe
  Note was added.  new/reviews.graphql:4:6

4 changes for clients: 3 breaking, 1 safe
`,
    ],
    [
      'an input type that becomes @oneOf',
      {},
      {
        products: ['input Filter', 'input Filter @oneOf'],
        reviews: ['input Filter', 'input Filter @oneOf'],
      },
      `Breaking
  @oneOf was added to input type Filter.  new/products.graphql:8:7

1 change for clients: 1 breaking
`,
    ],
    [
      'a field that now requires authentication',
      {},
      {
        products: ['price: Int', 'price: Int @federation__authenticated'],
      },
      `Breaking
  Product.price got @authenticated.  new/products.graphql:3:43

1 change for clients: 1 breaking
`,
    ],
    [
      'scopes that another service requires already',
      { reviews: ['amount: Int', 'amount: Int @federation__requiresScopes(scopes: [["a"]])'] },
      {
        products: ['amount: Int', 'amount: Int @federation__requiresScopes(scopes: [["a"]])'],
        reviews: ['amount: Int', 'amount: Int @federation__requiresScopes(scopes: [["a"]])'],
      },
      `Within services
  Money.amount got @requiresScopes(scopes: [["a"]]).  new/products.graphql:10:14

no changes for clients; 1 within services
`,
    ],
    [
      'fewer scopes, and another change of the same field',
      {
        products: ['price: Int', 'price: Int @federation__requiresScopes(scopes: [["a", "b"]])'],
      },
      {
        products: [
          'price: Int',
          'price: Int @shareable @federation__requiresScopes(scopes: [["a"]])',
        ],
      },
      `Safe
  Product.price changed @requiresScopes(scopes: [["a", "b"]]) to @requiresScopes(scopes: [["a"]]).  new/products.graphql:3:43

Within services
  Product.price got @shareable.  new/products.graphql:3:43

1 change for clients: 1 safe; 1 within services
`,
    ],
    [
      'no change if the root type of a service is renamed',
      {},
      { reviews: ['Reviews', 'Root'] },
      'no changes\n',
    ],
    [
      'a type that becomes an entity',
      {},
      { reviews: ['Review {', 'Review @key(fields: "id") { id: ID!'] },
      `Safe
  Review.id was added.  new/reviews.graphql:4:34

Within services
  Review got @key(fields: "id").  new/reviews.graphql:4:6

1 change for clients: 1 safe; 1 within services
`,
    ],
    [
      'an additional key',
      {},
      {
        products: ['Product @key(fields: "id")', 'Product @key(fields: "id") @key(fields: "name")'],
      },
      `Within services
  Product got @key(fields: "name").  new/products.graphql:3:6

no changes for clients; 1 within services
`,
    ],
    [
      'no change if a key is formatted differently',
      {},
      {
        products: ['Product @key(fields: "id")', 'Product @key(fields: """\n  id\n""")'],
      },
      'no changes\n',
    ],
    [
      'no change if keys, and the fields of a key, are in another order',
      {
        products: [
          'Box {',
          'Box @key(fields: "size") @key(fields: "id lid { id name }") { id: ID lid: Product',
        ],
      },
      {
        products: [
          'Box {',
          'Box @key(fields: "lid { name id } id") @key(fields: "size") { id: ID lid: Product',
        ],
      },
      'no changes\n',
    ],
    [
      'no change if a nested key is formatted differently',
      { products: ['Box {', 'Box @key(fields: "size, lid { id }") { lid: Product'] },
      { products: ['Box {', 'Box @key(fields: "size lid{id}") { lid: Product'] },
      'no changes\n',
    ],
    [
      'a field that becomes shareable',
      {},
      { products: ['price: Int', 'price: Int @shareable'] },
      `Within services
  Product.price got @shareable.  new/products.graphql:3:43

no changes for clients; 1 within services
`,
    ],
    [
      'a union member that becomes @inaccessible',
      {},
      { products: ['type Box', 'type Box @inaccessible'] },
      `Breaking
  Box was removed from union type Any.  new/products.graphql:5:7
  Box was removed.  new/products.graphql:4:6

Within services
  Box got @inaccessible.  new/products.graphql:4:6

2 changes for clients: 2 breaking; 1 within services
`,
    ],
    [
      'an enum value that only one service accepts',
      {},
      { products: ['{ ADMIN }', '{ ADMIN GUEST }'] },
      `Within services
  GUEST was added to enum type Role.  new/products.graphql:9:19

no changes for clients; 1 within services
`,
    ],
    [
      'an input field that only one service accepts',
      {},
      { products: SIZED },
      `Within services
  An optional field size on input type Filter was added.  new/products.graphql:8:27

no changes for clients; 1 within services
`,
    ],
    [
      'an input field that now all services accept',
      { products: SIZED },
      { products: SIZED, reviews: SIZED },
      `Dangerous
  An optional field size on input type Filter was added.  new/reviews.graphql:7:27

1 change for clients: 1 dangerous
`,
    ],
    [
      'an input field that one service no longer accepts',
      { products: SIZED, reviews: SIZED },
      { products: SIZED },
      `Breaking
  Filter.size was removed.  old/reviews.graphql:7:27

1 change for clients: 1 breaking
`,
    ],
    [
      'a shared type that one service removes',
      {},
      { reviews: ['type Money { amount: Int @shareable }\n', ''] },
      `Within services
  Money was removed.  old/reviews.graphql:9:6

no changes for clients; 1 within services
`,
    ],
    [
      'a description in one service, and a change of a field in another',
      {},
      {
        products: ['price: Int', 'price: Int @shareable'],
        reviews: ['type Product', '"Rated." type Product'],
      },
      `Safe: descriptions
  Product got its description.  new/reviews.graphql:5:15

Within services
  Product.price got @shareable.  new/products.graphql:3:43

1 change for clients: 1 safe; 1 within services
`,
    ],
    [
      'a deprecation that one service takes back, and another change of the field in another',
      {
        products: ['name: String!', 'name: String'],
        reviews: ['reviews: [Review]', 'reviews: [Review] name: String @shareable @deprecated'],
      },
      { reviews: ['reviews: [Review]', 'reviews: [Review] name: String @shareable'] },
      `Safe
  Product.name is no longer deprecated.  new/reviews.graphql:5:61

Within services
  Product.name changed type from String to String!.  new/products.graphql:3:54

1 change for clients: 1 safe; 1 within services
`,
    ],
    [
      'authentication that one service demands, and another change of the field in another',
      {
        products: ['name: String!', 'name: String'],
        reviews: ['reviews: [Review]', 'reviews: [Review] name: String @shareable'],
      },
      {
        reviews: [
          'reviews: [Review]',
          'reviews: [Review] name: String @shareable @federation__authenticated',
        ],
      },
      `Breaking
  Product.name got @authenticated.  new/reviews.graphql:5:61

Within services
  Product.name changed type from String to String!.  new/products.graphql:3:54

1 change for clients: 1 breaking; 1 within services
`,
    ],
    [
      'an additional description, although another service describes the type',
      { products: ['type Product', '"Sold." type Product'] },
      {
        products: ['type Product', '"Sold." type Product'],
        reviews: ['type Product', '"Rated." type Product'],
      },
      `Within services
  Product got its description.  new/reviews.graphql:5:15

no changes for clients; 1 within services
`,
    ],
  ])('reports %s as clients see it', async (_what, old, now, report) => {
    const { code, stdout, stderr } = await between(
      edited(old),
      edited(now),
      '--fail-on',
      'breaking',
    );
    expect({ stdout, stderr }).toEqual({ stdout: report, stderr: '' });
    expect(code).toBe(report.startsWith('Breaking') ? 1 : 0);
    // Supergraph files give the same report, except for facts that composition drops.
    const api = (edits: Edits) => ({ api: composed(edited(edits)).supergraph });
    const ofSupergraphs = await between(api(old), api(now));
    expect(ofSupergraphs.stderr).toBe('');
    const told = (text: string) => {
      const [clients = [], within = []] = text
        .split('Within services')
        .map((part) => part.match(/^ {2}\S.*?(?= {2})/gm) ?? []);
      return { clients, within };
    };
    const { clients, within } = told(report);
    expect(told(ofSupergraphs.stdout)).toEqual({
      clients,
      within: within.filter((message) => !LEFT_OUT.test(message)),
    });
  });

  /**
   * Facts of a single service that composition drops, and of input types those that not all
   * services have.
   */
  const LEFT_OUT = /@(shareable|inaccessible|requiresScopes)|got its description|Role|Filter/;

  const files = edited({});

  it('reports subgraphs that were added, removed or renamed', async () => {
    const stock = `${LINK}type Product @key(fields: "id") { id: ID! stock: Int }\n`;
    expect((await between(files, { ...files, stock })).stdout).toBe(`Safe
  Product.stock was added.  new/stock.graphql:2:43

Within services
  The schema stock was added.  stock

1 change for clients: 1 safe; 1 within services
`);
    expect((await between({ ...files, stock }, files)).stdout).toBe(`Breaking
  Product.stock was removed.  old/stock.graphql:2:43

Within services
  The schema stock was removed.  stock

1 change for clients: 1 breaking; 1 within services
`);
    // The scalar `Int` is removed with its last use.
    const text = stock.replace('Int', 'ID');
    expect((await between({ ...files, stock }, { ...files, stock: text })).stdout).toBe(`Breaking
  Product.stock changed type from Int to ID.  new/stock.graphql:2:43

1 change for clients: 1 breaking
`);
    const { products: catalog, reviews } = files;
    expect((await between(files, { catalog, reviews })).stdout).toBe(`Within services
  The schema products is now called catalog.  catalog

no changes for clients; 1 within services
`);
    const money = `${LINK}type Money { amount: Int @shareable }\n`;
    const alike = { ...files, a: money, b: money };
    expect((await between(alike, { ...files, c: money })).stdout).toBe(`Within services
  The schema a is now called c.  c
  The schema b was removed.  b

no changes for clients; 2 within services
`);
  });

  it('takes a file that only defines directives of federation for no service', async () => {
    const spec = `scalar _Any scalar FieldSet scalar Old
directive @key(fields: FieldSet!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
union _Entity type _Service { sdl: String }\n`;
    const [old, now] = [edited({}), edited({ products: ['price: Int ', ''] })];
    const { code, stdout, stderr } = await between(
      { ...old, 'federation-spec': spec },
      { ...now, 'federation-spec': spec.replace(' scalar Old', '') },
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Breaking\n  Product.price was removed.');
    expect(stdout).toMatch(/\n1 change for clients: 1 breaking\n$/);
  });

  it.each([
    ['added', {}, { queries: '{ products { id } }' }],
    ['changed', { queries: '{ products { id } }' }, { queries: '{ any { __typename } }' }],
    ['removed', { queries: 'fragment All on Product { id }' }, {}],
  ])('takes operations of clients, which are %s, for no service', async (_, old, now) => {
    const priced = edited({ products: ['price: Int ', ''] });
    const { code, stdout, stderr } = await between({ ...files, ...old }, { ...priced, ...now });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Breaking\n {2}Product\.price was removed\..*\n\n1 change for clients: /,
    );
  });

  it('reports a field that moves with an interface once', async () => {
    const adding = (field: string) =>
      `${LINK}type Media @interfaceObject @key(fields: "id") { id: ID! ${field}: Int }\n`;
    const [a, b] = [adding('stars'), adding('words')];
    expect(
      (await between({ ...files, a, b }, { ...files, a: b, b: a })).stdout,
    ).toBe(`Within services
  Media.stars moved from a to b.  new/b.graphql:2:58
  Media.words moved from b to a.  new/a.graphql:2:58

no changes for clients; 2 within services
`);
  });

  it('reports a schema that is split into subgraphs', async () => {
    const shop = 'type Query { a: A }\ntype A { id: ID! x: Int y: Int }\n';
    const a = `${LINK}type Query { a: A }\ntype A @key(fields: "id") { id: ID! x: Int }\n`;
    const b = `${LINK}type A @key(fields: "id") { id: ID! y: Int }\n`;
    expect((await between({ shop }, { a, b })).stdout).toBe(`Within services
  The schema a was added.  a
  The schema b was added.  b
  The schema shop was removed.  shop
  A moved from shop to a.  new/a.graphql:3:6
  A.y moved from shop to b.  new/b.graphql:2:37
  Query.a moved from shop to a.  new/a.graphql:2:14

no changes for clients; 6 within services
`);
  });

  it('has a JSON report for composed schemas', async () => {
    const now = edited({ products: ['price: Int ', ''], reviews: PRICE });
    const { stdout } = await between(files, now, '--format', 'json');
    const place = { file: 'new/reviews.graphql', line: 5, column: 61, endLine: 5, endColumn: 66 };
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      errors: 0,
      warnings: 0,
      diagnostics: [],
      compared: 'composed',
      ...{ breaking: 0, dangerous: 0, safe: 0, changes: [] },
      internal: [
        {
          type: 'MOVED',
          schema: 'reviews',
          coordinate: 'Product.price',
          message: 'Product.price moved from products to reviews.',
          place,
        },
      ],
    });
  });

  it('recognises renamed directives by their import', async () => {
    const imported = PRODUCTS.replace('"@key"', '{ name: "@key", as: "@id" }');
    const now = { ...files, products: imported.replaceAll('@key(', '@id(') };
    expect((await between(files, now)).stdout).toBe('no changes\n');
  });

  it('reports a federation directive once that a service defines itself', async () => {
    const taxes = (applied: string) => ({
      ...files,
      taxes: `directive @tag(name: String!) repeatable on FIELD_DEFINITION\ntype Query { rate: Int ${applied} }\n`,
    });
    expect((await between(taxes(''), taxes('@tag(name: "a")'))).stdout).toBe(`Within services
  Query.rate got @tag(name: "a").  new/taxes.graphql:2:14

no changes for clients; 1 within services
`);
  });

  it('names services after their folders, as their @override directives do', async () => {
    const side = ({ products = '', reviews = '' }: Files) => ({
      'products/schema': products,
      'reviews/src/reviews': reviews,
    });
    const now = edited({
      reviews: ['reviews: [Review]', 'reviews: [Review] price: Int @override(from: "products")'],
    });
    const report = (file: string) => `Within services
  Product.price moved from products to reviews.  new/${file}.graphql:5:61

no changes for clients; 1 within services
`;
    const inFolders = await between(side(files), side(now));
    expect(inFolders).toMatchObject({ stdout: report('reviews/src/reviews'), stderr: '' });
    const { products = '', reviews = '' } = files;
    const before = { 'products/all/schema': products, 'reviews/reviews': reviews };
    expect((await between(before, side(now))).stdout).toBe(report('reviews/src/reviews'));
    // Even if the other version has no folders.
    expect((await between(side(files), now)).stdout).toBe(report('reviews'));
    // A folder may have the name of a file.
    const clash = { ...side(files), products: 'type Query { more: Int }' };
    expect((await between(clash, clash)).stdout).toBe('no changes\n');
    const { stdout } = await between(clash, side(files));
    expect(stdout).toContain('The schema products was removed.  products\n');
    // A single folder does not distinguish services.
    const alone = await between({ products, 'subgraphs/reviews': reviews }, { products });
    expect(alone.stdout).toContain('The schema reviews was removed.  reviews\n');
  });

  it('takes files that link to federation for services, even with errors', async () => {
    const products = `${LINK}extend type Query { products: [Item] }
type Item @key(fields: "id") { id: ID! price: Int }
`;
    const reviews = `${LINK}extend type Query { reviews: [Review] }
type Review @key(fields: "id") { id: ID! text: String }
extend type Item @key(fields: "id") { id: ID! reviews: [Review] }
`;
    const now = { products, reviews: reviews.replace('String', 'Strng') };
    const { stdout, stderr } = await between({ products, reviews }, now);
    expect(stdout).toContain('\n2 changes for clients: 1 breaking, 1 safe\n');
    expect(stderr.match(/^warning .*/gm)).toEqual([
      'warning sdl-unknown-type  new/reviews.graphql:3:48',
    ]);
  });

  it('composes services whose configured path is a folder', async () => {
    const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])\n`;
    write({
      'folders/site.config.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { instances: [{ id: "all", path: "now" }, { id: "orders", path: "now/orders" }, { id: "stock", path: "now/stock/" }], composed: { id: "api", subgraphs: ["orders", "stock"] } } };\n',
      ...Object.fromEntries(
        ['old', 'now'].flatMap((folder) => [
          [`folders/${folder}/orders/query.graphql`, `${link}type Query { order: Order }\n`],
          [
            `folders/${folder}/orders/order.graphql`,
            `type Order @key(fields: "id") { id: ID! ${folder === 'old' ? 'total: Int' : ''} }\n`,
          ],
          [
            `folders/${folder}/stock/stock.graphql`,
            `${link}type Query { shelf: Int }\ntype Order @key(fields: "id") { id: ID! }\n`,
          ],
        ]),
      ),
    });
    const { stdout, stderr } = await diffIn('folders', 'old', 'now');
    expect(stderr).toBe('');
    expect(stdout).toContain('1 change for clients: 1 breaking');
    expect(stdout).toContain('Order.total was removed.');
  });

  describe('of services with several files', () => {
    /** Both services in folders, with the file of products cut in two. */
    const side = ({ products = '', reviews = '' }: Files, part = 'products/types') => {
      const cut = products.indexOf('type Box');
      return {
        'products/schema': products.slice(0, cut),
        [part]: products.slice(cut),
        'reviews/schema': reviews,
      };
    };
    const whole = ({ products = '', reviews = '' }: Files) => ({
      'products/schema': products,
      'reviews/schema': reviews,
    });
    const now = edited({
      products: ['price: Int ', ''],
      reviews: ['reviews: [Review]', 'reviews: [Review] price: Int'],
    });
    const report = {
      stdout: `Within services
  Product.price moved from products to reviews.  new/reviews/schema.graphql:5:61

no changes for clients; 1 within services
`,
      stderr: '',
    };

    it('composes the files of a folder as one service', async () => {
      expect(await between(side(files), side(now))).toMatchObject(report);
      expect(await between(side(files), side(now, 'products/src/box'))).toMatchObject(report);
      expect(await between(whole(files), side(now))).toMatchObject(report);
      expect(await between(side(files), whole(now))).toMatchObject(report);
    });

    it('counts a file that is gone to the configured service that had it', async () => {
      const paths = "['gateway/new/products/schema.graphql', 'gateway/new/products/box.graphql']";
      write({
        'cut.mjs': `export default { title: 'Shop', url: 'https://shop.example', schemas: { composed: { id: 'api' }, instances: [{ id: 'shop', path: ${paths} }, { id: 'reviews', path: 'gateway/new/reviews/schema.graphql' }] } };\n`,
      });
      // The later version and its configuration call the second file `box`.
      const found = await between(
        side(files),
        side(now, 'products/box'),
        ...['--config', '../cut.mjs'],
      );
      expect(found).toMatchObject({ ...report, stdout: report.stdout.replace('products', 'shop') });
    });
  });

  it('compares schemas that do not compose service by service, with a warning', async () => {
    const now = edited({ reviews: PRICE });
    const { code, stdout, stderr } = await between(files, now, '--fail-on', 'breaking');
    expect([code, stdout]).toEqual([
      0,
      `Safe
  Product.price was added.  new/reviews.graphql:5:61

1 change, service by service: 1 safe
`,
    ]);
    expect(stderr).toMatch(/^warning composition-error {2}new\/products\.graphql:3:43\n/);
    expect(stderr).toContain('note: Each service is compared separately instead.');
  });

  it.each([
    ['', { products: PRODUCTS }],
    [
      ', service by service',
      { products: PRODUCTS, stray: `${LINK}type Money { amount: String @shareable }\n` },
    ],
  ])('reports a service as clients and as other services see it%s', async (how, old) => {
    const products = PRODUCTS.replace('price: Int', 'price: Int @inaccessible')
      .replace('name: String! @shareable', 'name: String!')
      .replace('Box {', 'Box @key(fields: "size") {');
    expect((await between(old, { ...old, products })).stdout).toBe(`Breaking
  Product.price was removed.  old/products.graphql:3:43

Within services
  Product.name lost @shareable.  new/products.graphql:3:68
  Box got @key(fields: "size").  new/products.graphql:4:6

1 change${how}: 1 breaking; 2 within services
`);
  });

  it('reports that a service of federation 1 lost its last key', async () => {
    const entity = 'type Query { a: A }\ntype A @key(fields: "id") { id: ID! }\n';
    const { stdout } = await between(
      { a: entity },
      { a: entity.replace('@key(fields: "id") ', '') },
    );
    expect(stdout).toContain('  A lost @key(fields: "id").  new/a.graphql:2:6\n');
    const own = 'directive @tag(name: String) on OBJECT\ntype Query @tag(name: "a") { a: Int }\n';
    const tagged = await between({ a: own }, { a: own.replace('"a"', '"b"') });
    expect(tagged.stdout).toBe(`Safe
  Query changed @tag(name: "a") to @tag(name: "b").  new/a.graphql:2:6

1 change: 1 safe
`);
  });

  it('reports of a supergraph only what clients see', async () => {
    const supergraph = (more: string, applied: string) => `schema
  @link(url: "https://specs.apollo.dev/link/v1.0")
  @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION)
  @link(url: "https://specs.apollo.dev/inaccessible/v0.2", for: SECURITY) {
  query: Query
}
directive @inaccessible on FIELD_DEFINITION
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
directive @join__type(graph: join__Graph!) repeatable on OBJECT
directive @link(url: String, for: link__Purpose) repeatable on SCHEMA
enum join__Graph { A @join__graph(name: "a", url: "http://a.example") ${more} }
enum link__Purpose { SECURITY EXECUTION }
type Query @join__type(graph: A) { a: Int b: Int ${applied} }
`;
    const now = supergraph('B @join__graph(name: "b", url: "http://b.example")', '@inaccessible');
    const { stdout, stderr } = await between({ api: supergraph('', '') }, { api: now });
    expect(stderr).toBe('');
    expect(stdout).toBe(`Breaking
  Query.b was removed.  new/api.graphql:13:43 (a)

Within services
  The schema b was added.  new/api.graphql:11:71 (b)

1 change for clients: 1 breaking; 1 within services
`);
  });

  const MOVED: Edits = {
    products: ['price: Int ', ''],
    reviews: ['reviews: [Review]', 'reviews: [Review] price: Float'],
  };
  const supergraphOf = (edits: Edits) => composed(edited(edits)).supergraph;

  it('reports moves between the subgraphs of a supergraph, also on the page', async () => {
    const line = (field: string) =>
      supergraphOf(MOVED)
        .split('\n')
        .findIndex((text) => text.trim().startsWith(field)) + 1;
    write({
      'supergraph.mjs':
        'export default { title: "Shop", url: "https://shop.example", content: [{ id: "docs", path: "gateway" }], schemas: { composed: { id: "all", path: "gateway/new/api.graphql" }, instances: [{ id: "products", path: "parts/products.graphql" }, { id: "reviews", path: "parts/reviews.graphql" }] }, sidebars: { api: ["all", "products", "reviews"].map((schema) => ({ type: "schema", schema })) } };\n',
      'parts/products.graphql': edited(MOVED).products,
      'parts/reviews.graphql': edited(MOVED).reviews,
    });
    const args = ['--config', '../supergraph.mjs', '--page', 'changes.md'];
    const [old, now] = [{ api: supergraphOf({}) }, { api: supergraphOf(MOVED) }];
    const { stdout, stderr } = await between(old, now, ...args);
    expect(stderr).toBe('');
    expect(stdout).toBe(`Breaking
  Product.price changed type from Int to Float.  new/api.graphql:${line('price:')}:3 (reviews)

Within services
  Product.price moved from products to reviews.  new/api.graphql:${line('price:')}:3 (reviews)

1 change for clients: 1 breaking; 1 within services
`);
    expect(readFileSync(join(project, 'gateway/changes.md'), 'utf8').match(/^- .*/gm)).toEqual([
      '- [`Product.price`](schema:all:Product.price) changed type from [`Int`](schema:all:Int) to [`Float`](schema:all:Float). (reviews)',
      '- [`Product.price`](schema:reviews:Product.price) moved from products to reviews. (reviews)',
    ]);
    const json = await between(old, now, '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      compared: 'composed',
      changes: [{ coordinate: 'Product.price', subgraph: 'reviews' }],
      internal: [{ type: 'MOVED', subgraph: 'reviews' }],
    });
  });

  it('reports changes once if a supergraph is beside its subgraphs', async () => {
    const side = (edits: Edits) => ({ ...edited(edits), supergraph: supergraphOf(edits) });
    const report = `Breaking
  Product.price changed type from Int to Float.  new/reviews.graphql:5:61

Within services
  Product.price moved from products to reviews.  new/reviews.graphql:5:61

1 change for clients: 1 breaking; 1 within services
`;
    expect((await between(side({}), side(MOVED))).stdout).toBe(report);
    // A stale supergraph does not attribute changes to services.
    expect((await between(side({}), { ...side(MOVED), supergraph: supergraphOf({}) })).stdout).toBe(
      report,
    );
    // So it is with a configuration that names none of these files.
    write({
      'elsewhere.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { composed: { id: "all" }, instances: [{ id: "products", path: "parts/products.graphql" }, { id: "reviews", path: "parts/reviews.graphql" }] } };\n',
    });
    const configured = await between(side({}), side(MOVED), '--config', '../elsewhere.mjs');
    expect(configured).toMatchObject({ stdout: report, stderr: '' });
    // Clients are not affected if the file is removed.
    const { code, stdout } = await between(side({}), files, '--fail-on', 'breaking');
    expect(code).toBe(0);
    expect(stdout).toContain('Within services\n  The schema supergraph was removed.  supergraph\n');
  });

  it('compares a supergraph with the services as clients see them', async () => {
    const report = `Breaking
  Product.price changed type from Int to Float.  new/reviews.graphql:5:61

Within services
  Product.price moved from products to reviews.  new/reviews.graphql:5:61

1 change for clients: 1 breaking; 1 within services
`;
    const published = { published: supergraphOf({}) };
    expect(await between(published, edited(MOVED))).toMatchObject({ stdout: report, stderr: '' });
    // The services may have a supergraph of their own beside them.
    const beside = await between(published, {
      ...edited(MOVED),
      supergraph: supergraphOf(MOVED),
    });
    expect(beside.stdout).toContain('\n1 change for clients: 1 breaking; 2 within services\n');
    expect((await between(published, files)).stdout).toBe('no changes\n');
    expect((await diffIn('gateway', 'old/published.graphql', 'new')).stdout).toBe('no changes\n');
    expect((await diffIn('gateway', 'new', 'old/published.graphql')).stdout).toBe('no changes\n');
  });

  it('compares a file of the whole schema with the services that replace it', async () => {
    const shop = 'type Query { a: A }\ntype A { id: ID! x: Int y: Int z: Int }\n';
    const a = `${LINK}type Query { a: A }\ntype A @key(fields: "id") { id: ID! x: Int }\n`;
    const b = `${LINK}type A @key(fields: "id") { id: ID! y: Int }\n`;
    await between({ shop }, { a, b });
    const { stdout } = await diffIn('gateway', 'old/shop.graphql', 'new', '--fail-on', 'breaking');
    expect(stdout).toMatch(/^Breaking\n {2}A\.z was removed\. {2}old\/shop\.graphql:2:32\n/);
    expect(stdout).toContain('\n1 change for clients: 1 breaking; 6 within services\n');
  });

  it('reports moves in supergraphs of federation 1', async () => {
    const supergraph = (weight: string, graphs = '') =>
      `schema @core(feature: "https://specs.apollo.dev/core/v0.2") @core(feature: "https://specs.apollo.dev/join/v0.1", for: EXECUTION) { query: Query }
directive @core(feature: String!, as: String, for: core__Purpose) repeatable on SCHEMA
directive @join__field(graph: join__Graph, requires: join__FieldSet, provides: join__FieldSet) on FIELD_DEFINITION
directive @join__type(graph: join__Graph!, key: join__FieldSet) repeatable on OBJECT | INTERFACE
directive @join__owner(graph: join__Graph!) on OBJECT | INTERFACE
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
scalar join__FieldSet
enum core__Purpose { EXECUTION SECURITY }
enum join__Graph { ORDERS @join__graph(name: "orders", url: "") STOCK @join__graph(name: "stock", url: "") ${graphs} }
type Query { order: Order @join__field(graph: ORDERS) stocked: Int @join__field(graph: STOCK) }
type Order @join__owner(graph: ORDERS) @join__type(graph: ORDERS, key: "id") @join__type(graph: STOCK, key: "id") {
  id: ID! @join__field(graph: ORDERS)
  weight: Weight @join__field(graph: ${weight})
  parcel: Parcel @join__field(graph: STOCK)
}
type Parcel { size: Int unit: Unit }
type Weight { grams: Int unit: Unit }
enum Unit { SI }
`;
    const mails = 'MAILS @join__graph(name: "mails", url: "")';
    const { stdout, stderr } = await between(
      { api: supergraph('ORDERS') },
      { api: supergraph('STOCK', mails) },
    );
    expect(stderr).toBe('');
    expect(stdout).toBe(`Within services
  The schema mails was added.  new/api.graphql:9:108 (mails)
  Order.weight moved from orders to stock.  new/api.graphql:13:3 (stock)

no changes for clients; 2 within services
`);
  });

  it('uses the common type of a field if a supergraph has an invalid type for one subgraph', async () => {
    const api = supergraphOf({});
    const damaged = api.replace('stars: Int', '$& @join__field(graph: REVIEWS, type: "[Int")');
    expect(damaged).not.toBe(api);
    const { stdout, stderr } = await between({ api }, { api: damaged });
    expect({ stdout, stderr }).toEqual({ stdout: 'no changes\n', stderr: '' });
  });

  it('warns about errors in services that still compose', async () => {
    const now = edited({
      products: ['size: Int', 'size: Int weight: Gram'],
      reviews: ['stars: Int', 'stars: Int @override(from: "product")'],
    });
    const { code, stdout, stderr } = await between(files, now);
    expect(code).toBe(0);
    expect(stdout).toContain('change');
    expect(stdout).not.toContain('service by service');
    expect(stderr).toMatch(/^warning sdl-unknown-type {2}new\/products\.graphql:4:30\n/);
    expect(stderr).toMatch(/\nwarning unknown-subgraph {2}new\/reviews\.graphql:4:42\n/);
    expect(stderr).toContain('hint: Did you mean "products"?');
  });

  it('composes the subgraphs that the configuration composes', async () => {
    write({
      'gateway.mjs': `export default { title: 'Shop', url: 'https://shop.example', content: [{ id: 'docs', path: 'gateway/docs' }], schemas: { composed: { id: 'api', subgraphs: ['Money', 'r'] }, instances: [{ id: 'Money', path: ['gateway/new/products/a.graphql', 'gateway/new/products/b.graphql'] }, { id: 'r', path: 'gateway/new/reviews.graphql' }, { id: 'alone', path: 'gateway/new/alone.graphql' }] }, sidebars: { api: ['api', 'Money', 'r', 'alone'].map((schema) => ({ type: 'schema', schema })) } };\n`,
    });
    const side = ({ products, reviews }: Files, more: Files) => ({
      'products/a': products ?? '',
      'products/b': 'type Shelf { row: Int }',
      reviews: reviews ?? '',
      draft: 'type Query { products: Int }',
      ...more,
    });
    const now = edited({
      reviews: ['reviews: [Review]', 'reviews: [Review] price: Int @override(from: "Money")'],
    });
    const { stdout, stderr } = await between(
      side(files, { alone: 'type Query { a: Int c: Int }', gone: 'type Query { gone: Int }' }),
      side(now, { alone: 'type Query { a: Int }' }),
      ...['--config', '../gateway.mjs', '--page', 'docs/changes.md'],
    );
    expect(stderr).toBe('');
    expect(stdout).toBe(`Breaking
  Query.gone was removed.  old/gone.graphql:1:14
  Query.c was removed.  old/alone.graphql:1:21

Within services
  The schema gone was removed.  gone
  Product.price moved from Money to r.  new/reviews.graphql:5:61

2 changes for clients: 2 breaking; 2 within services
`);
    const page = readFileSync(join(project, 'gateway/docs/changes.md'), 'utf8');
    expect(page.match(/^[-#A-Z].*/gm)).toEqual([
      '---',
      '---',
      '# Schema changes',
      'From old to new, 2 changes for clients: 2 breaking; 2 within services.',
      '## Breaking',
      '- `Query.gone` was removed. (gone)',
      '- `Query.c` was removed. (alone)',
      '## Within services',
      'Clients of the composed schema do not see these.',
      '- The schema `gone` was removed. (gone)',
      '- [`Product.price`](schema:r:Product.price) moved from Money to r. (r)',
    ]);
  });

  it('does not compose source schemas of the Composite Schemas specification', async () => {
    const source = (name: string, type: string) =>
      `directive @lookup on FIELD_DEFINITION
directive @key(fields: String!) repeatable on OBJECT
type Query { ${name}(id: ID!): Product @lookup }
type Product @key(fields: "id") { id: ID! ${type} }
`;
    const { stdout, stderr } = await between(
      { products: source('product', 'name: String'), stock: source('item', 'count: Int') },
      { products: source('product', 'name: String'), stock: source('item', 'left: Int') },
    );
    expect(stderr).toBe('');
    expect(stdout).toBe(`Breaking
  Product.count was removed.  old/stock.graphql:4:43

Safe
  Product.left was added.  new/stock.graphql:4:43

2 changes, service by service: 1 breaking, 1 safe
`);
  });

  it('does not compose schemas without federation, or that a configuration keeps separate', async () => {
    const [a, b] = ['type Query { a: Int }', 'type Query { b: Int }'];
    const moved = [
      { a: 'type Query { a: Int c: Int }', b },
      { a, b: 'type Query { b: Int c: Int }' },
    ];
    const report = `Breaking
  Query.c was removed.  old/a.graphql:1:21

Safe
  Query.c was added.  new/b.graphql:1:21

2 changes, service by service: 1 breaking, 1 safe
`;
    const [old = {}, now = {}] = moved;
    expect((await between(old, now)).stdout).toBe(report);
    const linked = ({ a, b }: Files) => ({ a: `${a} ${LINK}`, b: `${b} ${LINK}` });
    expect((await between(linked(old), linked(now))).stdout).toContain('c moved from a to b.');
    const all = 'schema @link(url: "https://specs.apollo.dev/join/v0.3") { query: Query }\n';
    const api = (fields: string) => `${all}type Query { ${fields} }`;
    const beside = await between(
      { ...linked(old), api: api('a: Int b: Int c: Int') },
      { ...linked(now), api: api('a: Int b: Int c: Int') },
    );
    expect(beside.stdout).toContain('no changes for clients');
    write({
      'apart.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { instances: [{ id: "a", path: "gateway/new/a.graphql" }] } };\n',
    });
    const { stdout } = await between(linked(old), linked(now), '--config', '../apart.mjs');
    expect(stdout).toBe(report);
  });
});
