import { dirname, extname, join } from 'node:path';
import { DOCUSAURUS_SPECIFIER, docusaurusModule } from '@docgen/bundler/resolve/docusaurus-modules';
import { siteThemeModule } from '@docgen/bundler/resolve/site-theme';
import { folderSettings } from '@docgen/files/folder-settings';
import { build, type Plugin } from 'esbuild';
import { bundledWithin } from './bundled-within.ts';
import { isRegularFile } from './regular-file.ts';

/** Milliseconds for a page; ends what waits for a pipe. */
const TIME_LIMIT = 15_000;

/** Packages that docgen brings. */
const PROVIDED = /^(?:react|react-dom|supergraph-docgen)(?:$|\/)/;

/** Values of the configuration that only the site's own code knows; docgen has none. */
const CUSTOM_FIELDS = /\bcustomFields\b/;

const SCRIPT = /^\.[cm]?[jt]sx?$/;

/**
 * The modules that a React page needs, itself or by what it imports by path, and that are not there:
 * those of Docusaurus that docgen has no equivalent for, packages that are not installed, and the
 * configuration's `customFields`.
 *
 * @param file - Absolute path of the page.
 * @param projectDir - Absolute path of the folder that `@site` stands for.
 * @returns Specifiers, sorted. Code that is not valid needs nothing: the build is there to complain.
 */
export async function unknownModules(file: string, projectDir: string): Promise<string[]> {
  if (folderSettings(dirname(file), projectDir).length > 0) return [];
  const unknown = new Set<string>();
  const collect: Plugin = {
    name: 'collect-imports',
    setup(setup) {
      setup.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === collect || kind === 'entry-point') return undefined;
        const own = siteThemeModule(path, projectDir);
        if (own === undefined && DOCUSAURUS_SPECIFIER.test(path)) {
          if (docusaurusModule(path) === undefined) unknown.add(path);
          return { path, external: true };
        }
        const local = own ?? (path.startsWith('@site/') ? join(projectDir, path.slice(6)) : path);
        if (PROVIDED.test(local)) return { path, external: true };
        const found = await setup.resolve(local, { kind, resolveDir, pluginData: collect });
        if (!/^[./]/.test(local)) {
          if (found.errors.length > 0) unknown.add(path);
          return { path, external: true };
        }
        const isScript = SCRIPT.test(extname(found.path)) && isRegularFile(found.path);
        return isScript ? found : { path, external: true };
      });
    },
  };
  const bundled = build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    tsconfigRaw: {},
    loader: { '.js': 'jsx' },
    plugins: [collect],
  }).then(
    ({ outputFiles }) => outputFiles.map(({ text }) => text).join(''),
    () => '',
  );
  const code = await bundledWithin(AbortSignal.timeout(TIME_LIMIT), bundled);
  if (code !== undefined && CUSTOM_FIELDS.test(code)) unknown.add('customFields');
  return [...unknown].sort();
}
