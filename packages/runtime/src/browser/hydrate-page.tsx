import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ClientConfig } from '../site-context.ts';
import type { PageMeta, ShellTheme } from '../theme.ts';
import { type AdoptedRegions, BrowserApp, loadArticle } from './browser-app.tsx';
import { firstMeta } from './first-meta.ts';
import { readDocument } from './page-document.ts';
import type { PageLoader } from './page-loader.ts';

export interface HydrateInput {
  readonly config: ClientConfig;
  readonly shell: ShellTheme;
  readonly loader: PageLoader;
}

/** The page that the document was loaded with, after hydration. */
export interface HydratedPage {
  /** The element that contains the application. */
  readonly root: Element;
  readonly meta: PageMeta;
  readonly adopted: AdoptedRegions;
  /** Renders the application again, with other data of that page. */
  readonly redraw: (meta: PageMeta, adopted: AdoptedRegions) => void;
}

/**
 * Hydrates the server's HTML.
 *
 * @param onRecoverableError - See `hydrateRoot`. @default prints the error
 * @throws Error if the document was not written by docgen.
 */
export async function hydratePage(
  { config, shell, loader }: HydrateInput,
  onRecoverableError: HydrationOptions['onRecoverableError'] = (error) => console.error(error),
): Promise<HydratedPage> {
  const { root, data, regions } = readDocument(document);
  const first = firstMeta(data);
  const article = await loadArticle(loader, first);
  const app = (meta: PageMeta, adopted: AdoptedRegions) => (
    <BrowserRouter>
      <BrowserApp
        config={config}
        shell={shell}
        loader={loader}
        first={meta}
        article={article}
        adopted={adopted}
      />
    </BrowserRouter>
  );
  const reactRoot = hydrateRoot(root, app(first, regions), { onRecoverableError });
  return {
    root,
    meta: first,
    adopted: regions,
    redraw: (meta, adopted) => reactRoot.render(app(meta, adopted)),
  };
}
