import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { installedModules } from '@docgen/bundler/build-modules';
import { buildEntry } from '@docgen/bundler/bundle-browser';
import { writePrepared } from '@docgen/bundler/prepared-browser';

/**
 * Builds the scripts and styles that most sites load, like the build of a site. `bundle.js` runs it
 * after bundling everything that they consist of.
 */
export async function prepareBrowser(): Promise<void> {
  const modules = installedModules(import.meta.url);
  const content = {
    pages: [],
    imports: [],
    partial: async () => ({ value: undefined, diagnostics: [] }),
    compiled: async () => undefined,
    partsOf: () => [],
  };
  const kinds = [
    { path: modules.preparedBrowser, modules },
    { path: modules.preparedLive, modules: { ...modules, browser: modules.liveBrowser } },
  ];
  for (const { path, modules } of kinds) {
    if (path === undefined) continue;
    const input = {
      projectDir: process.cwd(),
      modules,
      theme: modules.theme,
      basePath: '/',
      assets: createAssetFiles(),
      staticFolders: [],
      content: Promise.resolve(content),
    };
    await writePrepared(path, await buildEntry(input, []), modules);
  }
}
