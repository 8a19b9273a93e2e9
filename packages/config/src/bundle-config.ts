import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildFailure } from '@docgen/bundler/build-failure';
import { regularFiles } from '@docgen/bundler/modules/regular-files';
import { projectInputs } from '@docgen/bundler/project-inputs';
import type { Checked } from '@docgen/core/diagnostic';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { bundleDiagnostic } from './bundle-diagnostic.ts';
import { STUB } from './original-place.ts';

/** A configuration, bundled into one JavaScript module. */
export interface ConfigBundle {
  readonly code: string;
  /** Source map of `code`, as JSON. Its sources are relative to the project folder. */
  readonly map: string;
  /** The project's files that it was made from, see `projectInputs`. */
  readonly inputs: readonly string[];
  /** True if it depends only on the configuration file itself. */
  readonly isAlone: boolean;
}

export interface ConfigBundling {
  /** See `ConfigLoading`. */
  readonly planned?: string | undefined;
  /** See `BundleInput`. Also called if bundling fails. */
  readonly onAsked?: ((path: string) => void) | undefined;
}

/**
 * Bundles a configuration file with its relative imports.
 *
 * Imports of packages stay, with absolute addresses (`require` with absolute paths), so that the
 * bundle can be imported from anywhere. docgen itself is replaced by a stub, so that `defineConfig`
 * works without installing anything. `import.meta`, `require` and `__dirname` are those of the
 * configuration, also in files that it imports.
 *
 * @param configFile - Absolute path. Its folder is the project folder.
 * @returns `undefined` with `config-syntax` if the code is not valid, and with diagnostics of
 *   `regularFiles` if an import does not lead to a regular file.
 */
export async function bundleConfig(
  configFile: string,
  { planned, onAsked }: ConfigBundling = {},
): Promise<Checked<ConfigBundle | undefined>> {
  const file = basename(configFile);
  const options = {
    absWorkingDir: dirname(configFile),
    ...(planned === undefined
      ? { entryPoints: [`./${file}`] }
      : {
          stdin: {
            contents: planned,
            sourcefile: file,
            resolveDir: dirname(configFile),
            loader: 'ts',
          },
        }),
    outfile: 'docgen-config-bundle.mjs',
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'external',
    // esbuild leaves `require` of packages in CommonJS as it is, and ES modules have none. An import
    // of `createRequire` would make every bundle a module, see `importBundle`.
    banner: {
      js: `const require = globalThis.process.getBuiltinModule('node:module').createRequire(${JSON.stringify(configFile)});`,
    },
    metafile: true,
    logLevel: 'silent',
    // The configuration must not depend on the project's TypeScript settings.
    tsconfigRaw: {},
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(configFile).href),
      'import.meta.dirname': JSON.stringify(dirname(configFile)),
      'import.meta.filename': JSON.stringify(configFile),
      __dirname: JSON.stringify(dirname(configFile)),
      __filename: JSON.stringify(configFile),
    },
    plugins: [
      regularFiles({ projectDir: dirname(configFile), onAsked }),
      docgenStub,
      externalPackages,
    ],
  } satisfies BuildOptions;
  const { build } = await import('esbuild');
  try {
    const { outputFiles = [], warnings, metafile } = await build(options);
    const outputOf = (ending: string) =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text;
    return {
      value: {
        code: outputOf('.mjs') ?? '',
        map: outputOf('.map') ?? '{}',
        inputs: projectInputs(metafile, dirname(configFile)),
        isAlone: isAlone(metafile),
      },
      diagnostics: warnings.map((warning) => bundleDiagnostic(warning, 'warning', configFile)),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return {
      value: undefined,
      diagnostics: error.errors.map((entry) => bundleDiagnostic(entry, 'error', configFile)),
    };
  }
}

function isAlone({ inputs, outputs }: Metafile): boolean {
  const files = Object.keys(inputs).filter((path) => !path.startsWith(`${STUB}:`));
  return (
    files.length === 1 && Object.values(outputs).every((output) => output.imports.length === 0)
  );
}

const docgenStub: Plugin = {
  name: 'docgen-stub',
  setup(setup) {
    setup.onResolve({ filter: /^supergraph-docgen$/ }, () => ({
      path: 'supergraph-docgen',
      namespace: STUB,
    }));
    setup.onLoad({ filter: /./, namespace: STUB }, () => ({
      contents: 'export const defineConfig = (config) => config;',
    }));
  },
};

const externalPackages: Plugin = {
  name: 'external-packages',
  setup(setup) {
    setup.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...origin }) => {
      if (pluginData === externalPackages || origin.kind === 'entry-point') return undefined;
      const { importer, kind, resolveDir, namespace } = origin;
      const asked = { importer, kind, resolveDir, namespace, pluginData: externalPackages };
      const found = await setup.resolve(path, asked);
      // TypeScript has to be bundled, because Node does not import it from packages. Missing
      // packages are left to esbuild, which reports them.
      if (found.errors.length > 0 || found.external || /\.[cm]?tsx?$/.test(found.path))
        return undefined;
      const isRequired = kind.startsWith('require');
      return { path: isRequired ? found.path : pathToFileURL(found.path).href, external: true };
    });
  },
};
