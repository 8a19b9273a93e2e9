import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { assetModules } from './assets/asset-modules.ts';
import { cssModules } from './assets/css-modules.ts';
import type { BundleInput } from './bundle-input.ts';
import { automaticJsx } from './modules/automatic-jsx.ts';
import { docusaurusPlugin } from './modules/docusaurus-plugin.ts';
import { generatedModules } from './modules/generated-modules.ts';
import { leftOut } from './modules/left-out.ts';
import { markdownModules } from './modules/markdown-modules.ts';
import { ownModules } from './modules/own-modules.ts';
import { regularFiles } from './modules/regular-files.ts';
import { unusedComponents } from './modules/unused-components.ts';
import { webAddresses } from './modules/web-addresses.ts';
import { rootPaths } from './resolve/root-paths.ts';

/**
 * Docusaurus allows JSX in .js files. esbuild knows extensions only in lower case, so each is listed
 * in all cases.
 */
const LOADERS: BuildOptions['loader'] = Object.fromEntries(
  Object.entries({
    js: 'jsx',
    jsx: 'jsx',
    ts: 'ts',
    tsx: 'tsx',
    css: 'css',
    json: 'json',
  } as const).flatMap(([extension, loader]) =>
    inAllCases(extension).map((written) => [`.${written}`, loader]),
  ),
);

/** @param text - Of ASCII letters. */
function inAllCases(text: string): string[] {
  if (text === '') return [''];
  const first = text.slice(0, 1);
  return inAllCases(text.slice(1)).flatMap((rest) => [first + rest, first.toUpperCase() + rest]);
}

/**
 * The esbuild options that the bundles for server and browsers share, including docgen's plugins.
 *
 * @param sources - Generated modules by name, except those of pages.
 * @param without - See `leftOut`.
 * @param first - Plugins that see each file before those of docgen.
 */
export function bundleOptions(
  input: BundleInput,
  sources: ReadonlyMap<string, string>,
  without: ReadonlySet<string> = new Set(),
  first: readonly Plugin[] = [],
) {
  return {
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: LOADERS,
    absWorkingDir: input.projectDir,
    // Docusaurus looks there, too: content roots may be outside of the site's folder.
    nodePaths: [join(input.projectDir, 'node_modules')],
    logLevel: 'silent',
    plugins: [
      ...first,
      leftOut(input.projectDir, without),
      // Before all other loaders, so that none of them opens a file that never ends.
      regularFiles(input),
      generatedModules(input, sources),
      rootPaths(input),
      docusaurusPlugin(input),
      ownModules(input),
      unusedComponents,
      webAddresses,
      assetModules(input),
      cssModules(input),
      markdownModules(input),
      automaticJsx(input),
    ],
  } satisfies BuildOptions;
}
