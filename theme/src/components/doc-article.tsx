import { useSite, useTranslate } from '@docgen/runtime/site-context';
import type { DocArticleProps } from '@docgen/runtime/theme';
import { longDate } from '../long-date.ts';
import { Breakable } from './breakable.tsx';

/**
 * An authored page: its title (unless the content has one), its content, the link to edit it, and
 * the date of the last change.
 */
export function DocArticle({ page, children }: DocArticleProps) {
  const { editUrl, lastUpdated } = page;
  const translate = useTranslate();
  return (
    <>
      {!page.ownTitle && (
        <h1>
          <Breakable name={page.title} />
        </h1>
      )}
      {children}
      {(editUrl ?? lastUpdated) !== undefined && (
        <p className="page-source">
          {editUrl !== undefined && <a href={editUrl}>{translate('Edit this page')}</a>}
          {lastUpdated !== undefined && <LastUpdated date={lastUpdated} />}
        </p>
      )}
    </>
  );
}

function LastUpdated({ date }: { readonly date: string }) {
  const { locale } = useSite();
  const [before, after] = useTranslate()('Last updated on {0}').split('{0}');
  return (
    <span>
      {before}
      <time dateTime={date}>{longDate(date, locale)}</time>
      {after}
    </span>
  );
}
