import type { ReactNode } from 'react';
import type { Regions } from '../route-chunk.ts';
import type { PageMeta, ShellTheme } from '../theme.ts';
import { Region } from './region.tsx';

export interface PageViewProps {
  readonly shell: ShellTheme;
  readonly meta: PageMeta;
  readonly regions: Regions;
  /** The article of an interactive page, instead of the region's HTML. */
  readonly article?: ReactNode;
  /** Shown above the article. */
  readonly notice?: ReactNode;
}

/** One page: the theme's frame around its regions. */
export function PageView({ shell, meta, regions, article, notice }: PageViewProps) {
  const { PageFrame } = shell;
  return (
    <PageFrame
      page={meta}
      breadcrumbs={<Region name="breadcrumbs" html={regions.breadcrumbs} />}
      article={
        <>
          {notice}
          {article === undefined ? (
            <Region name="article" html={regions.article} />
          ) : (
            <div data-region="article">{article}</div>
          )}
        </>
      }
      pagination={<Region name="pagination" html={regions.pagination} />}
      toc={meta.toc ? <Region name="toc" html={regions.toc} /> : undefined}
    />
  );
}
