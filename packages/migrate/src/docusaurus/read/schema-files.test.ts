import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { schemaFiles } from './schema-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder({
    'services/ä/a.graphql': 'type A @key(fields: "id") { id: ID! }',
    'services/b.gql': 'type Query { a: Int }',
    'services/x.gqls': 'type Query { a: Int }',
    'old (1)/deep/c.gql': 'type Query { a: Int }',
    'node_modules/a/d.gql': 'type Query { a: Int }',
    'super.graphql': 'enum join__Graph { A @join__graph(name: "a") }',
  });
});

test.each([
  [['./services/**/*.graphql'], ['services/ä/a.graphql'], 'subgraph'],
  [['services/b.gql'], ['services/b.gql'], 'whole'],
  [['services/*.{graphql,gql}', 'services/b.gql'], ['services/b.gql'], 'whole'],
  [['super.graphql'], ['super.graphql'], 'supergraph'],
  [['services/nothing/*.graphql'], [], 'whole'],
  [['**/*.gql'], ['old (1)/deep/c.gql', 'services/b.gql'], 'whole'],
  [['**/*.gql', '!./old (1)/**'], ['services/b.gql'], 'whole'],
  [['!services/ä', 'services/**/*.{graphql,gql}'], ['services/b.gql'], 'whole'],
  [['services/**/*.{graphql,gql}', '!**/[!b].*'], ['services/b.gql'], 'whole'],
  [['services/b.gql', '!services/**'], ['services/b.gql'], 'whole'],
  [['./old (1)/**/?.gql'], ['old (1)/deep/c.gql'], 'whole'],
  [['old (1)/deep/c.gql'], ['old (1)/deep/c.gql'], 'whole'],
  [['services/{ä/a,{b,n}}.{graphql,gql}'], ['services/b.gql', 'services/ä/a.graphql'], 'subgraph'],
  [['services/{ä,ö}/!(x).graphql'], ['services/ä/a.graphql'], 'subgraph'],
  [['node_modules/a/*.gql'], ['node_modules/a/d.gql'], 'whole'],
])('%j', async (pointers, files, role) => {
  expect(await schemaFiles(pointers, folder)).toEqual({ files, role, missing: [], foreign: [] });
});

test('what is no file of a schema, and what is not there', async () => {
  const pointers = ['https://a.example/graphql', 'schema.json', 'src/schema.ts', 'later.sdl'];
  expect(await schemaFiles(pointers, folder)).toEqual({
    files: ['schema.json', 'later.sdl'],
    missing: ['schema.json', 'later.sdl'],
    foreign: ['https://a.example/graphql', 'src/schema.ts'],
    role: 'whole',
  });
});
