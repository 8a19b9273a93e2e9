import type { Heading } from '@docgen/core/heading';
import { HeadingList } from './heading-list.tsx';
import { nestHeadings } from './nest-headings.ts';

/** Links to the headings of a page, nested by level. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page">
      <HeadingList nodes={nestHeadings(headings)} />
    </nav>
  );
}
