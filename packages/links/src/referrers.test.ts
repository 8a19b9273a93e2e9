import type { SourceLink } from '@docgen/core/source-link';
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
