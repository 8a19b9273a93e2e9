import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { planStarter } from './plan-starter.ts';

/** @param site - Folder of the site in the project. */
async function planOf(files: Readonly<Record<string, string>>, site = '.') {
  const folder = join(temporaryFolder(files), site);
  return planStarter({ folder, packageSpec: '1', template: { 'schemas/sample.graphql': SDL } });
}

async function configOf(
  files: Readonly<Record<string, string>>,
  site?: string,
): Promise<string | undefined> {
  const { value } = await planOf(files, site);
  return value.files.find(({ path }) => path === 'site.config.ts')?.text;
}

const SDL = 'type Query { a: Int }';
const LIST = 'subgraphs: { staff: { schema: { file: ../sub/schema.graphql } } }';

it('names subgraphs as a list in a folder below does', async () => {
  expect(await configOf({ 'demo/graph.yaml': LIST, 'sub/schema.graphql': SDL })).toContain(
    "{ id: 'staff', path: 'sub/schema.graphql' }",
  );
});

it('takes a list at any depth, and none of several that contradict each other', async () => {
  const files = {
    'dev/config/federation/local.yaml':
      'subgraphs: { staff: { schema: { file: ../../../s/schema.graphql } } }',
    's/schema.graphql': SDL,
    't/schema.graphql': SDL,
  };
  const config = await configOf(files);
  expect(config).toContain("{ id: 'staff', path: 's/schema.graphql' }");
  expect(config).toContain(
    'Left out, because dev/config/federation/local.yaml does not name them: t/schema.graphql.',
  );
  const other = 'subgraphs: { sales: { schema: { file: ../t/schema.graphql } } }';
  const without = await configOf({ ...files, 'gateway/graph.yaml': other });
  expect(without).toContain("{ id: 's', path: 's/schema.graphql' }");
  expect(without).toContain(
    'Not used, because they name different subgraphs, or not all: gateway/graph.yaml,',
  );
});

it('ignores a list of which no SDL exists if the project has other subgraphs', async () => {
  const list = 'subgraphs: { connector: { schema: { file: connector.graphql } } }';
  const subgraph = `${SDL} type A @key(fields: "id") { id: ID! }`;
  for (const path of ['orders.graphql', 'connectors/orders/orders.graphql']) {
    const files = { 'supergraph.yaml': list, 'template/supergraph.yaml': list, [path]: subgraph };
    const { diagnostics } = await planOf(files);
    expect(diagnostics).toMatchObject([
      {
        code: 'init-without-sdl',
        message:
          'supergraph.yaml names only SDL files that do not exist, so it was ignored: connector.graphql.',
        place: { file: 'supergraph.yaml' },
      },
    ]);
    const config = await configOf(files);
    expect(config).toContain(`path: '${path}'`);
    expect(config).not.toContain('connector.graphql');
    expect(config).not.toContain('supergraph.yaml');
  }
  // Without other subgraphs, the SDL may be generated.
  const generated = await configOf({ 'supergraph.yaml': list, 'client/schema.graphql': SDL });
  expect(generated).toContain("path: 'connector.graphql'");
});

it('does not take the subgraphs of a demo for those of the project', async () => {
  const config = await configOf({
    'demo/graph.yaml': LIST,
    'sub/schema.graphql': SDL,
    'schema.graphql': SDL,
  });
  expect(config).toContain("path: 'schema.graphql'");
  expect(config).not.toContain('staff');
});

