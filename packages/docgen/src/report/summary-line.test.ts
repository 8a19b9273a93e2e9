import type { Diagnostic, Severity } from '@docgen/core/diagnostic';
import { expect, test } from 'vitest';
import { summaryLine } from './summary-line.ts';

test.each<[Severity[], string]>([
  [[], 'no problems'],
  [['error'], '1 error'],
  [['warning', 'warning'], '2 warnings'],
  [['error', 'warning', 'error', 'error'], '3 errors, 1 warning'],
])('%j is %s', (severities, expected) => {
  const diagnostics = severities.map(
    (severity): Diagnostic => ({ code: 'mdx-syntax', severity, message: '' }),
  );
  expect(summaryLine(diagnostics)).toBe(expected);
});
