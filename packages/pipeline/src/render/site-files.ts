import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BrowserFile } from '@docgen/bundler/browser-build';
import { sidebarTreePath } from '@docgen/core/chunk-path';
import type { SitePlan } from '../plan/plan-site.ts';
import { generatedFiles } from '../write/generated-files.ts';
import { htmlPath } from '../write/output-path.ts';
import type { OutputStage } from '../write/output-stage.ts';
import { robots, sitemap } from '../write/sitemap.ts';
import type { StaticFile } from '../write/static-files.ts';
import { writeLlms } from '../write/write-llms.ts';
import { redirectPage } from './redirect-page.ts';

/** The files of a site that are not made for it. */
export interface SiteFiles {
  /** Scripts and styles. */
  readonly bundled: readonly BrowserFile[];
  /** Pictures and files that pages refer to. */
  readonly assets: AssetFiles;
  readonly statics: readonly StaticFile[];
}

/**
 * Puts everything but the pages into the output stage: redirects, sidebars, scripts and styles,
 * static files, `sitemap.xml`, `robots.txt` and `llms.txt`. The pages' Markdown twins have to be
 * there already.
 *
 * @throws The file system's error.
 */
export async function writeSiteFiles(
  { config, site }: SitePlan,
  { bundled, assets, statics }: SiteFiles,
  stage: OutputStage,
): Promise<void> {
  const wanted = generatedFiles(statics);
  const redirects = site.routes.flatMap(({ path, page }) =>
    page.kind === 'redirect' ? [{ path, to: page.to }] : [],
  );
  // Two of them may be the same file, because their names follow from their contents.
  const named = new Map([
    ...bundled.map((file) => [file.path, file] as const),
    ...Array.from(assets.all(), ({ path, source }) => [path, source] as const),
  ]);
  await Promise.all([
    ...redirects.map(({ path, to }) =>
      stage.write(htmlPath(path, config.trailingSlash), redirectPage(to, config)),
    ),
    ...site.sidebars.map(({ id, items }) =>
      stage.write(sidebarTreePath(id), JSON.stringify(items)),
    ),
    ...Array.from(named, ([path, source]) =>
      'from' in source ? stage.copy({ ...source, path }) : stage.write(path, source.contents),
    ),
    ...statics.map((file) => stage.copy(file)),
    wanted.has('sitemap.xml') && stage.write('sitemap.xml', sitemap(site, config)),
    wanted.has('robots.txt') && stage.write('robots.txt', robots(config)),
    writeLlms(site, config, stage, wanted),
  ]);
}
