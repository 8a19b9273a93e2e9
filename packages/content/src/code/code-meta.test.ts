import { describe, expect, it } from 'vitest';
import { parseCodeMeta } from './code-meta.ts';

describe('parseCodeMeta', () => {
  it.each([
    ['', {}],
    ['title="a {1} showLineNumbers"', { title: 'a {1} showLineNumbers' }],
    ['title=\'a "b"\' {2}', { title: 'a "b"', highlighted: [2] }],
    ['schema=address nocheck', { schema: 'address', flags: ['nocheck'] }],
    ['title=a.ts', { title: 'a.ts' }],
    ['{1,3-5, 9}', { highlighted: [1, 3, 4, 5, 9] }],
    ['{5-3} {x}', { flags: ['x'] }],
    ['showLineNumbers nocheck', { firstLineNumber: 1, flags: ['showLineNumbers', 'nocheck'] }],
    ['showLineNumbers=12', { firstLineNumber: 12 }],
  ])('%s', (meta, expected: Record<string, unknown>) => {
    const { highlighted, flags, ...rest } = parseCodeMeta(meta);
    expect({ highlighted: [...highlighted], flags: [...flags], ...rest }).toEqual({
      highlighted: [],
      flags: [],
      ...expected,
    });
  });

  it('does not count to the end of the world', () => {
    expect(parseCodeMeta('{1-999999999}').highlighted.size).toBe(10_000);
  });
});
