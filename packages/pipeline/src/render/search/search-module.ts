import { readFileSync } from 'node:fs';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BuildModules } from '@docgen/bundler/build-modules';
import type { SiteConfig } from '@docgen/core/config';

export interface SearchModuleInput {
  readonly config: Pick<SiteConfig, 'search'>;
  readonly assets: AssetFiles;
  readonly bundleInput: { readonly modules: Pick<BuildModules, 'search'> };
}

/**
 * Takes the module that searches in browsers into the output. It was bundled with docgen, and is the
 * same for all sites.
 *
 * @returns Its path; `undefined` for a site without search.
 */
export function addSearchModule({
  config,
  assets,
  bundleInput,
}: SearchModuleInput): string | undefined {
  if (!config.search) return undefined;
  return assets.addText('search.js', readFileSync(bundleInput.modules.search, 'utf8')).path;
}
