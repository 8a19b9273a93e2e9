import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BrowserFile } from '@docgen/bundler/browser-build';
import { htmlPath } from '@docgen/core/addresses/address';
import { sidebarTreePath } from '@docgen/core/addresses/chunk-path';
import { markdownPath } from '@docgen/core/addresses/markdown-path';
import { llmsFullHeader, llmsText } from '@docgen/twins/llms-text';
import { navigationSections } from '@docgen/twins/navigation';
import type { SitePlan } from '../plan/plan-site.ts';
import type { StaticFile } from '../read/static-files.ts';
import { type GeneratedFile, generatedFiles, HEADERS_FILE } from '../write/generated-files.ts';
import type { OutputStage } from '../write/output-stage.ts';
import { headersFile, sitePolicy } from './content-policy.ts';
import { llmsFullParts } from './llms-full.ts';
import { redirectPage } from './redirect-page.ts';
import { robots, sitemap } from './sitemap.ts';

/** Files of a site besides those that are generated from its plan. */
export interface SiteFiles {
  /** Scripts and styles. */
  readonly bundled: readonly BrowserFile[];
  /** The images and files that pages refer to. */
  readonly assets: AssetFiles;
  readonly statics: readonly StaticFile[];
}

/**
 * Adds everything except the pages to the output stage: redirects, sidebars, scripts and styles,
 * static files, `sitemap.xml`, `robots.txt` and `llms.txt`. The pages' Markdown twins must already
 * be in the stage.
 *
 * @throws The file system's error.
 */
export async function writeSiteFiles(
  plan: SitePlan,
  { bundled, assets, statics }: SiteFiles,
  stage: OutputStage,
): Promise<void> {
  const { config, site, downloads } = plan;
  const wanted = generatedFiles(statics);
  const redirects = site.routes.flatMap(({ path, page }) =>
    page.kind === 'redirect' ? [{ path, to: page.to }] : [],
  );
  // Bundles and assets may contain the same file, whose name contains a hash of its contents.
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
    ...downloads.map(({ path, text }) => stage.write(path, text())),
    ...statics.map((file) => stage.copy(file)),
    config.contentSecurityPolicy?.emit === 'headers' &&
      stage.write(HEADERS_FILE, headersFile(sitePolicy(plan), config)),
    wanted.has('sitemap.xml') && stage.write('sitemap.xml', sitemap(site, config)),
    wanted.has('robots.txt') && stage.write('robots.txt', robots(config)),
  ]);
  await writeLlms(plan, stage, wanted);
}

/**
 * Adds `llms.txt` and `llms-full.txt`. The pages' Markdown twins and SDL must already be in the
 * stage.
 *
 * @param wanted - The files that docgen generates, see `generatedFiles`.
 */
async function writeLlms(
  plan: SitePlan,
  stage: OutputStage,
  wanted: ReadonlySet<GeneratedFile>,
): Promise<void> {
  const { site, config } = plan;
  if (wanted.has('llms.txt')) {
    await stage.write('llms.txt', llmsText(navigationSections(site, config), config));
  }
  if (!wanted.has('llms-full.txt')) return;
  const parts = llmsFullParts(plan).flatMap(({ before, of }) => {
    const path = 'page' in of ? markdownPath(of) : of.path;
    return path === undefined || !stage.files.has(path) ? [] : [{ before, path }];
  });
  await stage.concatenate('llms-full.txt', llmsFullHeader(config), parts);
}
