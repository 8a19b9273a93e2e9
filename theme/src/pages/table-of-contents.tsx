import type { Heading } from '@docgen/core/heading';
import { useTranslate } from '@docgen/runtime/site-context';
import { HeadingList } from './heading-list.tsx';

/** Links to the headings of a page, nested by level. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('On this page')}>
      <HeadingList headings={headings} />
    </nav>
  );
}
