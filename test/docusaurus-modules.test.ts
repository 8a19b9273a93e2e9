import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DOCUSAURUS_MODULES } from '@docgen/bundler/resolve/docusaurus-modules';
import { article } from '@docgen/theme/article';
import { describe, expect, it } from 'vitest';

/** The folder of the installed modules. */
const installed = fileURLToPath(
  new URL('../packages/docgen/dist/theme/docusaurus', import.meta.url),
);
const components = { ...article.mdxComponents, ...article.interactiveComponents };

describe.each([...DOCUSAURUS_MODULES])('%s', (_, { source, exports, interactive }) => {
  it('exports what the table lists', async () => {
    if (source.kind === 'component') {
      expect(Object.keys(components)).toContain(source.name);
    } else if (source.kind === 'file') {
      const module = await import(pathToFileURL(`${installed}/${source.name}.js`).href);
      expect(Object.keys(module).sort()).toEqual(exports);
    } else if (source.kind === 'export') {
      const module = await import(pathToFileURL(`${installed}/${source.name}.js`).href);
      expect(Object.keys(module)).toContain(source.export);
    }
    expect(exports).toEqual(expect.arrayContaining([...interactive]));
  });
});

it('every module of the theme is in the table', () => {
  const sources = [...DOCUSAURUS_MODULES.values()].map(({ source }) => source);
  const named = sources.flatMap((source) =>
    source.kind === 'file' || source.kind === 'export' ? [source.name] : [],
  );
  // Not the installed modules: a checkout may also contain those of earlier bundles.
  const written = readdirSync(new URL('../theme/src/docusaurus', import.meta.url))
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replace(/\.tsx?$/, ''));
  expect(written.sort()).toEqual([...new Set(named)].sort());
});
