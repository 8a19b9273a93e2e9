import type { Heading } from '@docgen/core/heading';
import { HeadingList } from './heading-list.tsx';

/** Links to the headings of a page, nested by level. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page">
      <HeadingList headings={headings} />
    </nav>
  );
}
