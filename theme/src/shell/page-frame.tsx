import { useTranslate } from '@docgen/runtime/site-context';
import type { PageFrameProps } from '@docgen/runtime/theme';
import { useRef } from 'react';
import { useEnlargeable } from './use-enlargeable.ts';
import { useOverflow } from './use-overflow.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

/**
 * Arranges the regions of a page. The table of contents is a `<details>`: on small screens it opens
 * above the article, on wide ones CSS always shows it as a column.
 */
export function PageFrame({ page, breadcrumbs, article, pagination, toc }: PageFrameProps) {
  const translate = useTranslate();
  const contents = useRef<HTMLDivElement>(null);
  useScrollSpy(contents, page);
  useOverflow(page, translate);
  useEnlargeable(page, translate);
  if (page.layout === 'landing') return <div className="landing">{article}</div>;
  return (
    // A class instead of `:has(.toc)`, which would match late while a page arrives.
    <div className={toc ? 'page page-with-toc' : 'page'}>
      {breadcrumbs}
      {toc && (
        <div className="toc" ref={contents}>
          <details>
            <summary>{translate('On this page')}</summary>
            {toc}
          </details>
        </div>
      )}
      <article className="article">
        {page.markdown && (
          <button
            type="button"
            className="copy-page needs-script"
            ref={(button) => button?.setAttribute('title', button.innerText)}
          >
            {translate('Copy page as Markdown')}
          </button>
        )}
        {article}
      </article>
      {pagination}
    </div>
  );
}
