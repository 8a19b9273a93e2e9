import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWithin } from '@docgen/files/is-within';
import { relativePath } from '@docgen/files/relative-path';
import { build, type Loader, type Message, type Plugin } from 'esbuild';
import { childGuard } from './child-guard.ts';
import { childMain } from './child-main.ts';
import { CHANNEL } from './child-message.ts';
import { loaderOf } from './loader-of.ts';
import { isRegularFile } from './regular-file.ts';
import { namedModule, STUBBED_PACKAGES } from './stubbed-packages.ts';

/** A foreign module as a program that reports what it exports. */
export interface ForeignBundle {
  readonly code: string;
  /** Source map of `code`, as JSON. Its sources are relative to the module's folder. */
  readonly map: string;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** What configurations import for its effect or as text. */
const LOADERS: Readonly<Record<string, Loader>> = Object.fromEntries([
  ...'.css .scss .sass .less .svg .png .jpg .ico'.split(' ').map((ending) => [ending, 'empty']),
  ...'.md .mdx .txt .yml .yaml .graphql'.split(' ').map((ending) => [ending, 'text']),
]);

/** What a module of its own folder knows about itself, by the name it is given in the bundle. */
const SELF = {
  'import.meta.url': 'docgenUrl',
  'import.meta.filename': 'docgenFile',
  'import.meta.dirname': 'docgenFolder',
  __filename: 'docgenFile',
  __dirname: 'docgenFolder',
};

/**
 * Bundles a module of another program with what it imports by path, so that it runs without what
 * it is usually run by: packages that are not installed, and those of which only the name
 * matters, are replaced by stubs.
 *
 * @param file - Absolute path.
 * @param readable - Absolute paths of the folders that it may import from.
 * @returns A list of messages when the code is not valid.
 */
export async function bundleModule(
  file: string,
  readable: readonly string[],
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
      banner: { js: prologue(file) },
      plugins: [readableFiles([file, ...readable], folder), selfKnowledge, foreignPackages],
    });
    const outputOf = (ending: string) =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    return { code: outputOf('.mjs'), map: outputOf('.map') };
  } catch (error) {
    if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) {
      return error.errors;
    }
    throw error;
  }
}

/** What runs before the module: the guard of the child process, and `require` for what is not bundled. */
function prologue(file: string): string {
  return `import { createRequire as docgenCreateRequire } from 'node:module';
import { resolve as docgenResolve } from 'node:path';
const docgenRequire = docgenCreateRequire(${JSON.stringify(pathToFileURL(file).href)});
const require = Object.assign((name) => docgenRequire(name), {
  resolve: (name) => name.startsWith('.') ? docgenResolve(${JSON.stringify(dirname(file))}, name) : name,
});
(${childGuard.toString()})();
(${childMain.toString()})(${CHANNEL});`;
}

/** A pipe or a device may never end, and a link may lead anywhere. */
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

/** Tells each module where it lies; in one bundle all would be in the same place. */
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
      // Node's own modules come as they are; a package in TypeScript, or of the same repository,
      // is bundled like a file.
      if (found.external) return { path, external: true };
      const isInstalled = isAbsolute(found.path) && /[\\/]node_modules[\\/]/.test(found.path);
      if (!isInstalled || /\.[cm]?tsx?$/.test(found.path)) return found;
      const isRequired = kind === 'require-call';
      return { path: isRequired ? found.path : pathToFileURL(found.path).href, external: true };
    });
    setup.onLoad({ filter: /./, namespace: 'docgen-stub' }, ({ path }) => ({
      contents: `module.exports = globalThis.docgenChild.packageStub(${JSON.stringify(path)});`,
    }));
  },
};
