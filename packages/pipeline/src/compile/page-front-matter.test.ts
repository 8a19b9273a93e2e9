import { expect, it } from 'vitest';
import { frontMatterOf } from './page-front-matter.ts';

it('has the heading levels and the address to edit that a page sets for itself', () => {
  expect(frontMatterOf({ toc_max_heading_level: 4, custom_edit_url: null })).toMatchObject({
    page: { tocLevels: { maxLevel: 4 } },
    editUrl: null,
  });
  expect(frontMatterOf({ toc_min_heading_level: 3 }).page.tocLevels).toEqual({ minLevel: 3 });
  expect(frontMatterOf({}).editUrl).toBeUndefined();
});
