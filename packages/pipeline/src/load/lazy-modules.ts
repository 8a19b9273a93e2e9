import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AssetFiles } from '@docgen/bundler/assets/asset-files';
import type { BuildModules } from '@docgen/bundler/build-modules';
import type { SiteConfig } from '@docgen/core/config';
import type { ClientConfig } from '@docgen/runtime/site-context';

export interface LazyModulesInput {
  readonly config: Pick<SiteConfig, 'search'>;
  readonly assets: AssetFiles;
  readonly bundleInput: { readonly modules: Pick<BuildModules, LazyModule> };
}

/** Paths of the modules that browsers load on demand. */
export type LazyModules = Pick<ClientConfig, LazyModule>;

type LazyModule = 'search' | 'nearestPages' | 'sidebarFilter' | 'tools';

/**
 * Adds the modules that browsers load on demand to the output. They are bundled with docgen, and
 * the same for all sites. If a site's bundle included them, the bundler would move the code that
 * they share with the entry script to a separate file, which every page would load.
 */
export function addLazyModules({ config, assets, bundleInput }: LazyModulesInput): LazyModules {
  const { modules } = bundleInput;
  const add = (name: LazyModule) =>
    assets.addText(basename(modules[name]), readFileSync(modules[name], 'utf8')).path;
  return {
    search: config.search ? add('search') : undefined,
    nearestPages: config.search ? add('nearestPages') : undefined,
    sidebarFilter: add('sidebarFilter'),
    tools: add('tools'),
  };
}
