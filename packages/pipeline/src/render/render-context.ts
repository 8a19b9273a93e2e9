import { renderCodeBlock } from '@docgen/content/code-block';
import { textDirection } from '@docgen/core/text-direction';
import type { PageAssets } from '@docgen/runtime/html-document';
import type { RenderContext, Theme } from '@docgen/runtime/server';
import type { SitePlan } from '../plan/plan-site.ts';

/**
 * What the runtime draws all pages of a site with.
 *
 * @param assets - Scripts and styles that every page loads.
 */
export function renderContext(
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
