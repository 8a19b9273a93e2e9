import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { rootFolders } from '@docgen/bundler/resolve/root-paths';
import type { SiteConfig } from '@docgen/core/config';
import { relativePath } from '@docgen/files/relative-path';
import { docAddress } from '@docgen/site/doc-address';

/** Where the files lie that pages import, and where they stand for links. */
export interface PartialPaths {
  /**
   * The file that an import by path means, relative to the project folder.
   *
   * @param importer - The file that imports, relative to the project folder.
   * @returns `undefined` for a package, and for a file in no folder that such a path can mean.
   */
  readonly importedPath: (specifier: string, importer: string) => string | undefined;
  /**
   * Relative addresses in a partial mean what they would mean if it were a page.
   *
   * @param path - Absolute path.
   * @returns The route it would have; `/` for a file that lies in no content folder.
   */
  readonly routeOf: (path: string) => string;
}

/** @param projectDir - Absolute path of the project folder. */
export function partialPaths(
  { content, staticFolders }: Pick<SiteConfig, 'content' | 'staticFolders'>,
  projectDir: string,
): PartialPaths {
  return {
    importedPath(specifier, importer) {
      if (specifier.startsWith('@site/')) return posix.normalize(specifier.slice('@site/'.length));
      if (specifier.startsWith('/')) {
        const candidates = rootFolders(staticFolders).map((root) => posix.join(root, specifier));
        return candidates.find((path) => existsSync(join(projectDir, path)));
      }
      const isRelative = /^\.\.?\//.test(specifier);
      return isRelative ? posix.join(posix.dirname(importer), specifier) : undefined;
    },
    routeOf(path) {
      for (const root of content) {
        const inside = relativePath(join(projectDir, root.path), path);
        if (!inside.startsWith('../')) return docAddress(root.route, inside, {}).route;
      }
      return '/';
    },
  };
}
