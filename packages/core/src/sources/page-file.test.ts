import { expect, test } from 'vitest';
import { isPageFile } from './page-file.ts';

test.each(['a.md', 'a/b.mdx', 'ä b/c.tsx', 'a.jsx', 'a_b/c_.md', 'README.MD', 'a.MDX', 'b.TSX'])(
  '%s becomes a page',
  (path) => expect(isPageFile(path)).toBe(true),
);

test.each(['_a.md', 'a/_b/c.mdx', 'a/_c.tsx', 'a.ts', 'a.test.tsx', 'md', 'a.md.png', 'a.mdxx'])(
  '%s becomes none',
  (path) => expect(isPageFile(path)).toBe(false),
);
