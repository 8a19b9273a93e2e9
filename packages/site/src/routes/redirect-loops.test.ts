import { stringWork } from '@docgen/core/testing/string-work';
import { expect, test } from 'vitest';
import { redirectLoops } from './redirect-loops.ts';

/** The messages about redirects, each written as `/from → /to`. */
function loops(redirects: readonly string[], pages: readonly string[] = []) {
  const written = redirects.map((redirect) => {
    const [from = '', to = ''] = redirect.split(' → ');
    return { from, to };
  });
  const placeOf = (key: readonly (string | number)[]) => ({ place: { file: key.join('.') } });
  const config = { redirects: written, url: 'https://site.example', basePath: '/a%C3%A4/' };
  return redirectLoops(config, (key) => pages.includes(key), placeOf).map(
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

test('a redirect to its own file, and from it', () => {
  expect(
    loops(['/a → /a/index.html', '/b/index.html → /b', '/c → /c.html', '/ → /index.html#x']),
  ).toEqual([
    'redirects.0.to /a → /a.',
    'redirects.1.to /b → /b.',
    'redirects.2.to /c → /c.',
    'redirects.3.to / → /.',
  ]);
  expect(loops(['/a → /b/index.html', '/b → /a.html'])).toEqual(['redirects.0.to /a → /b → /a.']);
  expect(loops(['/a → /a.html', '/a.html → /b', '/c.html → /c', '/c → /d'])).toEqual([]);
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

test('absolute addresses of the site itself', () => {
  const own = 'https://site.example/a%c3%a4';
  expect(loops([`/b → ${own}/b/#x`, '/c → /d', `/d → http://SITE.example/aä/c?x`])).toEqual([
    'redirects.0.to /b → /b.',
    'redirects.1.to /c → /d → /c.',
  ]);
  expect(loops([`/ → ${own}`, '/50%25 ä → //site.example/aä/50%25%20%C3%A4'])).toEqual([
    'redirects.0.to / → /.',
    'redirects.1.to /50%25 ä → /50%25 ä.',
  ]);
  const elsewhere = ['https://site.example', 'https://other.example/aä', `${own}x`, 'http://['];
  expect(loops(elsewhere.map((to, index) => `/${index} → ${to}/${index}`))).toEqual([]);
});

test('each further loop is found in the same time', async () => {
  const work = (count: number) => {
    const redirects = Array.from({ length: count }, (_, index) => `/${index} → /${index}`);
    return stringWork('replace', () => expect(loops(redirects)).toHaveLength(count));
  };
  const [few, many] = [await work(100), await work(400)];
  expect(many.calls).toBeLessThan(5 * few.calls);
});