describe('in a folder of a repository', () => {
  const services = {
    'services/orders/schema.graphql': SDL,
    'services/users/schema.graphql': SDL,
    'services/users/test/schema.graphql': SDL,
  };

  it('takes the schemas of the repository if the folder has none', async () => {
    for (const root of ['.git/HEAD', 'pnpm-workspace.yaml']) {
      const { value } = await planOf({ ...services, [root]: '' }, 'apps/docs');
      expect(value.read).toEqual([
        '../../services/orders/schema.graphql',
        '../../services/users/schema.graphql',
      ]);
      const config = await configOf({ ...services, [root]: '' }, 'apps/docs');
      expect(config).toContain('Found in the repository, because this folder has no SDL.');
      expect(config).toContain("{ id: 'orders', path: '../../services/orders/schema.graphql' }");
      expect(config).toContain("{ id: 'users', path: '../../services/users/schema.graphql' }");
    }
  });

  it('takes those of a list in the repository, and creates the SDL in it beside the site', async () => {
    const list = `subgraphs:
  staff: { schema: { file: ./services/users/schema.graphql } }
  carts: { schema: { sdl: 'type Query { a: Int }' } }
`;
    const files = { ...services, '.git/HEAD': '', 'supergraph.yaml': list };
    const { value } = await planOf(files, 'docs');
    expect(value.read).toEqual([
      '../supergraph.yaml',
      '../services/orders/schema.graphql',
      '../services/users/schema.graphql',
    ]);
    expect(value.files).toContainEqual({ path: 'schemas/carts.graphql', text: SDL });
    const config = await configOf(files, 'docs');
    expect(config).toContain("{ id: 'staff', path: '../services/users/schema.graphql' }");
    expect(config).toContain("{ id: 'carts', path: 'schemas/carts.graphql' }");
    expect(config).toContain('../supergraph.yaml does not name them: ../services/orders');
  });

  it('takes no others if the folder has schemas', async () => {
    const files = { ...services, '.git/HEAD': '', 'docs/schemas/own.graphql': SDL };
    expect((await planOf(files, 'docs')).value.read).toEqual(['schemas/own.graphql']);
  });

  it('creates the sample in a folder without a repository, whatever is above it', async () => {
    const files = { ...services, 'package.json': '{}' };
    const { value } = await planOf(files, 'docs');
    expect(value.read).toEqual([]);
    expect(value.files).toContainEqual({ path: 'schemas/sample.graphql', text: SDL });
  });
});

it('takes no operations of clients and no SDL of tests for schemas, wherever they are', async () => {
  const { value } = await planOf({
    'graphql/me.graphql': '{ me { id } }',
    'subgraphs/orders/schema.graphql': SDL,
    'subgraphs/orders/tests/schema.graphql': SDL,
    'subgraphs/orders/testdata/schema.graphql': SDL,
    'subgraphs/orders/e2e-tests/schema.graphql': SDL,
    'subgraphs/orders/node_modules/lib/schema.graphql': SDL,
    'subgraphs/split-test/schema.graphql': SDL,
    'subgraphs/users/schema.gql': SDL,
    'subgraphs/tags/schema.sdl': SDL,
    'get-users.gql': 'query users { users { id } }',
  });
  expect(value.read).toEqual([
    'subgraphs/orders/schema.graphql',
    'subgraphs/split-test/schema.graphql',
    'subgraphs/tags/schema.sdl',
    'subgraphs/users/schema.gql',
  ]);
});

