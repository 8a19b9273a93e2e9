import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { rootFolders } from '@docgen/bundler/resolve/root-paths';
import type { SiteConfig } from '@docgen/core/config';
import { relativePath } from '@docgen/files/relative-path';
import { docAddress } from '@docgen/site/doc-address';

/** Resolves imports of files, and the routes that links in partials are relative to. */
export interface PartialPaths {
  /**
   * The file that an import by path refers to, relative to the project folder.
   *
   * @param importer - The importing file, relative to the project folder.
   * @returns `undefined` for a package, and if a path with a leading slash is in none of the root
   *   folders.
   */
  readonly importedPath: (specifier: string, importer: string) => string | undefined;
  /**
   * The route that a partial would have if it were a page. Its relative addresses are resolved
   * against it.
   *
   * @param path - Absolute path.
   * @returns `/` for a file outside of all content folders.
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
