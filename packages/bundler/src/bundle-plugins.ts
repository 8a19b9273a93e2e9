import type { Plugin } from 'esbuild';
import { assetModules } from './assets/asset-modules.ts';
import { cssModules } from './assets/css-modules.ts';
import type { BundleInput } from './bundle-input.ts';
import { generatedModules } from './modules/generated-modules.ts';
import { markdownModules } from './modules/markdown-modules.ts';
import { ownModules } from './modules/own-modules.ts';
import { regularFiles } from './modules/regular-files.ts';
import { docusaurusPlugin } from './resolve/docusaurus-plugin.ts';

/**
 * What docgen teaches esbuild.
 *
 * @param sources - Generated modules by name, those of pages aside.
 */
export function bundlePlugins(input: BundleInput, sources: ReadonlyMap<string, string>): Plugin[] {
  return [
    // The first, so that no other opens what would never end.
    regularFiles(input),
    generatedModules(input, sources),
    docusaurusPlugin(input),
    ownModules(input),
    assetModules(input),
    cssModules(input),
    markdownModules(input),
  ];
}
