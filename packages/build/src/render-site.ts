import type { Checked } from '@docgen/core/diagnostic';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { RenderContext } from '@docgen/runtime/server';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { AssetFiles } from './asset-files.ts';
import type { LoadedArticle } from './bundle-server.ts';
import type { CompiledDoc } from './compile-content.ts';
import { type RenderPagesInput, renderPages } from './render-pages.ts';
import { robots, sitemap } from './sitemap.ts';
import type { StaticFile } from './static-files.ts';

export interface RenderSiteInput
  extends Pick<
    RenderPagesInput,
    'config' | 'site' | 'server' | 'browser' | 'descriptions' | 'stage' | 'profiler' | 'signal'
  > {
  readonly docs: readonly CompiledDoc[];
  /** Articles of interactive pages by source file. */
  readonly articles: ReadonlyMap<string, LoadedArticle>;
  readonly client: ClientConfig;
  readonly assets: AssetFiles;
  readonly statics: readonly StaticFile[];
}

/**
 * Puts every file of the site into the output stage: pages and their chunks,
 * scripts and styles, static files, `sitemap.xml` and `robots.txt`.
 *
 * @returns What the link check needs of each page.
 */
export async function renderSite(
  input: RenderSiteInput,
  report: (detail: string) => void,
): Promise<Checked<CheckedPage[]>> {
  const { config, site, docs, server, browser, client, descriptions, stage, assets, statics } =
    input;
  const context: RenderContext = {
    config: client,
    theme: server.theme,
    assets: browser.assets,
    favicon: config.favicon,
    stylesheets: config.stylesheets,
    markdown: descriptions.html,
    schemas: new Map(site.schemas.map((schema) => [schema.id, schema])),
    tocLevels: config.tableOfContents,
  };
  const rendered = await renderPages(
    {
      ...input,
      context,
      docs: new Map(docs.map((doc) => [doc.doc.page.file, doc])),
      articles: articlesWithModules(input),
    },
    report,
  );
  await Promise.all([
    ...browser.files.map(({ path, contents }) => stage.write(path, contents)),
    ...Array.from(assets.all(), ({ path, contents }) => stage.write(path, contents)),
    ...statics.map(({ from, path, size }) => stage.copy(from, path, size)),
    stage.write('sitemap.xml', sitemap(site, config)),
    stage.write('robots.txt', robots(config)),
  ]);
  return rendered;
}

/** Both bundles number the page modules in the order of the pages. */
function articlesWithModules({ docs, articles, browser }: RenderSiteInput) {
  const files = docs.flatMap(({ module }) => (module === undefined ? [] : [module.file]));
  const pairs = files.map((file, index) => {
    const article = articles.get(file);
    const module = browser.articles[index];
    return article === undefined || module === undefined
      ? []
      : [[file, { article, module }] as const];
  });
  return new Map(pairs.flat());
}
