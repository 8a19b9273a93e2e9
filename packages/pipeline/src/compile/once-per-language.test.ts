import type { Diagnostic } from '@docgen/core/diagnostic';
import { expect, it } from 'vitest';
import { oncePerLanguage } from './once-per-language.ts';

const warning = (language: string, file: string): Diagnostic => ({
  code: 'unknown-code-language',
  severity: 'warning',
  message: `"${language}" is not known.`,
  place: { file, line: 1 },
});

it('tells of each unknown language once, with the number of its blocks', () => {
  const other: Diagnostic = { code: 'bundle-error', severity: 'error', message: 'Wrong.' };
  const found = oncePerLanguage([
    warning('dql', 'a.md'),
    other,
    warning('output', 'a.md'),
    warning('dql', 'b.md'),
    warning('dql', 'b.md'),
    warning('zig', 'c.md'),
    warning('zig', 'c.md'),
  ]);
  expect(found.map(({ message, place }) => [message, place?.file])).toEqual([
    ['"dql" is not known. 3 blocks in 2 files have it.', 'a.md'],
    ['Wrong.', undefined],
    ['"output" is not known.', 'a.md'],
    ['"zig" is not known. 2 blocks in this page have it.', 'c.md'],
  ]);
});
