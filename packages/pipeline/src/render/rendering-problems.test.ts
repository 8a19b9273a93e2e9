import type { Diagnostic } from '@docgen/core/diagnostic';
import { expect, test } from 'vitest';
import { renderingProblems } from './rendering-problems.ts';

/** An error of a component in a page. */
function thrown(message: string, page: string, line = 3): Diagnostic {
  return {
    code: 'page-throws',
    severity: 'error',
    message,
    place: { file: 'src/price.jsx', line, column: 5 },
    notes: [{ message: 'It is part of this page.', place: { file: page } }],
  };
}

test('the same error of a component is one, with all pages that the component is part of', () => {
  const pages = ['docs/apples.mdx', 'docs/pears.mdx', 'docs/plums.mdx'];
  const found = renderingProblems([
    ...pages.map((page) => ({ path: `/${page}`, diagnostics: [thrown('No price', page)] })),
    { path: '/docs/nuts', diagnostics: [thrown('No weight', 'docs/nuts.mdx')] },
    { path: '/docs/figs', diagnostics: [thrown('No price', 'docs/figs.mdx', 9)] },
  ]);
  expect(
    found.map(({ message, notes }) => [message, notes?.map(({ place }) => place?.file)]),
  ).toEqual([
    ['No price', pages],
    ['No weight', ['docs/nuts.mdx']],
    ['No price', ['docs/figs.mdx']],
  ]);
});
