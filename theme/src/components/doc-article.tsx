import type { DocArticleProps } from '@docgen/runtime/theme';

/** An authored page: its title, unless the text brings one, its content, and where to edit it. */
export function DocArticle({ page, children }: DocArticleProps) {
  return (
    <>
      {!page.ownTitle && <h1>{page.title}</h1>}
      {children}
      {page.editUrl !== undefined && (
        <p className="edit-page">
          <a href={page.editUrl}>Edit this page</a>
        </p>
      )}
    </>
  );
}
