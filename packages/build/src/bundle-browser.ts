import { relative } from 'node:path';
import type { PageAssets } from '@docgen/runtime/html-document';
import type { ClientConfig } from '@docgen/runtime/site-context';
import { build, type Metafile } from 'esbuild';
import { ASSET_LOADERS } from './asset-loaders.ts';
import type { BundleInput, PageModule } from './bundle-input.ts';
import { bundlePlugins } from './bundle-plugins.ts';
import { articleModule, generated } from './generated-modules.ts';

/** The scripts and styles for browsers. */
export interface BrowserBundle {
  /** What every page loads. */
  readonly assets: PageAssets;
  /** Modules of interactive articles by source file of the page; paths below the base path. */
  readonly articles: ReadonlyMap<string, string>;
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
}

/**
 * Bundles the browser's entry and the interactive pages. All file names carry a
 * hash of their contents.
 *
 * @throws esbuild's `BuildFailure` when the user's code does not bundle.
 */
export async function bundleBrowser(
  input: BundleInput,
  config: ClientConfig,
): Promise<BrowserBundle> {
  const { modules, theme, pages, projectDir } = input;
  const entry = `
import { start } from ${JSON.stringify(modules.browser)};
import { shell } from ${JSON.stringify(theme.shell)};
import ${JSON.stringify(theme.styles)};
start(${JSON.stringify(config)}, shell, import.meta.url);
`;
  const outdir = `${projectDir}/dist`;
  const result = await build({
    entryPoints: [
      { in: generated('entry'), out: 'assets/entry' },
      ...pages.map((page) => ({ in: articleModule(page), out: `assets/${nameOf(page)}` })),
    ],
    outdir,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/shared-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: input.basePath,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'linked',
    loader: ASSET_LOADERS,
    absWorkingDir: projectDir,
    logLevel: 'silent',
    metafile: true,
    write: false,
    plugins: bundlePlugins(input, new Map([['entry', entry]])),
  });
  const outputs = outputsByEntry(result.metafile, relative(projectDir, outdir));
  const main = outputs.get(keyOf(generated('entry')));
  if (main === undefined) throw new Error('Invariant failed: the bundle has no entry script');
  return {
    assets: {
      script: main.path,
      preloads: main.imports,
      styles: main.style === undefined ? [] : [main.style],
    },
    articles: new Map(
      pages.map((page) => [page.file, outputs.get(keyOf(articleModule(page)))?.path ?? '']),
    ),
    files: result.outputFiles.map((file) => ({
      path: relative(outdir, file.path).split('\\').join('/'),
      contents: file.contents,
    })),
  };
}

interface EntryOutput {
  readonly path: string;
  readonly style?: string;
  readonly imports: readonly string[];
}

/** A page's name in the output; its hash tells pages apart whose names become the same. */
function nameOf({ file }: PageModule): string {
  return file.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-');
}

/** The entry point's name as esbuild's metafile writes it: namespace, colon, path. */
function keyOf(specifier: string): string {
  return specifier.replace(/^docgen-generated:/, 'docgen:');
}

function outputsByEntry(metafile: Metafile, outdir: string): Map<string, EntryOutput> {
  const below = (path: string) => path.slice(outdir.length + 1);
  const entries = new Map<string, EntryOutput>();
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (output.entryPoint === undefined || path.endsWith('.css')) continue;
    entries.set(output.entryPoint, {
      path: below(path),
      ...(output.cssBundle === undefined ? {} : { style: below(output.cssBundle) }),
      imports: output.imports
        .filter((imported) => imported.kind === 'import-statement')
        .map((imported) => below(imported.path)),
    });
  }
  return entries;
}
