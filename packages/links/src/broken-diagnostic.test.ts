import { expect, test } from 'vitest';
import { brokenDiagnostic } from './broken-diagnostic.ts';

test('a picture that is there, but no file', () => {
  const problem = 'is a named pipe (FIFO), where a file should be';
  const { code, message } = brokenDiagnostic({
    breakage: { code: 'broken-image', reason: 'missing', path: '/i.png', wants: 'file' },
    link: {
      href: './i.png',
      place: { file: 'docs/a.md' },
      missing: { file: 'docs/i.png', nearest: [], problem },
    },
    notes: [{ message: 'Here.' }],
    severity: 'error',
    nearest: () => [],
    nearestId: () => [],
    pageCount: 1,
    basePath: '/',
  });
  expect(code).toBe('broken-image');
  expect(message).toBe(
    'The image "./i.png" cannot be read: docs/i.png is a named pipe (FIFO), where a file should be.',
  );
});
