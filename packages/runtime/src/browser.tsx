import { invariant } from '@docgen/core/invariant';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { adoptedRegions } from './browser/adopted-regions.ts';
import { BrowserApp, loadArticle } from './browser/browser-app.tsx';
import { createPageLoader } from './browser/page-loader.ts';
import type { ClientConfig } from './site-context.ts';
import type { PageMeta, ShellTheme } from './theme.ts';

/**
 * Brings the server's HTML to life. Called once by the generated entry script.
 *
 * @param entry - Address of that script.
 * @throws Error when the document is not one of docgen's.
 */
export async function start(config: ClientConfig, shell: ShellTheme, entry: string): Promise<void> {
  const root = document.getElementById('docgen');
  const data = root?.dataset.page;
  invariant(
    root !== null && data !== undefined,
    'the document has no #docgen element with page data',
  );
  const meta = JSON.parse(data) as PageMeta;
  const loader = createPageLoader(config, entry);
  const adopted = adoptedRegions(root);
  const article = await loadArticle(loader, meta);
  hydrateRoot(
    root,
    <BrowserRouter>
      <BrowserApp
        config={config}
        shell={shell}
        loader={loader}
        first={meta}
        article={article}
        adopted={adopted}
      />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error(error) },
  );
}
