import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { remember, rememberIn } from '@docgen/core/basics/remember';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';
import type { Loader, Plugin } from 'esbuild';
import { ASSET_PATTERN } from './assets/asset-files.ts';
import { isRawText } from './assets/raw-text.ts';
import { isStylesheet } from './assets/stylesheet.ts';
import { codeBehaves } from './code-behaviour.ts';
import { withAutomaticJsx } from './modules/automatic-jsx.ts';
import { importCandidates } from './resolve/import-candidates.ts';

/** What an import of a page brings along. */
export interface ImportedCode {
  /** Whether it does, or may do, something in the browser once the server has rendered it. */
  readonly behaves: boolean;
  /**
   * Absolute paths of the stylesheets that it imports, itself or in other modules, in the order of
   * the imports; incomplete if it behaves.
   */
  readonly styles: readonly string[];
}

/**
 * @param specifier - As written in the import.
 * @param folder - Absolute path of the folder of the importing file.
 */
export type InspectImport = (specifier: string, folder: string) => Promise<ImportedCode>;

export interface ModuleBehaviourInput {
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Whether an import of anything but the site's own modules does something in the browser. */
  readonly runs: (specifier: string) => boolean;
}

/** A module of the site by itself. */
interface ExaminedModule {
  /** Specifiers, in their order. */
  readonly imports: readonly string[];
  /** Whether it does something in the browser, apart from what it imports. */
  readonly behaves: boolean;
}

const LOADERS: Readonly<Record<string, Loader>> = {
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.tsx': 'tsx',
};

/**
 * Creates a function that inspects imports of the site's own modules. Each module is read once, and
 * looked for once in each folder that imports it.
 */
export function moduleBehaviour({ projectDir, runs }: ModuleBehaviourInput): InspectImport {
  const examined = new Map<string, Promise<ExaminedModule>>();
  const fileOf = remember((key: string) => {
    const [folder = '', specifier = ''] = key.split('\0');
    return ownFile(specifier, folder, projectDir);
  });
  return async (specifier, folder) => {
    const styles = new Set<string>();
    const behaves = await inspect(specifier, folder, { styles, seen: new Set() });
    return { behaves, styles: [...styles] };
  };

  /** @returns Whether it behaves. */
  async function inspect(
    specifier: string,
    folder: string,
    found: { readonly styles: Set<string>; readonly seen: Set<string> },
  ): Promise<boolean> {
    const path = fileOf(`${folder}\0${specifier}`);
    const loader = path === undefined ? undefined : LOADERS[extname(path).toLowerCase()];
    if (path !== undefined && isStylesheet(path)) found.styles.add(path);
    // Pages look at the Markdown that they import themselves, not at that of modules.
    if (isMarkdownFile(specifier)) return true;
    // Only the bundler finds stylesheets of packages and behind aliases.
    if (path === undefined && isStylesheet(specifier) && !isRawText(specifier)) return true;
    if (path === undefined || loader === undefined) return runs(specifier);
    if (found.seen.has(path)) return false;
    found.seen.add(path);
    const examining = rememberIn(examined, path, () => examine(path, loader), Infinity);
    const { imports, behaves } = await examining;
    if (behaves) return true;
    for (const inside of imports) {
      if (await inspect(inside, dirname(path), found)) return true;
    }
    return false;
  }
}

/** @returns The path of a file of the site itself; `undefined` if the import is of something else. */
function ownFile(specifier: string, folder: string, projectDir: string): string | undefined {
  if (isRawText(specifier)) return undefined;
  const inSite = /^@site\/(.+)$/.exec(specifier)?.[1];
  if (inSite === undefined && !/^\.\.?\//.test(specifier)) return undefined;
  const path = inSite === undefined ? resolve(folder, specifier) : join(projectDir, inSite);
  // May name another file than the index.
  if (existsSync(join(path, 'package.json'))) return undefined;
  const isFile = (each: string) => orUndefined(() => statSync(each))?.isFile() === true;
  const file = importCandidates([path]).find(isFile);
  return file && orUndefined(() => realpathSync(file));
}

async function examine(path: string, loader: Loader): Promise<ExaminedModule> {
  const { build } = await import('esbuild');
  try {
    // Alone, as it is in the bundle: without comments, types and imports of nothing but types.
    const { metafile, outputFiles } = await build({
      entryPoints: [path],
      absWorkingDir: dirname(path),
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      minifyWhitespace: true,
      charset: 'utf8',
      metafile: true,
      write: false,
      logLevel: 'silent',
      plugins: [alone(loader)],
    });
    const [{ imports } = { imports: [] }] = Object.values(metafile.outputs);
    return {
      imports: imports.map((imported) => imported.path),
      behaves: outputFiles.some(({ text }) => codeBehaves(text)),
    };
  } catch {
    // The bundler reports what is wrong with the module.
    return { imports: [], behaves: true };
  }
}

/** Bundles one module without any that it imports. */
function alone(loader: Loader): Plugin {
  return {
    name: 'docgen-alone',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'entry-point' ? undefined : { path, external: true },
      );
      onLoad({ filter: /.*/ }, ({ path }) => ({
        contents: withoutPictures(withAutomaticJsx(readRegularText(path, MAX_TEXT_SIZE))),
        loader,
      }));
    },
  };
}

/** Replaces calls of `require` that only name a file such as a picture. */
function withoutPictures(code: string): string {
  return code.replace(/\brequire\(\s*(["'])([^"'\n]+)\1\s*\)/g, (call, _, path) =>
    ASSET_PATTERN.test(path) ? '({})' : call,
  );
}
