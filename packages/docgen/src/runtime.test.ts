import { OWN_EXPORTS } from '@docgen/bundler/resolve/own-names';
import { expect, test } from 'vitest';

test('hints about imports know the exports of docgen’s modules', async () => {
  const modules = {
    'supergraph-docgen/runtime': await import('./runtime.ts'),
    'supergraph-docgen/theme/shell': await import('../../../theme/src/shell.tsx'),
    'supergraph-docgen/theme/article': await import('../../../theme/src/article.tsx'),
    'supergraph-docgen/theme/pages': await import('../../../theme/src/pages.tsx'),
    'supergraph-docgen/theme/styles.css': {},
  };
  const exported = Object.entries(modules).map(([name, module]) => [
    name,
    Object.keys(module).sort(),
  ]);
  expect(Object.fromEntries(exported)).toEqual(OWN_EXPORTS);
});
