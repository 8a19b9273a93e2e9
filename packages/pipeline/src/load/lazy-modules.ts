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

/** Paths of the modules that browsers load when they need them. */
export type LazyModules = Pick<ClientConfig, LazyModule>;

type LazyModule = 'search' | 'nearestPages' | 'sidebarFilter' | 'tools';

/**
 * Takes the modules into the output that browsers load when they need them. They were bundled with
 * docgen, and are the same for all sites. In the bundle of the entry, the bundler would make a file
 * of its own of what they have in common with it, for every page to load.
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
