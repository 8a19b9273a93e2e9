import { expect, test } from 'vitest';
import { redirectLoops } from './redirect-loops.ts';

/** The messages about redirects, each written as `/from → /to`. */
function loops(redirects: readonly string[], pages: readonly string[] = []) {
  const written = redirects.map((redirect) => {
    const [from = '', to = ''] = redirect.split(' → ');
    return { from, to };
  });
  const placeOf = (key: readonly (string | number)[]) => ({ place: { file: key.join('.') } });
  return redirectLoops(written, (key) => pages.includes(key), placeOf).map(
    ({ message, place }) => `${place?.file} ${message.replace(/^.*?: /, '')}`,
  );
}

test('a redirect to itself, also with a slash, a query or a fragment', () => {
  expect(loops(['/a → /a', '/b → /b/', '/c → /c?x=1#y'])).toEqual([
    'redirects.0.to /a → /a.',
    'redirects.1.to /b → /b.',
    'redirects.2.to /c → /c.',
  ]);
});

test('redirects that lead to each other are one loop, whatever leads into it', () => {
  expect(loops(['/in → /a', '/a → /b', '/b → /c', '/c → /a'])).toEqual([
    'redirects.1.to /a → /b → /c → /a.',
  ]);
  expect(loops(['/a → /b', '/b → /a', '/in → /a'])).toEqual(['redirects.0.to /a → /b → /a.']);
});

test('chains that end, and loops that a page breaks', () => {
  expect(loops(['/a → /b', '/b → /c', '/d → https://other.example/d'])).toEqual([]);
  expect(loops(['/a → /b', '/b → /a'], ['/b'])).toEqual([]);
});
