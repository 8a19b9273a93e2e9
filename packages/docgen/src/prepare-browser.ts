import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { installedModules } from '@docgen/bundler/build-modules';
import { buildEntry } from '@docgen/bundler/bundle-browser';
import { preparedText } from '@docgen/bundler/prepared-browser';

/**
 * Builds the scripts and styles that most sites load, like the build of a site. `bundle.js` runs it
 * after bundling everything that they consist of.
 *
 * @param write - Writes a file, given its absolute path and its text.
 */
export async function prepareBrowser(
  write: (path: string, text: string) => Promise<void>,
): Promise<void> {
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
    await write(path, preparedText(await buildEntry(input), modules));
  }
}
