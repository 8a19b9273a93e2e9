import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { readModule } from './read-module.ts';

it.each([
  [
    'a file that does not exist',
    "import sidebars from './generated.json' with { type: 'json' };\nexport default sidebars;",
    'sidebars.js exports a value of ./generated.json, which does not exist.',
  ],
  [
    'a package that is not installed',
    "module.exports = require('@acme/sidebars').docs;",
    'sidebars.js exports a value of @acme/sidebars, which is not installed, or is not run here.',
  ],
  ['text', 'export default "docs";', 'sidebars.js does not export an object as default.'],
])('a module that exports %s', async (_, text, message) => {
  const folder = temporaryFolder({ 'sidebars.js': text });
  const { value, diagnostics } = await readModule('sidebars.js', { folder, mayRun: false });
  expect(value).toBeUndefined();
  expect(diagnostics.map((one) => `${one.code}: ${one.message}`)).toEqual([
    `docusaurus-unreadable: ${message} Nothing could be read from its text either.`,
  ]);
  expect(diagnostics[0]?.hint, 'there is none if the module is the configuration').not.toContain(
    'site.config.ts',
  );
});
