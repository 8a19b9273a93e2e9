import { describe, expect, it } from 'vitest';
import { checkedFiles, config } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';
import { readFolder } from './support/read-folder.ts';

const files = (strictness = '') => ({
  'site.config.ts':
    config(`schemas: { instances: [{ id: 'types', path: 'types.graphql', introspection: true${strictness} }] },
    sidebars: { api: [{ type: 'schema', schema: 'types' }] }`),
  'content/index.md': '# Shop\n\nLook at [[Money]] and [the API](/graphql/types).\n',
  'types.graphql':
    '"A price."\ntype Money { amount: Int! currency: Currency! }\nenum Currency { EUR }\n',
});

describe('a library of types without operations', () => {
  it('has a reference, with a warning because a file may be missing', async () => {
    const site = await buildFixtureSite(files());
    const output = readFolder(site.folder);
    await site.remove();
    expect(output['graphql/types/types/objects/money.md']).toContain('A price.');
    expect(output['graphql/types.md']).not.toMatch(/quer(y|ies)/i);
    expect(output['graphql/types.graphql']).toContain('type Money');
    expect(Object.keys(output).filter((path) => path.includes('introspection'))).toEqual([]);
    expect(await checkedFiles(files())).toEqual([
      'no-operations types.graphql: The schema has no operations: neither `Query` nor another root type is defined.',
    ]);
  });

  it('has no warning if it is lenient', async () => {
    expect(await checkedFiles(files(", strictness: 'lenient'"))).toEqual([]);
  });
});
