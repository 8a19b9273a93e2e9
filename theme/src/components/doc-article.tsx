import type { DocArticleProps } from '@docgen/runtime/theme';

/** An authored page: its title, unless the text brings one, and its content. */
export function DocArticle({ page, children }: DocArticleProps) {
  return (
    <>
      {!page.ownTitle && <h1>{page.title}</h1>}
      {children}
    </>
  );
}
