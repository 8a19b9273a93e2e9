import { dirname, extname, join } from 'node:path';
import { DOCUSAURUS_SPECIFIER, docusaurusModule } from '@docgen/bundler/resolve/docusaurus-modules';
import { isInPackage } from '@docgen/bundler/resolve/package-of';
import { REACT_PACKAGE } from '@docgen/bundler/resolve/react-packages';
import { siteThemeModule } from '@docgen/bundler/resolve/site-theme';
import { folderSettings } from '@docgen/files/folder-settings';
import { isWithin } from '@docgen/files/is-within';
import { build, type Plugin } from 'esbuild';
import { bundledWithin } from './bundled-within.ts';
import { isRegularFile } from './regular-file.ts';

/** Time limit for a page in milliseconds, because reading a pipe may wait forever. */
const TIME_LIMIT = 15_000;

const DOCGEN = /^supergraph-docgen(?:$|\/)/;

/** Reads data of plugins. */
const PLUGIN_DATA = /\buse(?:Plugin|AllPluginInstances)Data\b/;

const SCRIPT = /^\.[cm]?[jt]sx?$/;

/**
 * Finds modules that a React page, or a file that it imports, needs and that are not available:
 * modules of Docusaurus without an equivalent in docgen, packages that are not installed, and data
 * of plugins, as `usePluginData`.
 *
 * @param file - Absolute path of the page.
 * @param projectDir - Absolute path of the folder that `@site` stands for.
 * @returns Sorted specifiers. Code that is not valid is ignored here; the build reports it.
 */
export async function unknownModules(file: string, projectDir: string): Promise<string[]> {
  if (folderSettings(dirname(file), projectDir).length > 0) return [];
  const unknown = new Set<string>();
  const bundled = build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    loader: { '.js': 'jsx' },
    plugins: [collectUnknown(unknown, projectDir)],
  }).then(
    ({ outputFiles }) => outputFiles.map(({ text }) => text).join(''),
    () => '',
  );
  const code = await bundledWithin(AbortSignal.timeout(TIME_LIMIT), bundled);
  if (PLUGIN_DATA.test(code ?? '')) unknown.add('usePluginData');
  return [...unknown].sort();
}

/** Bundles the scripts of the site, and leaves out everything else. */
function collectUnknown(unknown: Set<string>, projectDir: string): Plugin {
  const collect: Plugin = {
    name: 'collect-unknown',
    setup(setup) {
      setup.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === collect || kind === 'entry-point') return undefined;
        const external = { path, external: true };
        const module = siteModule(path, projectDir);
        if (DOCUSAURUS_SPECIFIER.test(module)) {
          if (docusaurusModule(module) === undefined) unknown.add(path);
          return external;
        }
        if (REACT_PACKAGE.test(module) || DOCGEN.test(module)) return external;
        const found = await setup.resolve(module, { kind, resolveDir, pluginData: collect });
        const isByPath = /^[./]/.test(module);
        if (!isByPath && found.errors.length > 0) unknown.add(path);
        // `paths` of tsconfig.json lead to files of the site; other imports by name to packages.
        const isOwn = isByPath || isOwnFile(found.path, projectDir);
        return isOwn && isScript(found.path) ? found : external;
      });
    },
  };
  return collect;
}

/** The path that `@site/…` stands for, or `@theme/…` if the site has such a component. */
function siteModule(specifier: string, projectDir: string): string {
  if (specifier.startsWith('@site/')) return join(projectDir, specifier.slice('@site/'.length));
  return siteThemeModule(specifier, projectDir) ?? specifier;
}

function isOwnFile(path: string, projectDir: string): boolean {
  return isWithin(path, projectDir) && !isInPackage(path);
}

function isScript(path: string): boolean {
  return SCRIPT.test(extname(path)) && isRegularFile(path);
}
