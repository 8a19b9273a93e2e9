import { expect, test } from 'vitest';
import { openSection } from './section.ts';

test('what was not asked for is left, in its order, however deep', () => {
  const site = openSection({
    title: 'T',
    extra: 1,
    theme: { navbar: { title: 'N', style: 'dark', items: [{ label: 'a', icon: 'x' }, 'text'] } },
    nothing: null,
  });
  site.text('title');
  const navbar = site.section('theme')?.section('navbar');
  navbar?.text('title');
  for (const item of navbar?.sections('items') ?? []) item.text('label');
  expect(site.rest()).toEqual([
    { path: 'extra', value: 1 },
    { path: 'theme.navbar.style', value: 'dark' },
    { path: 'theme.navbar.items[0].icon', value: 'x' },
  ]);
});

test('a value of another type than the one asked for is left', () => {
  const site = openSection({
    title: { $opaque: 'function', name: 'f' },
    count: '1',
    list: { a: 1 },
    texts: ['a', 1],
  });
  expect([
    site.text('title'),
    site.number('count'),
    site.list('list'),
    site.texts('texts'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
  expect(site.rest().map(({ path }) => path)).toEqual(['title', 'count', 'list', 'texts']);
});

test('a section is the same however often it is opened', () => {
  const site = openSection({ a: { b: 1, c: 2 } });
  site.section('a')?.number('b');
  site.section('a')?.number('c');
  expect(site.rest()).toEqual([]);
});
