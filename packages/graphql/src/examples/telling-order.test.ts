import { invariant } from '@docgen/core/basics/invariant';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { exampleSelection } from './example-selection.ts';

const selected = (fields: string) => {
  const schema = buildSchema(`type Query { repository: Repository }
type Repository { ${fields} }
type Conduct { body: String key: String }
type Owner { id: ID! login: String! }
type Link { platform: String url: String }`);
  const field = schema.getQueryType()?.getFields().repository;
  invariant(field !== undefined, 'no field');
  return exampleSelection(schema, field.type);
};

/** In the alphabetical order of words, as in GitHub's schema. */
const SORTED = `allowUpdateBranch: Boolean! archivedAt: String autoMergeAllowed: Boolean!
codeOfConduct: Conduct createdAt: String! description: String diskUsage: Int forkCount: Int!
fundingLinks: [Link!]! id: ID! isUserConfigurationRepository: Boolean! issue: String name: String!
nameWithOwner: String! owner: Owner!`;

it('fields that a program has sorted are selected by what they tell', () => {
  expect(selected(SORTED)).toEqual([
    ...['id', 'name', 'description', 'createdAt', 'forkCount', 'nameWithOwner'],
    ...['owner {', '  id', '  login', '}'],
    ...['fundingLinks {', '  platform', '  url', '}'],
  ]);
});

it('fields that authors have ordered are selected in their order', () => {
  const moved = SORTED.replace('allowUpdateBranch: Boolean! ', '').replace(
    'owner:',
    'allowUpdateBranch: Boolean! owner:',
  );
  expect(selected(moved)).toEqual([
    ...['id', 'name', 'archivedAt', 'autoMergeAllowed', 'createdAt', 'description'],
    ...['codeOfConduct {', '  body', '  key', '}'],
    ...['fundingLinks {', '  platform', '  url', '}'],
  ]);
});

it('a few fields may be in alphabetical order by chance', () => {
  expect(selected('active: Boolean! count: Int! number: Int')).toEqual([
    'active',
    'count',
    'number',
  ]);
});
