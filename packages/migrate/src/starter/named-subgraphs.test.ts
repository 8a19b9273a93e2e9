import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, it } from 'vitest';
import { completeList, namedSubgraphs, otherLists } from './named-subgraphs.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const found = (files: Readonly<Record<string, string>>) => {
  writeTexts(folder, files);
  return namedSubgraphs(folder, 'schemas');
};

it('reads those of Rover, by name', async () => {
  const { value, diagnostics } = await found({
    'supergraph.yml': `federation_version: 2
subgraphs:
  orders: { routing_url: http://a, schema: { file: ./orders/schema.graphql } }
  "stock": { schema: { graphref: shop@current, subgraph: stock } }
  odd: none
`,
  });
  expect(diagnostics).toEqual([]);
  expect(value).toEqual({
    config: 'supergraph.yml',
    subgraphs: [{ name: 'orders', file: 'orders/schema.graphql', isMissing: true }],
    elsewhere: ['stock', 'odd'],
  });
});

it('takes the defaults of variables in paths, and no SDL where there is none', async () => {
  const { value } = await found({
    'services/stock/schema.graphql': '',
    'supergraph.yaml': `subgraphs:
  orders: { schema: { file: '\${env.ORDERS_SDL:-../orders/schema.graphql}' } }
  stock: { schema: { file: 'services/\${env.STOCK:-stock}/schema.graphql' } }
  carts: { schema: { file: '\${env.CARTS_SDL}' } }
`,
  });
  expect(value).toEqual({
    config: 'supergraph.yaml',
    subgraphs: [
      { name: 'orders', file: '../orders/schema.graphql', isMissing: true },
      { name: 'stock', file: 'services/stock/schema.graphql' },
    ],
    elsewhere: ['carts'],
  });
});

it('reads those of wgc, from a list', async () => {
  const { value } = await found({
    'graph.yaml': `version: 1
subgraphs:
  - name: employees
    schema:
      file: ..\\employees\\schema.graphqls
  - name: family
    introspection: { url: http://localhost:4002 }
  - nameless
`,
  });
  expect(value).toEqual({
    config: 'graph.yaml',
    subgraphs: [{ name: 'employees', file: '../employees/schema.graphqls', isMissing: true }],
    elsewhere: ['family'],
  });
});

it('takes SDL that stands in it', async () => {
  const { value } = await found({
    'supergraph.yaml': `subgraphs:
  users: { schema: { sdl: 'type Query { me: String @connect(http: { GET: "/$$args" }) }' } }
  ../up: { schema: { sdl: "type Query { a: Int }" } }
  none: { schema: { sdl: "" } }
`,
  });
  expect(value).toEqual({
    config: 'supergraph.yaml',
    subgraphs: [
      {
        name: 'users',
        file: 'schemas/users.graphql',
        text: 'type Query { me: String @connect(http: { GET: "/$args" }) }',
      },
    ],
    elsewhere: ['../up', 'none'],
  });
});

it('passes over what names no files, and warns of what is no YAML', async () => {
  expect((await found({})).value).toBe(undefined);
  const { value, diagnostics } = await found({
    'supergraph.yaml': 'subgraphs: { a: { schema: { subgraph_url: http://a } } }',
    'supergraph-config.yaml': 'subgraphs: [a',
    'graph.yaml': 'subgraphs: [{ name: a, schema: { file: a.graphql } }]',
  });
  expect(value?.config).toBe('graph.yaml');
  expect(diagnostics).toMatchObject([
    { code: 'init-without-sdl', severity: 'warning', place: { file: 'supergraph.yaml' } },
    {
      code: 'init-invalid-yaml',
      severity: 'warning',
      place: { file: 'supergraph-config.yaml', line: 1 },
    },
  ]);
  expect((await found({ 'graph.yaml': '- 1\n' })).value).toBe(undefined);
});

it('finds lists anywhere, whatever their names', async () => {
  const text = 'subgraphs: { a: { schema: { file: ../a.graphql } } }';
  writeTexts(folder, {
    'a.graphql': '',
    'k8s/graph.yaml': 'nodes: []',
    'k8s/chart.yaml': 'a: {{ .Values.a }}\nsubgraphs:',
    'ops/router/config/compose.yml': text,
    'router/supergraph.yaml': text,
  });
  const files = ['k8s/chart.yaml', 'k8s/graph.yaml', 'ops/router/config/compose.yml'];
  expect(await otherLists(folder, 'schemas', [...files, 'router/supergraph.yaml'])).toEqual([
    {
      config: 'router/supergraph.yaml',
      subgraphs: [{ name: 'a', file: 'a.graphql' }],
      elsewhere: [],
    },
    {
      config: 'ops/router/config/compose.yml',
      subgraphs: [{ name: 'a', file: 'ops/router/a.graphql', isMissing: true }],
      elsewhere: [],
    },
  ]);
});

it('prefers the list that names what all others name', () => {
  const list = (config: string, ...files: readonly string[]) => {
    return { config, subgraphs: files.map((file) => ({ name: file, file })), elsewhere: [] };
  };
  const lists = [list('some', 'a'), list('local', 'a', 'b'), list('docker', 'b', 'a')];
  expect(completeList(lists)?.config).toBe('local');
  expect(completeList([...lists, list('demo', 'c')])).toBe(undefined);
  expect(completeList([])).toBe(undefined);
  const copy = list('copy/local', 'c');
  const missing = copy.subgraphs.map((subgraph) => ({ ...subgraph, isMissing: true as const }));
  expect(completeList([...lists, { ...copy, subgraphs: missing }])?.config).toBe('local');
});
