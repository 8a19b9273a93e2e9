import { dirname, join } from 'node:path';
import { invariant } from '@docgen/core/basics/invariant';
import { relativePath } from '@docgen/files/relative-path';
import type { BuildOptions, Message, Metafile } from 'esbuild';
import { assetNames } from './asset-names.ts';
import { isBuildFailure } from './build-failure.ts';
import type { BundleInput } from './bundle-input.ts';
import { bundleOptions } from './bundle-options.ts';
import { type BundledText, contentNames } from './content-names.ts';
import { inlineMap } from './inline-map.ts';
import { moduleIdentity } from './module-identity.ts';
import { lacksReactExport, reactModules } from './modules/react-modules.ts';
import { projectInputs } from './project-inputs.ts';

/** A file for browsers; its path is relative to the base path. */
export interface BrowserFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

/** The output of an entry point; paths are relative to the base path. */
export interface EntryOutput {
  readonly path: string;
  readonly style?: string;
  /** Chunks that it imports statically. */
  readonly imports: readonly string[];
}

export interface BrowserBuild {
  readonly files: readonly BrowserFile[];
  /** The project files in the bundle, see `projectInputs`. */
  readonly inputs: readonly string[];
  /** What esbuild warns about. */
  readonly warnings: readonly Message[];
  /** Finds the output of an entry point by its specifier. */
  readonly outputOf: (specifier: string) => EntryOutput;
}

export interface BrowserBuildOptions {
  /** Names in the output by the specifiers of generated modules. */
  readonly entries: ReadonlyMap<string, string>;
  /** Generated modules by name. */
  readonly sources: ReadonlyMap<string, string>;
  /** See `leftOut`. */
  readonly without?: ReadonlySet<string>;
  /**
   * Whether the scripts contain a source map, for errors in the console of the browser. They are
   * not minified then.
   *
   * @default false
   */
  readonly isMapped?: boolean | undefined;
}

/** The output of esbuild, under esbuild's own names. If there are no `others`, it is plain data. */
export interface EsbuildOutput {
  /** Scripts and stylesheets with their modules, see `BundledText`. */
  readonly texts: readonly BundledText[];
  /** All other files. */
  readonly others: readonly BrowserFile[];
  readonly entries: Readonly<Record<string, EntryOutput>>;
  /** See `projectInputs`; omitted in prebuilt bundles, as are warnings. */
  readonly inputs?: readonly string[];
  readonly warnings?: readonly Message[];
}

/** The output folder that esbuild is configured with; nothing is written there. */
const OUT = 'dist';

/**
 * Bundles for browsers.
 *
 * @throws esbuild's `BuildFailure` if the user's code does not bundle.
 */
export async function runEsbuild(
  input: BundleInput,
  { entries, sources, without, isMapped = false }: BrowserBuildOptions,
): Promise<EsbuildOutput> {
  const { projectDir, basePath } = input;
  const outdir = `${projectDir}/${OUT}`;
  const { build } = await import('esbuild');
  const common = bundleOptions(input, sources, without);
  const options = {
    ...common,
    entryPoints: Array.from(entries, ([specifier, name]) => ({
      in: specifier,
      out: `assets/${name}`,
    })),
    outdir,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/shared-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: basePath,
    platform: 'browser',
    target: 'es2022',
    // In a script with lines of its own for imports, longer names of chunks move nothing that the
    // map describes.
    minify: !isMapped,
    sourcemap: isMapped && 'external',
    legalComments: 'linked',
    metafile: true,
    write: false,
  } satisfies BuildOptions;
  const withReact = { ...options, plugins: [...common.plugins, reactModules] };
  const result = await build(withReact).catch((error: unknown) => {
    if (!isBuildFailure(error) || !lacksReactExport(error)) throw error;
    return build(options);
  });
  const files = result.outputFiles
    // A page whose stylesheets are empty, or left out, loads none.
    .filter((file) => file.contents.length > 0 || !file.path.endsWith('.css'))
    .map((file) => ({ path: relativePath(outdir, file.path), file }));
  const maps = new Map(files.map(({ path, file }) => [path, file]));
  const withMap = (path: string, text: string) => {
    const map = path.endsWith('.js') ? maps.get(`${path}.map`)?.text : undefined;
    return map === undefined ? text : text + inlineMap(map, dirname(join(outdir, path)), input);
  };
  const modulesOf = (path: string) =>
    Object.keys(result.metafile.outputs[`${OUT}/${path}`]?.inputs ?? {});
  return {
    texts: files
      .filter(({ path }) => isText(path))
      .map(({ path, file }) => ({
        path,
        text: withMap(path, file.text),
        modules: modulesOf(path)
          .map((module) => moduleIdentity(module, input))
          .sort(),
      })),
    others: files
      .filter(({ path }) => !isText(path) && !path.endsWith('.map'))
      .map(({ path, file }) => ({ path, contents: file.contents })),
    entries: outputsByEntry(result.metafile, new Set(files.map(({ path }) => path))),
    inputs: projectInputs(result.metafile, projectDir),
    warnings: result.warnings,
  };
}

/**
 * Renames the files of a bundle to names with a hash of their contents that does not depend on the
 * locations of docgen, its dependencies and the project.
 */
export function browserBuild(output: EsbuildOutput): BrowserBuild {
  const { others, entries, inputs = [], warnings = [] } = output;
  const renameAsset = assetNames(others);
  const texts = output.texts.map((file) => ({ ...file, text: renameAsset(file.text) }));
  const rename = contentNames(texts);
  return {
    inputs,
    warnings,
    files: [
      ...texts.map(({ path, text }) => ({
        path: rename(path),
        contents: new TextEncoder().encode(rename(text)),
      })),
      ...others.map(({ path, contents }) => ({ path: rename(renameAsset(path)), contents })),
    ],
    outputOf(specifier) {
      const entry = entries[specifier];
      invariant(entry !== undefined, `the bundle has no output for ${specifier}`);
      const { path, style, imports } = entry;
      return {
        path: rename(path),
        style: style && rename(style),
        imports: imports.map(rename),
      };
    },
  };
}

function isText(path: string): boolean {
  return /\.(?:js|css)$/.test(path);
}

function outputsByEntry(
  { outputs }: Metafile,
  files: ReadonlySet<string>,
): Record<string, EntryOutput> {
  const below = (path: string) => path.slice(OUT.length + 1);
  const entries: Record<string, EntryOutput> = {};
  for (const [path, output] of Object.entries(outputs)) {
    if (output.entryPoint === undefined || path.endsWith('.css')) continue;
    const style = output.cssBundle && below(output.cssBundle);
    entries[output.entryPoint] = {
      path: below(path),
      style: style !== undefined && files.has(style) ? style : undefined,
      imports: output.imports
        .filter((imported) => imported.kind === 'import-statement')
        .map((imported) => below(imported.path)),
    };
  }
  return entries;
}
