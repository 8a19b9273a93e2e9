import { expect, test } from 'vitest';
import { moduleIdentity } from './module-identity.ts';

const projectDir = '/home/ada/site';

test.each([
  ['content/page.tsx', '/home/ada/site/node_modules/supergraph-docgen', 'content/page.tsx'],
  ['docgen:entry', '/usr/lib/node_modules/supergraph-docgen', 'docgen:entry'],
  ['docgen-asset:/home/ada/site/logo.svg', '/src/docgen', 'docgen-asset:logo.svg'],
  ['../shared/button.tsx', '/src/docgen', '../shared/button.tsx'],
  [
    'node_modules/supergraph-docgen/dist/theme/shell.js',
    '/home/ada/site/node_modules/supergraph-docgen',
    'supergraph-docgen/theme/shell.js',
  ],
  ['../../../src/docgen/dist/theme/shell.js', '/src/docgen', 'supergraph-docgen/theme/shell.js'],
  ['node_modules/react/index.js', '/src/docgen', 'react/index.js'],
  [
    '../../../usr/lib/node_modules/supergraph-docgen/node_modules/react/index.js',
    '/usr/lib/node_modules/supergraph-docgen',
    'react/index.js',
  ],
])('%s with docgen in %s', (input, folder, identity) => {
  const modules = { browser: `${folder}/dist/runtime/browser.js` };
  expect(moduleIdentity(input, { projectDir, modules })).toBe(identity);
});
