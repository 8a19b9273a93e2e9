import { dirname, resolve } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import type { Metafile } from 'esbuild';
import type { BundleInput, PageModule } from './bundle-input.ts';
import { ARTICLE_SLOTS, articleModule } from './modules/generated-modules.ts';

/** Files that may contain the addresses of links. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/i;

/** A module or data of the project. The path `file` is relative to the project folder. */
export type CodeFile = Pick<PageModule, 'file' | 'absolutePath'>;

/**
 * Finds the project's code that a page consists of: its own, what it imports, and the components for
 * all pages; nothing of packages and of docgen.
 *
 * @param metafile - esbuild's metafile of the bundle.
 * @returns Takes the source file of a page.
 */
export function importedCode(
  { inputs }: Pick<Metafile, 'inputs'>,
  { projectDir, modules }: Pick<BundleInput, 'projectDir' | 'modules'>,
): (page: string) => CodeFile[] {
  const docgenDir = dirname(dirname(modules.browser));
  return (page) => {
    const article = articleModule({ file: page });
    const seen = new Set([article in inputs ? article : ARTICLE_SLOTS]);
    // What is added meanwhile is visited, too.
    for (const module of seen) {
      for (const { path, external } of inputs[module]?.imports ?? []) {
        if (!external && !isInstalled(path)) seen.add(path);
      }
    }
    return Array.from(seen)
      .filter((path) => CODE.test(path) && !/^[\w-]{2,}:/.test(path))
      .map((file) => ({ file, absolutePath: resolve(projectDir, file) }))
      .filter(({ absolutePath }) => !isWithin(absolutePath, docgenDir));
  };
}

function isInstalled(path: string): boolean {
  return /(?:^|\/)node_modules\//.test(path);
}
