import { useEffect, useState } from 'react';
import { App, asError } from '../page/app.tsx';
import { PageView } from '../page/page-view.tsx';
import { type PageData, PageDataContext } from '../page-data.ts';
import type { ArticleModule, DrawPage } from '../route-chunk.ts';
import type { ClientConfig } from '../site-context.ts';
import type { PageMeta, ShellTheme } from '../theme.ts';
import type { DocumentRegions } from './page-document.ts';
import type { PageLoader, SidebarTree } from './page-loader.ts';
import { SidebarRegion } from './sidebar-region.tsx';
import { useSidebarSteps } from './sidebar-steps.ts';
import { useDiagrams } from './use-diagrams.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useEarlyClicks } from './use-early-clicks.ts';
import { useLinkClicks } from './use-link-clicks.ts';
import { useScroll } from './use-scroll.ts';
import { useSearch } from './use-search.ts';
import { useShownPage } from './use-shown-page.ts';
import { useVisibleLinks } from './use-visible-links.ts';

/**
 * The component of the first page's article, or the error if its module could not be loaded.
 * `undefined` for a page without such a module.
 */
export type FirstArticle = ArticleModule['default'] | Error | undefined;

/** The regions of the first page. */
export interface AdoptedRegions extends DocumentRegions {
  /** The whole sidebar, if it has already been loaded. */
  readonly tree?: SidebarTree | undefined;
}

export interface BrowserAppProps {
  readonly config: ClientConfig;
  readonly shell: ShellTheme;
  readonly loader: PageLoader;
  /** The page that the document was loaded with. */
  readonly first: PageMeta;
  readonly article: FirstArticle;
  readonly adopted: AdoptedRegions;
}

/** The application in the browser. The page on screen follows the router. */
export function BrowserApp({ config, shell, loader, first, article, adopted }: BrowserAppProps) {
  const { shown, navigating, failure, arrived } = useShownPage(loader, config.basePath, first);
  const [firstArticle, retryArticle] = useFirstArticle(loader, first, article);
  const { page } = shown;
  const meta = page?.chunk.meta ?? first;
  const [sidebarSteps, addSidebarStep] = useSidebarSteps(meta.route);
  useLinkClicks(config, loader);
  useVisibleLinks(loader, config.basePath, meta);
  useScroll(arrived);
  useDocumentHead(config, failure === undefined ? meta : undefined);
  useDiagrams(loader, meta);
  const searchFailure = useSearch(loader, config);
  // Comes last, when everything that handles these clicks is listening.
  useEarlyClicks();

  const Article = page === undefined ? firstArticle : page.article;
  const draw: DrawPage = (meta, regions) => (
    <PageView
      shell={shell}
      meta={meta}
      regions={regions}
      article={
        typeof Article === 'function' && meta.article ? (
          <PageDataContext value={pageData(meta)}>
            <Article page={meta.article} />
          </PageDataContext>
        ) : undefined
      }
      notice={
        Article instanceof Error ? (
          <shell.LoadError part="page" error={Article} retry={retryArticle} />
        ) : undefined
      }
    />
  );
  return (
    <App
      config={config}
      shell={shell}
      page={meta}
      navigating={navigating}
      searchFailure={searchFailure}
      sidebar={
        meta.sidebar === undefined ? undefined : (
          <SidebarRegion
            shell={shell}
            loader={loader}
            sidebar={meta.sidebar}
            route={meta.route}
            adopted={adopted.sidebar}
            tree={page?.sidebar ?? adopted.tree}
            steps={sidebarSteps}
            onStep={addSidebarStep}
            filterModule={
              config.referenceSidebars.includes(meta.sidebar) ? config.sidebarFilter : undefined
            }
          />
        )
      }
    >
      {failure && <shell.LoadError part="page" {...failure} />}
      {failure === undefined &&
        (page === undefined ? (
          draw(first, adopted)
        ) : (
          <page.chunk.default key={shown.key} draw={draw} regions={page.regions} />
        ))}
    </App>
  );
}

/** The data that the server has computed for the components of an article. */
function pageData(meta: PageMeta): PageData {
  return { ...meta, cards: () => meta.article?.cards ?? [], head: () => {} };
}

/**
 * The first page's article. An error is only shown after hydration, because the server's HTML does
 * not contain it.
 */
function useFirstArticle(loader: PageLoader, first: PageMeta, initial: FirstArticle) {
  const [article, setArticle] = useState<FirstArticle>(() =>
    initial instanceof Error ? undefined : initial,
  );
  useEffect(() => {
    if (initial instanceof Error) setArticle(initial);
  }, [initial]);
  const retry = async () => {
    const again = await loadArticle(loader, first);
    setArticle(() => again);
  };
  return [article, retry] as const;
}

/** Loads the component of a page's article. Never rejects: a failure is returned as an error. */
export function loadArticle(loader: PageLoader, { article }: PageMeta): Promise<FirstArticle> {
  if (article === undefined) return Promise.resolve(undefined);
  return loader.module<ArticleModule>(article.module).catch(asError);
}
