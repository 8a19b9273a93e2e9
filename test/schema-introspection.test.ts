import { buildSchema, introspectionFromSchema } from 'graphql';
import { expect, it } from 'vitest';
import { config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';
import { readFolder } from './support/read-folder.ts';

const files = (path: string, text: string) => ({
  'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://example.org',
  schemas: { instances: [{ id: 'api', path: '${path}', introspection: true }] },
  content: [{ id: 'docs', path: 'content' }],
  sidebars: { api: [{ type: 'schema', schema: 'api' }] },
};
`,
  'content/index.md':
    '# Shop\n\n[[Query.product]]\n\n```graphql\n{ product(id: 1) { name } }\n```\n',
  'schema.examples.graphql': 'query Look { product(id: 7) { name } }\n',
  [path]: text,
});

const SDL = `"""The shop."""
schema { query: Query }
type Query { """Finds a product, see [[Product.name]].""" product(id: ID!, by: Filter): Product }
type Product implements Named { id: ID! name: String! old: Int @deprecated(reason: "Use \`id\`.") }
interface Named { name: String! }
input Filter { kinds: [Kind!] = [A] first: Int = 10 }
enum Kind { A B }
scalar Date @specifiedBy(url: "https://date.example")
type Box { at: Date any: Any }
union Any = Product | Box
`;

const answer = () =>
  JSON.stringify({
    data: introspectionFromSchema(buildSchema(SDL), {
      schemaDescription: true,
      specifiedByUrl: true,
      inputValueDeprecation: true,
    }),
  });

it('a reference of the result of an introspection query is that of the SDL', async () => {
  const [fromJson, fromSdl] = await Promise.all([
    buildFixtureSite(files('schema.json', answer())),
    buildFixtureSite(files('schema.graphql', SDL)),
  ]);
  const [json, sdl] = [readFolder(fromJson.folder), readFolder(fromSdl.folder)];
  await Promise.all([fromJson.remove(), fromSdl.remove()]);
  expect(Object.keys(json)).toEqual(Object.keys(sdl));
  const isPage = ([path]: [string, string]) => /\.(html|md|graphql|json|txt)$/.test(path);
  for (const [path, text] of Object.entries(json).filter(isPage)) {
    expect(text, path).toBe(sdl[path]);
  }
  expect(json['graphql/api/api/queries/product.md']).toContain('query Look');
});

it('mistakes in it are reported at the file and its schema coordinate', async () => {
  const broken = answer().replace('see [[Product.name]]', 'see [[Product.nam]]');
  const [found, ...others] = await diagnosticsOf({
    'site.config.ts': config("schemas: { instances: [{ id: 'api', path: 'schema.json' }] }"),
    'content/index.md': '# Shop\n',
    'schema.json': broken,
  });
  expect(found).toMatchObject({
    code: 'broken-link',
    message: expect.stringContaining('"Product.nam"'),
    place: { file: 'schema.json', coordinate: 'Query.product' },
  });
  expect(others).toEqual([]);
});
