import type { AuthorCode } from '@docgen/author-code/author-code';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import { renderCodeBlock } from '@docgen/content/code/code-block';
import { hrefOfAddress } from '@docgen/core/addresses/address';
import { textDirection } from '@docgen/core/strings/text-direction';
import { hashOfData } from '@docgen/memo/hash-of';
import type { PageAssets } from '@docgen/runtime/server/html-document';
import type { LoadedCode } from '../load/load-code.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import { mathStylesheets } from './math-stylesheets.ts';
import { createPageInputs } from './page-inputs.ts';
import type { PageRendering } from './render-page.ts';

/** The input for rendering pages besides the plan. */
export interface RenderingParts extends Pick<PageRendering, 'imageOf'> {
  readonly code: LoadedCode;
  readonly browser: BrowserBundle;
  /** Guards the code of pages. */
  readonly author: AuthorCode;
  /** Receives the stylesheets of formulas that the site hosts itself. */
  readonly assets: AssetFiles;
  /** The content security policy, if pages have to contain it. */
  readonly policy?: string | undefined;
}

/** Creates the input for rendering the pages of a site. */
export function pageRendering(
  plan: SitePlan,
  { code, browser, author, assets, imageOf, policy }: RenderingParts,
): PageRendering {
  const { config, site } = plan;
  const math = mathStylesheets({
    from: config.markdown.math?.stylesheet,
    basePath: config.basePath,
    assets,
  });
  const { server } = code;
  return {
    site,
    server,
    context: { ...renderContext(plan, server, browser.assets), policy },
    hash: hashOfData([config, plan.client, browser.assets, policy]),
    modelHash: (schema) => plan.modelHashes.get(schema),
    inputOf: createPageInputs(plan, code, browser, math),
    imageOf,
    author,
  };
}

/**
 * The context of the runtime for all pages of a site.
 *
 * @param assets - Scripts and styles that every page loads.
 */
function renderContext(
  { config, site, client }: SitePlan,
  { theme, themeAuthor }: ServerBundle,
  assets: PageAssets,
): PageRendering['context'] {
  return {
    config: client,
    direction: textDirection(client.locale),
    theme,
    sharesFrames: themeAuthor === undefined,
    assets,
    favicon: config.favicon,
    stylesheets: config.stylesheets.map((sheet) => ({
      ...sheet,
      href: hrefOfAddress(sheet.href, client),
    })),
    drawCode: (code, language, meta) =>
      renderCodeBlock({
        code,
        language,
        meta,
        magicComments: config.code.magicComments,
        texts: config.texts,
      }),
    schemas: new Map(site.schemas.map((schema) => [schema.id, schema])),
    tocLevels: config.tableOfContents,
  };
}
