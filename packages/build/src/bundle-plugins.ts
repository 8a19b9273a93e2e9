import type { Plugin } from 'esbuild';
import { assetModules } from './asset-modules.ts';
import type { BundleInput } from './bundle-input.ts';
import { cssModules } from './css-modules.ts';
import { docusaurusPlugin } from './docusaurus-plugin.ts';
import { generatedModules } from './generated-modules.ts';
import { markdownModules } from './markdown-modules.ts';
import { ownModules } from './own-modules.ts';
import { regularFiles } from './regular-files.ts';

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
