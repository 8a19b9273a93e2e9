import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '@docgen/search/browser/index-reader';
import { search } from '@docgen/search/browser/search-index';
import { expect, inject, test } from 'vitest';
import { gzipBytes } from '../support/gzip-bytes.ts';
import { QUERIES, TASKS } from '../support/search-queries.ts';

/** Opens the site's index. */
async function visit() {
  const sizes: number[] = [];
  const index = await openIndex(async (path) => {
    const text = readFileSync(join(inject('siteFolder'), path), 'utf8');
    sizes.push(gzipBytes(text));
    return JSON.parse(text) as unknown;
  });
  return { index, loaded: () => sizes.reduce((sum, size) => sum + size, 0) };
}

/** The anchors of all displayed hits, in their order. */
async function hits(query: string): Promise<string[]> {
  const { pages } = await search((await visit()).index, query);
  return pages.flatMap(({ page: { route }, sections }) =>
    sections.map(({ id }) => (id === '' ? route : `${route}#${id}`)),
  );
}

test('the expected page or anchor is the first hit of nearly every query', async () => {
  const ranks: number[] = [];
  const missed: string[] = [];
  for (const [query, wanted] of QUERIES) {
    const found = await hits(query);
    const rank = found.indexOf(wanted);
    ranks.push(rank < 0 ? 0 : 1 / (rank + 1));
    if (rank !== 0) missed.push(`${query}: ${found[0]}, and ${wanted} at ${rank}`);
  }
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  expect(mean, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('a first query loads at most 120 kB', async () => {
  const module = readFileSync(join(inject('siteFolder'), modulePath()), 'utf8');
  for (const [query] of [...QUERIES, ['the'], ['e'], ['service order user id']] as const) {
    const { index, loaded } = await visit();
    await search(index, query ?? '');
    expect(loaded() + gzipBytes(module), query).toBeLessThanOrEqual(120_000);
  }
});

function modulePath(): string {
  const page = readFileSync(join(inject('siteFolder'), 'index.html'), 'utf8');
  const entry = /assets\/entry-[\da-f]+\.js/.exec(page)?.[0] ?? '';
  const script = readFileSync(join(inject('siteFolder'), entry), 'utf8');
  return /assets\/search-[\da-f]+\.js/.exec(script)?.[0] ?? '';
}

test.each(TASKS)('the query "%s" finds its page among the first three', async (query, page) => {
  const pages = (await hits(query)).map((anchor) => anchor.split('#')[0]);
  expect([...new Set(pages)].slice(0, 3)).toContain(page);
});

test.each(['Order', 'placeOrder', 'Order.orderItems', 'UUID', 'mutations', 'scalars'])(
  'the query "%s" finds what services share once, in the composed schema',
  async (query) => {
    const { pages } = await search((await visit()).index, query);
    expect(new Set(pages.map(({ scope }) => scope))).toEqual(
      new Set(['GraphQL API (Gateway)', 'Manuals']),
    );
    expect(pages[0]?.scope).toBe('GraphQL API (Gateway)');
    expect(pages[0]?.copies?.labels).toContain('Order');
  },
);
