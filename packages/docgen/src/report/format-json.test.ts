import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('is one document with counts, sorted, without source texts', () => {
  const report: unknown = JSON.parse(
    formatJson([
      {
        code: 'broken-link',
        severity: 'warning',
        message: 'B',
        place: { file: 'b' },
        source: 'text',
      },
      {
        code: 'mdx-syntax',
        severity: 'error',
        message: 'A',
        hint: 'H',
        place: { file: 'a', line: 2 },
      },
    ]),
  );
  expect(report).toEqual({
    version: 1,
    errors: 1,
    warnings: 1,
    diagnostics: [
      {
        code: 'mdx-syntax',
        severity: 'error',
        message: 'A',
        hint: 'H',
        place: { file: 'a', line: 2 },
        notes: [],
      },
      { code: 'broken-link', severity: 'warning', message: 'B', place: { file: 'b' }, notes: [] },
    ],
  });
});

test('is a document also when all is well', () => {
  expect(JSON.parse(formatJson([]))).toEqual({
    version: 1,
    errors: 0,
    warnings: 0,
    diagnostics: [],
  });
});
