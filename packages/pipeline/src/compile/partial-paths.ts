import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import { relativePath } from '@docgen/files/relative-path';
import { docAddress } from '@docgen/site/docs/doc-address';
import { filesOfImport } from './imports-of.ts';

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
      const files = filesOfImport(specifier, importer, { staticFolders });
      if (!specifier.startsWith('/')) return files[0];
      return files.find((path) => existsSync(join(projectDir, path)));
    },
    routeOf(path) {
      for (const { path: folder, route, numberPrefixes } of content) {
        const inside = relativePath(join(projectDir, folder), path);
        if (!inside.startsWith('../')) return docAddress(route, inside, { numberPrefixes }).route;
      }
      return '/';
    },
  };
}