describe('if there is a supergraph, and SDL of some of its subgraphs only', () => {
  const subgraph = (name: string) =>
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
type Query { ${name}: Int }`;
  const supergraph = `schema @link(url: "https://specs.apollo.dev/link/v1.0")
  @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION) { query: Query }
enum join__Graph {
  API_KEYS @join__graph(name: "api_keys", url: "")
  CARTS @join__graph(name: "carts", url: "")
  ORDERS @join__graph(name: "orders", url: "")
}
type Query { carts: Int }`;
  const atHand = {
    'dev/supergraph.graphql': supergraph,
    'services/api-keys/schema.graphql': subgraph('keys'),
    'services/orders/schema.graphql': subgraph('orders'),
  };
  const list = `subgraphs:
  api_keys: { schema: { file: ../services/api-keys/schema.graphql } }
  orders: { schema: { file: ../services/orders/schema.graphql } }
  carts: { schema: { file: ../services/carts/generated.graphql } }
`;

  it('takes the supergraph instead of composing these', async () => {
    const config = await configOf(atHand);
    expect(config).toContain("{ id: 'api_keys', path: 'services/api-keys/schema.graphql' }");
    expect(config).toContain("{ id: 'orders', path: 'services/orders/schema.graphql' }");
    expect(config).toContain(
      "composed: { id: 'api', label: 'API', path: 'dev/supergraph.graphql' }",
    );
    expect(config).toContain('if all subgraphs of dev/supergraph.graphql have SDL files');
  });

  it('does so if the supergraph is in a usual place, and they are not', async () => {
    const { 'dev/supergraph.graphql': _, ...services } = atHand;
    for (const file of ['supergraph.graphql', 'schemas/supergraph.graphql']) {
      const config = await configOf({ ...services, [file]: supergraph });
      expect(config).toContain("{ id: 'orders', path: 'services/orders/schema.graphql' }");
      expect(config).toContain(`composed: { id: 'api', label: 'API', path: '${file}' }`);
    }
  });

  it('tells which services have other names than its subgraphs', async () => {
    const config = await configOf({
      'dev/supergraph.graphql': supergraph,
      'services/basket/schema.graphql': subgraph('carts'),
      'services/orders/schema.graphql': subgraph('orders'),
    });
    expect(config?.replaceAll(/\n *\/\//g, '')).toContain(
      'These are none of its subgraphs (api_keys, carts, orders): basket. If they have other names, change the ids, and add them to `subgraphs`.',
    );
    expect(config).toContain("subgraphs: ['orders']");
  });

  it('does so for a single one', async () => {
    const { 'services/api-keys/schema.graphql': _, ...one } = atHand;
    const config = await configOf(one);
    expect(config).toContain(
      "instances: [{ id: 'orders', path: 'services/orders/schema.graphql' }]",
    );
    expect(config).toContain("path: 'dev/supergraph.graphql' }");
  });

  it('composes when all are there', async () => {
    const config = await configOf({
      ...atHand,
      'services/carts/schema.graphql': subgraph('carts'),
    });
    expect(config).toContain("composed: { id: 'api', label: 'API' }");
    expect(config).toContain('It replaces dev/supergraph.graphql.');
  });

  it('does so if a list names SDL that is not generated yet', async () => {
    const { value, diagnostics } = await planOf({ ...atHand, 'dev/router.yaml': list });
    expect(diagnostics).toEqual([]);
    expect(value.read).not.toContain('services/carts/generated.graphql');
    const config = await configOf({ ...atHand, 'dev/router.yaml': list });
    expect(config).toContain("path: 'dev/supergraph.graphql' }");
    expect(config).not.toContain("'carts'");
    expect(config).toContain(
      'Missing, because these files of dev/router.yaml do not exist:\n    // services/carts/generated.graphql.',
    );
  });

  it('warns of such SDL if there is no supergraph', async () => {
    const files = { ...atHand, 'dev/supergraph.graphql': '', 'dev/router.yaml': list };
    const { diagnostics } = await planOf(files);
    expect(diagnostics).toMatchObject([
      {
        code: 'init-without-sdl',
        severity: 'warning',
        message: expect.stringContaining('services/carts/generated.graphql'),
        place: { file: 'dev/router.yaml' },
      },
    ]);
    expect(await configOf(files)).toContain("path: 'services/carts/generated.graphql'");
  });

  it('documents the supergraph if no SDL of a list is there', async () => {
    const files = { 'dev/supergraph.graphql': supergraph, 'dev/router.yaml': list };
    expect(await configOf(files)).toContain(
      "instances: [{ id: 'api', path: 'dev/supergraph.graphql' }]",
    );
  });

  it('takes no path that exists on another machine only', async () => {
    const elsewhere = `${list}  users: { schema: { file: /home/nobody-here/users.graphql } }`;
    expect(await configOf({ ...atHand, 'dev/router.yaml': elsewhere })).toContain(
      'Missing, because dev/router.yaml has no SDL file of them: users.',
    );
  });
});

describe('pages', () => {
  const sample = { path: 'schemas/sample.graphql', text: SDL };

  it('are found in the folders of other generators', async () => {
    for (const folder of ['src/content/docs', 'src/content', 'src/pages', 'pages']) {
      const { value, diagnostics } = await planOf({ [`${folder}/orders/first.mdx`]: '# First' });
      expect(diagnostics).toEqual([]);
      expect(value.read).toEqual([`${folder}/`]);
      expect(value.files).not.toContainEqual(sample);
    }
  });

  it('in other folders are not ignored in silence, and no sample is added to them', async () => {
    const { value, diagnostics } = await planOf({
      'README.md': '',
      'changes.md': '',
      'orders/first.md': '',
      'orders/more/second.mdx': '',
      'users/first.md': '',
      'users/_partial.md': '',
      'test/fixture.md': '',
    });
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'init-other-pages',
        severity: 'warning',
        message: expect.stringMatching(
          /^4 Markdown files in orders\/, the folder itself and users\/ are no pages/,
        ),
        place: { file: 'changes.md' },
      }),
    ]);
    expect(value.files.map(({ path }) => path)).toEqual([
      'content/index.md',
      'package.json',
      'site.config.ts',
    ]);
  });

  it('do not include files such as README.md', async () => {
    const { value, diagnostics } = await planOf({ 'README.md': '', 'lib/CHANGELOG.md': '' });
    expect(diagnostics).toEqual([]);
    expect(value.files).toContainEqual(sample);
  });

  it('come with the static folders that they refer to', async () => {
    const files = {
      'docs/first.md': '![A tree](/tree.png)',
      'docs/public/tree.png': '',
      'public/leaf.png': '',
      'static/root.png': '',
    };
    const { value } = await planOf(files);
    expect(value.read).toEqual(['docs/', 'static/', 'public/', 'docs/public/']);
    expect(await configOf(files)).toContain("staticFolders: ['static', 'public', 'docs/public'],");
  });

  it('come without folders that are a site, that a build creates, or that are empty', async () => {
    const config = await configOf({
      'docs/first.md': '',
      '.gitignore': 'node_modules\n/static/\n',
      'public/index.html': '',
      'static/root.png': '',
    });
    expect(config).not.toContain('staticFolders');
  });

  it('in .md files are no MDX if none of them contains any', async () => {
    const detect = "markdown: { format: 'detect' },";
    const plain = {
      'docs/first.md':
        'A Map<String, Object> of { … }\n\n```js\nimport a from "a";\n<App />\n```\n',
      'docs/second.mdx': "import A from './a.js';\n\n<A />\n",
    };
    expect(await configOf(plain)).toContain(detect);
    const { 'docs/second.mdx': second } = plain;
    expect(await configOf({ ...plain, 'docs/third.md': second })).not.toContain(detect);
    expect(await configOf({ 'docs/second.mdx': second })).not.toContain(detect);
  });
});

it('documents what is valid of schemas whose servers define what they lack, and says why', async () => {
  const config = await configOf({
    'services/chat/schema.graphql':
      'type Query { a: AWSTime } type Subscription { b: Int @aws_subscribe(mutations: ["b"]) }',
    'services/shop/schema.graphql': SDL,
  });
  expect(config).toContain(
    "{ id: 'chat', path: 'services/chat/schema.graphql', strictness: 'lenient' },",
  );
  expect(config).toContain("{ id: 'shop', path: 'services/shop/schema.graphql' },");
  expect(config?.replace(/\s+\/\/ /g, ' ')).toContain(
    'Lenient, because their servers may define what their SDL lacks: chat (AWSTime).',
  );
});

it.each([
  ['repeats a field', 'type Query { a: Int a: Int }', undefined],
  ['has an empty type', 'type Query { a: Int } input A', undefined],
  [
    'is of before 2018',
    'type Query implements A, B { a: Int } interface A { a: Int } interface B { a: Int }',
    undefined,
  ],
  ['is of before 2018 and lacks a directive', 'type Query { a: Int @doc } enum A {}', '@doc'],
])('documents what is valid of a schema that %s', async (_, sdl, lacks) => {
  const config = await configOf({ 'api.graphql': sdl });
  expect(config).toContain(
    "instances: [{ id: 'api', path: 'api.graphql', strictness: 'lenient' }],",
  );
  expect(config?.replace(/\s+\/\/ /g, ' ')).toContain(
    lacks === undefined
      ? 'Lenient, because their SDL has mistakes, which are warnings of the build: api.'
      : `Lenient, because their servers may define what their SDL lacks: api (${lacks}).`,
  );
});

it.each([
  ['broken', { 'api.graphql': 'type Query { a: Int @unknown' }],
  [
    'a subgraph of several, and wrong in another way',
    {
      'a.graphql': `${SDL} type A @key(fields: "id") { id: ID! id: ID! }`,
      'b.graphql': 'extend type A @key(fields: "id") { id: ID! @external b: Int }',
    },
  ],
  ['completed by another file', { 'api.graphql': 'type Query { a: A }', 'a.graphql': 'scalar A' }],
  [
    'a subgraph that forgets to import a directive',
    {
      'api.graphql': `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Query { a: Int @shareable } type A @key(fields: "id") { id: ID! }`,
    },
  ],
  [
    'a subgraph that uses types of others',
    {
      'a.graphql': `${SDL} type A @key(fields: "id") { id: ID! }`,
      'b.graphql': 'extend type A @key(fields: "id") { id: ID! @external b: Int }',
    },
  ],
  ['listed', { 'supergraph.yaml': LIST.replace('../', ''), 'sub/schema.graphql': SDL }],
])('stays strict about a schema that is %s', async (_, files) => {
  const config = await configOf(files);
  expect(config).toContain('instances: [');
  expect(config).not.toContain('lenient');
});

it('makes a schema lenient whose SDL a configuration contains, and lacks a definition', async () => {
  const sdl = 'type Query { a: AWSTime }';
  const config = await configOf({
    'supergraph.yaml': `subgraphs: { chat: { schema: { sdl: "${sdl}" } } }`,
  });
  expect(config).toContain("{ id: 'chat', path: 'schemas/chat.graphql', strictness: 'lenient' }");
});

it('reads listed subgraphs, too', async () => {
  const config = await configOf({
    'demo/graph.yaml': LIST,
    'sub/schema.graphql': 'type Query { a: Int @connect__field }',
  });
  expect(config).toMatch(/id: 'staff', path: 'sub\/schema.graphql', strictness: 'lenient' /);
});

describe('results of introspection queries', () => {
  const answer = (sdl = SDL) => JSON.stringify({ data: introspectionFromSchema(buildSchema(sdl)) });
  const only = "instances: [{ id: 'api', path: 'graphql.schema.json' }]";

  it('are taken without a schema in SDL, and named `api` if there is one', async () => {
    expect(await configOf({ 'graphql.schema.json': answer() })).toContain(only);
    expect(await configOf({ 'graphql.schema.json': answer(), 'a.graphql': SDL })).not.toContain(
      '.json',
    );
  });

  it.each(['src/local.graphql', 'schema.graphql', 'graphql/local.graphql'])(
    'are taken beside SDL that clients add: %s',
    async (path) => {
      const local = 'extend type Query { isLoggedIn: Boolean! }';
      const config = await configOf({ 'graphql.schema.json': answer(), [path]: local });
      expect(config).toContain(only);
      expect(config).not.toContain(path);
      expect(await configOf({ [path]: local })).toContain(path);
    },
  );

  it('are taken once if clients have copies', async () => {
    const copies = { 'graphql.schema.json': answer(), 'web/schema.json': answer() };
    expect(await configOf(copies)).toContain(only);
    const others = { 'a/schema.json': answer(), 'b/schema.json': answer('type Query { b: Int }') };
    expect(await configOf(others)).toMatch(/'a', path: 'a\/schema\.json'.*\s.*'b\/schema\.json'/);
  });
});
