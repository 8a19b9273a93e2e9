import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildFailure } from '@docgen/bundler/build-failure';
import { isInPackage } from '@docgen/bundler/resolve/package-of';
import { isWithin } from '@docgen/files/is-within';
import { relativePath } from '@docgen/files/relative-path';
import { build, type Loader, type Message, type Plugin } from 'esbuild';
import { childGuard } from './child-guard.ts';
import { childMain } from './child-main.ts';
import { CHANNEL } from './child-message.ts';
import { commonStarts, type StartCalls } from './common-starts.ts';
import { loaderOf } from './loader-of.ts';
import { isRegularFile } from './regular-file.ts';
import { namedModule, STUBBED_PACKAGES } from './stubbed-packages.ts';

/** A foreign module, bundled as a program that reports the module's exports. */
export interface ForeignBundle {
  readonly code: string;
  /** Source map of `code`, as JSON. Its sources are relative to the module's folder. */
  readonly map: string;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Loaders for files that configurations import for their side effects (`empty`) or as text. */
const LOADERS: Readonly<Record<string, Loader>> = Object.fromEntries([
  ...'.css .scss .sass .less .svg .png .jpg .ico'.split(' ').map((ending) => [ending, 'empty']),
  ...'.md .mdx .txt .yml .yaml .graphql'.split(' ').map((ending) => [ending, 'text']),
]);

/** Expressions for the location of a module, with the names that replace them in the bundle. */
const SELF = {
  'import.meta.url': 'docgenUrl',
  'import.meta.filename': 'docgenFile',
  'import.meta.dirname': 'docgenFolder',
  __filename: 'docgenFile',
  __dirname: 'docgenFolder',
};

/**
 * Bundles a module of another program with the files that it imports, so that it can run without
 * that program. Packages that are not installed, and {@link STUBBED_PACKAGES}, are replaced by
 * stubs.
 *
 * @param file - Absolute path.
 * @param readable - Absolute paths of the folders that it may import from.
 * @param calls - Calls of functions that it exports.
 * @returns The bundle, or esbuild's messages if the code is not valid.
 */
export async function bundleModule(
  file: string,
  readable: readonly string[],
  calls?: StartCalls,
): Promise<ForeignBundle | readonly Message[]> {
  const folder = dirname(file);
  try {
    const { outputFiles = [] } = await build({
      absWorkingDir: folder,
      stdin: {
        contents: `import * as exported from ${JSON.stringify(`./${basename(file)}`)};\nawait globalThis.docgenChild.report(exported);`,
        resolveDir: folder,
      },
      outfile: 'docgen-foreign-bundle.mjs',
      write: false,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'external',
      logLevel: 'silent',
      tsconfigRaw: {},
      loader: LOADERS,
      define: SELF,
      banner: { js: prologue(file, calls) },
      plugins: [readableFiles([file, ...readable], folder), selfKnowledge, foreignPackages],
    });
    const outputOf = (ending: string) =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    return { code: outputOf('.mjs'), map: outputOf('.map') };
  } catch (error) {
    if (isBuildFailure(error)) return error.errors;
    throw error;
  }
}

/**
 * Code that runs before the module: `require` for modules that are not bundled, the guard of the
 * child process, and `childMain`.
 */
function prologue(file: string, calls: StartCalls | undefined): string {
  return `import { createRequire as docgenCreateRequire } from 'node:module';
import { resolve as docgenResolve } from 'node:path';
const docgenRequire = docgenCreateRequire(${JSON.stringify(pathToFileURL(file).href)});
const require = Object.assign((name) => docgenRequire(name), {
  resolve: (name) => name.startsWith('.') ? docgenResolve(${JSON.stringify(dirname(file))}, name) : name,
});
// Functions of packed scripts copy properties with it.
const docgenSpread = Object.assign;
(${childGuard.toString()})();
(${childMain.toString()})(${CHANNEL}, ${JSON.stringify(calls)}, ${commonStarts.toString()});`;
}

/**
 * Refuses pipes and devices, whose content may never end, and links to files outside of `paths`.
 */
function readableFiles(paths: readonly string[], folder: string): Plugin {
  const real = paths.map((path) => realpathSync(path));
  return {
    name: 'readable-files',
    setup(setup) {
      setup.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        const isOwn = isRegularFile(path) && real.some((own) => isWithin(realpathSync(path), own));
        const name = relativePath(folder, path);
        return isOwn ? undefined : { errors: [{ text: `${name} is not a file of the project` }] };
      });
    },
  };
}

/** Gives each module its own location. In the bundle, all would have the same one. */
const selfKnowledge: Plugin = {
  name: 'self-knowledge',
  setup(setup) {
    setup.onLoad({ filter: SCRIPT, namespace: 'file' }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const self = JSON.stringify([pathToFileURL(path).href, path, dirname(path)]);
      const known = `const [docgenUrl,docgenFile,docgenFolder]=${self};`;
      const contents = known + text.replace(/^#!/, '//');
      return { contents, loader: loaderOf(path), resolveDir: dirname(path) };
    });
  },
};

/** The namespace of modules that give what `require` returns for a file of the project. */
const REQUIRED = 'docgen-required';

const foreignPackages: Plugin = {
  name: 'foreign-packages',
  setup(setup) {
    setup.onResolve({ filter: /./ }, async (asked) => {
      const { path, kind, resolveDir, importer, namespace, pluginData } = asked;
      if (pluginData === foreignPackages || kind === 'entry-point') return undefined;
      if (kind === 'require-resolve')
        return { path: namedModule(path, resolveDir), external: true };
      const stub = { path, namespace: 'docgen-stub' };
      if (STUBBED_PACKAGES.test(path)) return stub;
      const again = { kind, resolveDir, importer, namespace, pluginData: foreignPackages };
      const found = await setup.resolve(path, again);
      if (found.errors.length > 0) return stub;
      // Node's own modules are external. Packages in TypeScript, or from the same repository, are
      // bundled like files.
      if (found.external) return { path, external: true };
      const isInstalled = isAbsolute(found.path) && isInPackage(found.path);
      const isRequired = kind === 'require-call';
      if (!isInstalled || /\.[cm]?tsx?$/.test(found.path)) {
        if (!isRequired || namespace === REQUIRED || !SCRIPT.test(found.path)) return found;
        // By its ending, esbuild would take a module that ends in .mjs for an ES module.
        return { path: `${found.path}.cjs`, namespace: REQUIRED, pluginData: found.path };
      }
      return { path: isRequired ? found.path : pathToFileURL(found.path).href, external: true };
    });
    setup.onLoad({ filter: /./, namespace: REQUIRED }, ({ pluginData: path }) => ({
      contents: `module.exports = globalThis.docgenChild.required(require(${JSON.stringify(path)}));`,
      resolveDir: dirname(path),
    }));
    setup.onLoad({ filter: /./, namespace: 'docgen-stub' }, ({ path }) => ({
      contents: `module.exports = globalThis.docgenChild.packageStub(${JSON.stringify(path)});`,
    }));
  },
};
