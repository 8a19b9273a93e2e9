import type { AssetFile } from '@docgen/bundler/assets/asset-files';
import { decodePath, htmlPath } from '@docgen/core/addresses/address';
import { routeChunkPath, sidebarTreePath } from '@docgen/core/addresses/chunk-path';
import { markdownPath } from '@docgen/core/addresses/markdown-path';
import type { SiteConfig } from '@docgen/core/config';
import type { Place } from '@docgen/core/diagnostic';
import type { KeyPlaces } from '@docgen/core/diagnostics/key-path';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import { MANIFEST_PATH } from '@docgen/search/index-files';
import type { PlannedFile } from '@docgen/site/routes/output-collisions';
import type { StaticFile } from '../read/static-files.ts';
import { generatedFiles, HEADERS_FILE } from './generated-files.ts';
import { OUTPUT_MARKER } from './output-marker.ts';

export interface PlannedFilesInput {
  readonly config: SiteConfig;
  /** Returns the place of a key of the configuration. */
  readonly placeOf: KeyPlaces;
  readonly site: Site;
  readonly statics: readonly StaticFile[];
  /** The images and files that pages refer to. */
  readonly assets: Iterable<AssetFile>;
}

/**
 * Lists the files that a build is going to write, except for bundled scripts and styles, whose
 * names contain a hash of their contents.
 */
export function* plannedFiles(input: PlannedFilesInput): Generator<PlannedFile> {
  const { config, placeOf, site, statics, assets } = input;
  const ofConfig = () => placeOf([]).place;
  const own = (path: string) => ({
    path,
    origin: `docgen's own ${path}`,
    placeOf: ofConfig,
  });
  yield own(OUTPUT_MARKER);
  for (const path of generatedFiles(statics)) yield own(path);
  if (config.search) yield own(MANIFEST_PATH);
  if (config.contentSecurityPolicy?.emit === 'headers') yield own(HEADERS_FILE);
  for (const route of site.routes) {
    const page = { origin: originOf(route), placeOf: () => placeOfRoute(route, input) };
    yield { path: htmlPath(route.path, config.trailingSlash), ...page };
    if (route.page.kind === 'redirect') continue;
    yield { path: routeChunkPath(route.path), ...page };
    const twin = markdownPath(route);
    if (twin !== undefined) yield { path: twin, part: 'the Markdown of', ...page };
    if (route.page.kind !== 'schema') continue;
    for (const { to } of route.page.downloads ?? [])
      yield { path: decodePath(to.slice(1)), ...page };
  }
  for (const { id } of site.sidebars) {
    const path = sidebarTreePath(id);
    yield { path, origin: `the sidebar "${id}"`, placeOf: () => placeOf(['sidebars', id]).place };
  }
  for (const { path } of assets) yield own(path);
  for (const { path, file } of statics) {
    yield { path, origin: `the static file ${file}`, placeOf: () => ({ file }) };
  }
}

function originOf({ path, page }: Route): string {
  if (page.kind === 'doc') return `the page ${path} (${page.file})`;
  if (page.kind === 'redirect') return `the redirect from ${path}`;
  return `the page ${path}`;
}

function placeOfRoute({ path, page }: Route, { config, placeOf }: PlannedFilesInput): Place {
  if (page.kind === 'doc') return { file: page.file, line: 1 };
  if (page.kind === 'schema' && page.entry?.place !== undefined) return page.entry.place;
  const redirect = config.redirects.findIndex(({ from }) => from === path);
  return placeOf(page.kind === 'redirect' ? ['redirects', redirect, 'from'] : []).place;
}
