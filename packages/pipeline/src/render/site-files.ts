import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BrowserFile } from '@docgen/bundler/browser-build';
import { canonicalUrl, htmlPath } from '@docgen/core/address';
import { sidebarTreePath } from '@docgen/core/chunk-path';
import type { SiteConfig } from '@docgen/core/config';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Site } from '@docgen/core/site';
import { llmsFullHeader, llmsFullSeparator, llmsText } from '@docgen/twins/llms-text';
import { navigationSections } from '@docgen/twins/navigation';
import type { SitePlan } from '../plan/plan-site.ts';
import { type GeneratedFile, generatedFiles } from '../write/generated-files.ts';
import type { OutputStage } from '../write/output-stage.ts';
import { robots, sitemap } from '../write/sitemap.ts';
import type { StaticFile } from '../write/static-files.ts';
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
  { config, site, downloads }: SitePlan,
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
    ...downloads.map(({ path, text }) => stage.write(path, text())),
    ...statics.map((file) => stage.copy(file)),
    wanted.has('sitemap.xml') && stage.write('sitemap.xml', sitemap(site, config)),
    wanted.has('robots.txt') && stage.write('robots.txt', robots(config)),
    writeLlms(site, config, stage, wanted),
  ]);
}

/**
 * Adds `llms.txt` and `llms-full.txt`. The pages' Markdown twins have to be in the stage already.
 *
 * @param wanted - What docgen writes, see `generatedFiles`.
 */
async function writeLlms(
  site: Site,
  config: SiteConfig,
  stage: OutputStage,
  wanted: ReadonlySet<GeneratedFile>,
): Promise<void> {
  const sections = navigationSections(site, config);
  if (wanted.has('llms.txt')) await stage.write('llms.txt', llmsText(sections, config));
  if (!wanted.has('llms-full.txt')) return;
  const twins = sections
    .flatMap(({ routes }) => routes)
    .flatMap((route) => {
      const path = markdownPath(route);
      const before = llmsFullSeparator(canonicalUrl(route.path, config));
      return path === undefined || !stage.files.has(path) ? [] : [{ before, path }];
    });
  await stage.concatenate('llms-full.txt', llmsFullHeader(config), twins);
}
