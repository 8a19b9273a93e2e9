import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import { renderCodeBlock } from '@docgen/content/code-block';
import type { Checked } from '@docgen/core/diagnostic';
import type { Site } from '@docgen/core/site';
import { routeKey } from '@docgen/core/url';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { RenderContext } from '@docgen/runtime/server';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { CompiledDoc } from '../compile/compile-content.ts';
import { generatedFiles } from '../write/generated-files.ts';
import { robots, sitemap } from '../write/sitemap.ts';
import type { StaticFile } from '../write/static-files.ts';
import { writeLlms } from '../write/write-llms.ts';
import { createMathStylesheet } from './math-stylesheet.ts';
import { type RenderPagesInput, renderPages } from './render-pages.ts';

export interface RenderSiteInput
  extends Pick<
    RenderPagesInput,
    | 'config'
    | 'site'
    | 'articles'
    | 'server'
    | 'browser'
    | 'diagrams'
    | 'descriptions'
    | 'images'
    | 'stage'
    | 'thread'
    | 'profiler'
    | 'author'
    | 'locate'
    | 'signal'
  > {
  readonly docs: readonly CompiledDoc[];
  readonly client: ClientConfig;
  readonly assets: AssetFiles;
  readonly statics: readonly StaticFile[];
}

/**
 * Puts every file of the site into the output stage: pages and their chunks,
 * scripts and styles, static files, `sitemap.xml`, `robots.txt` and `llms.txt`.
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
    drawCode: (code, language, meta) =>
      renderCodeBlock({ code, language, meta, magicComments: config.code.magicComments }),
    schemas: new Map(site.schemas.map((schema) => [schema.id, schema])),
    tocLevels: config.tableOfContents,
  };
  const rendered = await renderPages(
    {
      ...input,
      context,
      docs: new Map(docs.map((doc) => [doc.doc.page.file, doc])),
      describe: describer(site),
      mathStylesheet: createMathStylesheet({
        from: config.markdown.math?.stylesheet,
        basePath: config.basePath,
        assets,
      }),
    },
    report,
  );
  const diagrams = await input.diagrams();
  const wanted = generatedFiles(statics);
  // Two of them may be the same file, because their names follow from their contents.
  const named = new Map(
    [...(diagrams?.files ?? []), ...browser.files, ...assets.all()].map((file) => [
      file.path,
      file,
    ]),
  );
  await Promise.all([
    ...Array.from(named, ([path, { contents }]) => stage.write(path, contents)),
    ...statics.map((file) => stage.copy(file)),
    wanted.has('sitemap.xml') && stage.write('sitemap.xml', sitemap(site, config)),
    wanted.has('robots.txt') && stage.write('robots.txt', robots(config)),
    writeLlms(site, config, stage, wanted),
  ]);
  return rendered;
}

function describer({ routes }: Site): (route: string) => string | undefined {
  const pages = new Map(routes.map(({ path, page }) => [routeKey(path), page]));
  return (route) => {
    const page = pages.get(routeKey(route));
    return page !== undefined && 'description' in page ? page.description : undefined;
  };
}
