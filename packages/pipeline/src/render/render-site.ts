import type { AuthorCode } from '@docgen/author-code/author-code';
import { incidentDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import { renderCodeBlock } from '@docgen/content/code-block';
import type { Checked } from '@docgen/core/diagnostic';
import { textDirection } from '@docgen/core/text-direction';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { PageAssets } from '@docgen/runtime/html-document';
import type { RenderContext, Theme } from '@docgen/runtime/server';
import { descriptionMarkdown } from '@docgen/twins/html-markdown';
import type { LoadedCode } from '../load/load-code.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { OutputStage } from '../write/output-stage.ts';
import type { StaticFile } from '../write/static-files.ts';
import { createMathStylesheet } from './math-stylesheet.ts';
import { createPageInputs } from './page-inputs.ts';
import type { PageThread } from './page-thread.ts';
import { type Pace, renderPages } from './render-pages.ts';
import { writeSiteFiles } from './site-files.ts';
import type { SocialImages } from './social/social-images.ts';

export interface RenderSiteInput {
  readonly plan: SitePlan;
  readonly code: LoadedCode;
  /** Watches over the code of pages. */
  readonly author: AuthorCode;
  readonly browser: BrowserBundle;
  readonly images: Pick<SocialImages, 'of'>;
  readonly assets: AssetFiles;
  readonly statics: readonly StaticFile[];
  readonly stage: OutputStage;
  readonly thread: PageThread;
  /** See `browserDiagrams`. */
  readonly diagramModule: () => string | undefined;
}

/**
 * Puts every file of the site but pictures for link previews into the output stage.
 *
 * @returns What the link check needs of each page.
 */
export async function renderSite(
  input: RenderSiteInput,
  pace: Pace,
): Promise<Checked<CheckedPage[]>> {
  const { plan, code, author, browser, images, assets, statics, stage } = input;
  const { config, descriptions } = plan;
  const mathStylesheet = createMathStylesheet({
    from: config.markdown.math?.stylesheet,
    basePath: config.basePath,
    assets,
  });
  const context = renderContext(plan, code.server.theme, browser.assets);
  const describe = descriptionMarkdown(descriptions.html, config.url);
  const pages = await renderPages(
    {
      ...{ site: plan.site, server: code.server, context, author, imageOf: images.of },
      inputOf: createPageInputs(plan, code, browser, mathStylesheet),
    },
    { plan, twins: { config, schemas: context.schemas, describe }, stage, thread: input.thread },
    input.diagramModule,
    pace,
  );
  await writeSiteFiles(plan, { bundled: browser.files, assets, statics }, stage);
  const late = await incidentDiagnostics(author.incidents());
  return {
    value: pages.value,
    diagnostics: [...pages.diagnostics, ...late, ...descriptions.failures()],
  };
}

/**
 * What the runtime draws all pages of a site with.
 *
 * @param assets - Scripts and styles that every page loads.
 */
function renderContext(
  { config, site, descriptions, client }: SitePlan,
  theme: Theme,
  assets: PageAssets,
): RenderContext {
  return {
    config: client,
    direction: textDirection(client.locale),
    theme,
    assets,
    favicon: config.favicon,
    stylesheets: config.stylesheets,
    markdown: descriptions.html,
    drawCode: (code, language, meta) =>
      renderCodeBlock({ code, language, meta, magicComments: config.code.magicComments }),
    schemas: new Map(site.schemas.map((schema) => [schema.id, schema])),
    tocLevels: config.tableOfContents,
  };
}
