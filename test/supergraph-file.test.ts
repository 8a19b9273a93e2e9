import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkedFiles, config } from './support/checked-files.ts';
import { federationSdl } from './support/federation-fixture.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';
import { composed } from './support/load-schema.ts';
import { readFolder } from './support/read-folder.ts';

/* A team that has the supergraph from its registry, without the SDL of the services. */

const { supergraph } = composed(federationSdl);

const files = {
  'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'content' }],
  schemas: {
    instances: [{ id: 'gateway', label: 'Shop', path: 'supergraph.graphql', route: '/graphql' }],
    hide: { federation: true, directives: ['@inaccessible'] },
  },
  sidebars: { api: [{ type: 'schema', schema: 'gateway', groupBy: 'service' }] },
};
`,
  'content/index.md': '# Shop\n\n[[Product.shippingEstimate]]\n\n```graphql\n{ version }\n```\n',
  'supergraph.graphql': supergraph,
};

let site: FixtureSite;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await buildFixtureSite(files);
  output = new Map(Object.entries(readFolder(site.folder)));
});

afterAll(() => site.remove());

const twin = (name: string) => output.get(`graphql/${name}.md`) ?? '';

it('pages show the owners of types and fields, without links to pages of subgraphs', () => {
  expect(twin('types/objects/product')).toContain('Owned by products; extended by shipping (');
  expect(twin('types/objects/product')).toMatch(
    /`shippingEstimate` .*from shipping, computed from `/,
  );
  expect(twin('api/queries/version')).toContain('Shared by products, reviews and shipping.');
  const html = output.get('graphql/types/objects/product/index.html') ?? '';
  expect(html).toMatch(
    /<p class=owners>Owned by <span class=service-\d+>products<\/span>; extended by/,
  );
});

it('pages show the authorization that the gateway requires', () => {
  const demand = 'Needs an authenticated request.';
  expect(twin('api/mutations/add-product')).toContain(demand);
  expect(output.get('graphql/api/mutations/add-product/index.html')).toContain(`<p>${demand}`);
});

it('lists of what an operation returns show the authorization that single fields require', () => {
  const text = twin('api/mutations/add-product');
  expect(text).toMatch(/- `margin` \(.*Float.*, needs the scope `finance`\)/);
  expect(text).toMatch(/- `cost` \(.*Float.*, needs the policy `board`\)/);
  const html = output.get('graphql/api/mutations/add-product/index.html');
  expect(html).toMatch(
    /<b>margin<\/b>.{0,200}<small>needs the scope <code>finance<\/code><\/small>/,
  );
});

it('the start page names the subgraphs', () => {
  for (const path of ['graphql.md', 'graphql/index.html']) {
    const text = output.get(path);
    expect(text, path).toContain('(SDL) of 3 subgraphs, composed into one. Each type and field');
    expect(text, path).toContain('Subgraphs: products, reviews and shipping.');
  }
});

it('the start page uses the singular for one subgraph', async () => {
  const { supergraph: text } = composed({ products: 'type Query { version: Int }' });
  const single = await buildFixtureSite({
    ...files,
    'content/index.md': '# Shop\n',
    'supergraph.graphql': text,
  });
  const pages = readFolder(single.folder);
  single.remove();
  for (const path of ['graphql.md', 'graphql/index.html']) {
    expect(pages[path], path).toContain('(SDL) of 1 subgraph. Each');
  }
});

it('the schema for clients and all pages have no definitions that composition adds', () => {
  expect(output.get('graphql.graphql')).toContain('type Product');
  for (const [path, text] of output) expect(text, path).not.toMatch(/join__|link__/);
});

it('operations and types are grouped by owner', () => {
  expect(output.get('graphql.md')).toMatch(
    /\[reviews\]\(https:\/\/example\.org\/category\/reviews\)/,
  );
});

it('a mistake in a description is reported at its place in the supergraph file', async () => {
  const broken = supergraph.replace(/^type Carrier/m, '"See [more](/nowhere)."\ntype Carrier');
  const line = broken.split('\n').findIndex((text) => text.includes('/nowhere')) + 1;
  const found = await checkedFiles({ ...files, 'supergraph.graphql': broken });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(`broken-link supergraph.graphql:${line}:6: The link to "/nowhere"`);
});

it('warnings of what is hidden are reported at their place in the composed schema without instances', async () => {
  const { supergraph } = composed({
    a: 'type Query { "Not Sec." a: Int b(of: Sec!): Int } input Sec { a: Int }',
  });
  const found = await checkedFiles({
    'site.config.ts': config(`schemas: {
    instances: [],
    composed: { id: 'api', path: 'supergraph.graphql' },
    hide: { names: ['Sec'], federation: true },
  }`),
    'content/index.md': '# Shop\n',
    'supergraph.graphql': supergraph,
  });
  const lines = supergraph.split('\n');
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  expect(found).toEqual([
    `hidden-name supergraph.graphql:${lineOf('Not Sec')}:10: The description of "Query.a" names "Sec", which is hidden.`,
    `hidden-required supergraph.graphql:${lineOf('b(of:')}:5: "Query.b(of:)" is hidden, because its type "Sec" is, but it is required: readers cannot call "Query.b".`,
  ]);
});
