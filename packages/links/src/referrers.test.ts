import type { SourceLink } from '@docgen/core/sources/source-link';
import { stringWork } from '@docgen/core/testing/string-work';
import { expect, it } from 'vitest';
import { memoisedSources, missingFile, referrerNotes } from './referrers.ts';

it('looks at each address of a page as often, however many others are broken', () => {
  const readsOf = (count: number) => {
    let reads = 0;
    const links = Array.from({ length: count }, (_, line): SourceLink => {
      const place = { file: 'docs/a.md', line, column: 1 };
      return {
        get href() {
          reads++;
          return `/missing/${line}`;
        },
        place,
      };
    });
    const page = { route: '/a', scan: { ids: [], references: [] }, linksOf: () => links };
    const sources = memoisedSources();
    for (let line = 0; line < count; line++) {
      const referrers = [{ page, href: `/missing/${line}` }];
      expect(missingFile(referrers, sources)).toBeUndefined();
      expect(referrerNotes(referrers, sources)).toMatchObject([{ place: { line } }]);
    }
    return reads / count;
  };
  expect(readsOf(400)).toBe(readsOf(4));
});

it('takes an address that no text of the page is for one that code computes', () => {
  const at = (line: number) => ({ file: 'docs/a.mdx', line, column: 3 });
  const linksOf = () => [
    { href: '/docs/a', place: at(1) },
    { href: '', place: at(2), computedWith: [] },
    { href: '', place: at(3), computedWith: ['/docs/'] },
    { href: '', place: at(4), computedWith: ['/docs/', '?x'] },
  ];
  const page = { route: '/a', scan: { ids: [], references: [] }, linksOf };
  const linesOf = (href: string) =>
    referrerNotes([{ page, href }], memoisedSources()).map(({ place }) => place?.line);
  expect(['/docs/a', '/docs/b', '/docs/c?x', '/e'].map(linesOf)).toEqual([[1], [3], [4], [2]]);
});

it('compares an address with few of the addresses that code computes, however many there are', async () => {
  const comparisons = async (count: number) => {
    const numbers = Array.from({ length: count }, (_, number) => String(number));
    const links = numbers.map((number, line) => ({
      href: '',
      place: { file: 'docs/a.mdx', line, column: 1 },
      computedWith: ['/docs/', number],
    }));
    const page = { route: '/a', scan: { ids: [], references: [] }, linksOf: () => links };
    const sources = memoisedSources();
    const { calls } = await stringWork('includes', () => {
      for (const [line, number] of numbers.entries()) {
        const [found] = sources({ page, href: `/docs/${number}` });
        expect(found?.place.line).toBe(line);
      }
    });
    return calls / count;
  };
  expect(await comparisons(400)).toBeLessThan(3 * (await comparisons(40)));
});

it('names a hundred of the places that are equally likely, the first ones of the page', () => {
  const links = Array.from({ length: 300 }, (_, line) => ({
    href: '',
    place: { file: 'docs/a.mdx', line, column: 1 },
    computedWith: ['/docs/', line % 2 === 0 ? 'a' : 'b'],
  }));
  const page = { route: '/a', scan: { ids: [], references: [] }, linksOf: () => links };
  const lines = memoisedSources()({ page, href: '/docs/ab' }).map(({ place }) => place.line);
  expect(lines).toEqual(Array.from({ length: 100 }, (_, line) => line));
});

it('tells places apart that have a schema coordinate in place of a line', () => {
  const href = '/missing';
  const linksOf = () =>
    ['Query.b', 'Query.a', 'Query.a'].map((coordinate): SourceLink => {
      return { href, place: { file: 'schema.json', coordinate } };
    });
  const page = { route: '/a', scan: { ids: [], references: [] }, linksOf };
  const other = { route: '/b', scan: { ids: [], references: [] }, sourceFile: 'a.md' };
  const places = referrerNotes(
    [page, other].map((each) => ({ page: each, href })),
    memoisedSources(),
  ).map(({ place }) => place);
  expect(places).toEqual([
    { file: 'schema.json', coordinate: 'Query.a' },
    { file: 'schema.json', coordinate: 'Query.b' },
    { file: 'a.md' },
  ]);
});
