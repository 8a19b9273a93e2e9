import { expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

it.each([
  ['./a.mdx', ['docs/guide/a.mdx']],
  ['../a.mdx', ['docs/a.mdx']],
  ['@site/src/a.tsx', ['src/a.tsx']],
  ['/a.mdx', ['static/a.mdx', 'a.mdx']],
  ['./a.ts?raw', ['docs/guide/a.ts']],
  ['!!raw-loader!./a.ts', ['docs/guide/a.ts']],
  ['!raw-loader!@site/a.ts', ['a.ts']],
  ['-!raw-loader!./a.ts', ['docs/guide/a.ts']],
  ['!!./a.ts?raw', ['docs/guide/a.ts']],
  ['raw-loader!/a.ts', ['static/a.ts', 'a.ts']],
  ['react', []],
])('the import of %s may refer to %j', (specifier, files) => {
  const imports = [{ specifier, names: {}, place: { file: 'docs/guide/page.mdx' } }];
  expect(importsOf({ parts: [{ imports }] }, { staticFolders: ['static'] })).toEqual(files);
});
