import { expect, test } from 'vitest';
import { missingExport } from './missing-export.ts';

test('names of docgen that are imported from another of its modules', () => {
  expect(missingExport('useSite', 'supergraph-docgen').hint).toBe(
    'Import it from "supergraph-docgen/runtime".',
  );
  expect(missingExport('useSites', 'supergraph-docgen').hint).toBe('Did you mean "useSite"?');
  expect(missingExport('defineTheme', 'supergraph-docgen').hint).toBe(
    '"supergraph-docgen/runtime" exports Head, Link, useHref, useMarkdown, usePageData, useSite, useTranslate.',
  );
});

test('nobody is asked to add an export to a package', () => {
  expect(missingExport('Chart', 'charts').hint).toBe(
    'Correct the name. A default export is imported without braces.',
  );
  expect(missingExport('default', 'charts').hint).toBe(
    "Exports with a name are imported in braces: `import { name } from '…'`.",
  );
  expect(missingExport('default', './charts.ts').hint).toMatch(/^Export it there: /);
});
