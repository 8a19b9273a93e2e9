import type { CategoryPage } from '@docgen/core/page';
import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { CategoryArticle } from './category-article.tsx';

function indexOf(titles: readonly string[]): string {
  const cards = titles.map((title) => ({ title, to: `/${title}`, description: 'What it is.' }));
  const page: CategoryPage = { kind: 'category', title: 'Objects', cards };
  return renderHtml(<CategoryArticle page={page} />);
}

const names = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${n}`);

test('an index without pages says so', () => {
  const html = indexOf([]);
  expect(html).toContain('<p>There are no pages in here yet.</p>');
  expect(html).not.toContain('<ul');
});

test('an index of a hundred pages has cards', () => {
  const html = indexOf(names('a', 100));
  expect(html.match(/class="card"/g)).toHaveLength(100);
  expect(html).not.toContain('<h2');
});

test('deprecated entries are struck through, in cards and in lists', () => {
  for (const count of [2, 102]) {
    const cards = names('a', count).map((title) => ({
      title,
      to: `/${title}`,
      ...(title === 'a1' ? { deprecated: true } : {}),
    }));
    const html = renderHtml(
      <CategoryArticle page={{ kind: 'category', title: 'Queries', cards }} />,
    );
    expect(html.match(/<s>.*?\(deprecated\)/g)).toEqual([
      '<s>a1</s><span class="visually-hidden"> (deprecated)',
    ]);
  }
});

test('an index of more pages is a list by first letter, in the order of the group', () => {
  const html = indexOf([...names('b', 50), '_entities', ...names('A', 50), 'érable', 'ama']);
  expect(html).not.toContain('class="card"');
  expect(
    [...html.matchAll(/<h2 id="([^"]*)">(.)</g)].map(([, id, letter]) => [id, letter]),
  ).toEqual([
    ['letter-other', '#'],
    ['letter-a', 'A'],
    ['letter-b', 'B'],
    ['letter-é', 'É'],
  ]);
  expect([...html.matchAll(/<a href="#([^"]*)">/g)].map(([, id]) => id)).toEqual([
    'letter-other',
    'letter-a',
    'letter-b',
    'letter-é',
  ]);
  expect(html).toContain(
    '<li><a href="/base/A49">A49</a></li><li><a href="/base/ama">ama</a></li>',
  );
});
