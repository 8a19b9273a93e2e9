import type { Heading } from '@docgen/core/heading';
import { HeadingList } from '../pages/heading-list.tsx';

interface TocInlineProps {
  /** The `toc` export of a page. */
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** `@theme/TOCInline`: a list of the page's headings in its content. */
export default function TOCInline(props: TocInlineProps) {
  const { toc, minHeadingLevel = 2, maxHeadingLevel = 3 } = props;
  const headings = toc
    .filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
    .map(({ value, ...rest }): Heading => ({ ...rest, html: value, text: '' }));
  return <HeadingList headings={headings} />;
}
