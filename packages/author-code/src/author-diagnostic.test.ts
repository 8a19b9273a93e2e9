import type { Place } from '@docgen/core/diagnostic';
import { expect, test } from 'vitest';
import type { Author } from './author.ts';
import { thrownDiagnostics } from './author-diagnostic.ts';

const theme = { kind: 'theme', file: 'theme' } as const;

async function codeOf(file: string, author: Partial<Author>) {
  const place: Place = { file };
  const page: Author = { kind: 'page', file: 'a.mdx', locate: async () => [place], ...author };
  const incident = { author: page, thrown: new Error('No.') };
  const [found] = await thrownDiagnostics(
    incident,
    { code: 'page-throws', message: 'It throws' },
    { code: 'theme-throws', message: 'It throws' },
  );
  return found?.code;
}

test.each(['theme/menu.tsx', 'theme/..x/menu.tsx'])(
  '%s is a mistake of the theme',
  async (file) => {
    expect(await codeOf(file, { theme })).toBe('theme-throws');
    expect(await codeOf(file, {})).toBe('page-throws');
  },
);

test.each(['a.mdx', 'themes/a.tsx', '..x/a.tsx'])('%s is a mistake of the page', async (file) => {
  expect(await codeOf(file, { theme })).toBe('page-throws');
});
