import remarkGfm from 'remark-gfm';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { skipAutolinkSearch } from '../syntax/skip-autolink-search.ts';

/** `remark-gfm` without the work that most pages do not need. */
export function remarkGfmLean(this: Processor): void {
  remarkGfm.call(this);
  const data = this.data();
  const extensions = data.fromMarkdownExtensions?.flat() ?? [];
  data.fromMarkdownExtensions = skipAutolinkSearch(extensions);
}
