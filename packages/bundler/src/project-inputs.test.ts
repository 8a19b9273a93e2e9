import { expect, test } from 'vitest';
import { projectInputs } from './project-inputs.ts';

const NOTE = { bytes: 1, imports: [] };

test('a bundle is made of modules, and of files that modules are made of', () => {
  const inputs = {
    'code/a.ts': NOTE,
    'docgen-asset:/site/code/logo.svg': NOTE,
    'docgen-text:/site/code/notes.txt': NOTE,
    'docgen-page:content/index.mdx': NOTE,
    'node_modules/react/index.js': NOTE,
    'docgen-asset:/site/node_modules/pictures/a.png': NOTE,
  };
  expect(projectInputs({ inputs, outputs: {} }, '/site')).toEqual([
    '/site/code/a.ts',
    '/site/code/logo.svg',
    '/site/code/notes.txt',
  ]);
  expect(projectInputs(undefined, '/site')).toEqual([]);
});
