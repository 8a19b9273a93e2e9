import { posix } from 'node:path';
import { withoutRawText } from '@docgen/bundler/assets/raw-text';
import { rootFolders } from '@docgen/bundler/resolve/root-paths';
import type { CompiledPage } from '@docgen/content/compiled-page';
import type { SiteConfig } from '@docgen/core/config';

/** A page with the Markdown files that it imports. */
interface Importing {
  readonly parts: readonly Pick<CompiledPage, 'imports'>[];
}

/**
 * Project files that a page and the Markdown files in it may import, relative to the project
 * folder.
 */
export function importsOf(
  { parts }: Importing,
  config: Pick<SiteConfig, 'staticFolders'>,
): string[] {
  return parts.flatMap(({ imports }) =>
    imports.flatMap(({ specifier, place }) =>
      filesOfImport(withoutRawText(specifier), place.file, config),
    ),
  );
}

/**
 * The files that an import by path may refer to: those in the static folders and the project folder
 * if the path has a leading slash, otherwise one.
 *
 * @param importer - The importing file, relative to the project folder.
 * @returns Paths relative to the project folder, the first that exists counts; empty for a package.
 */
export function filesOfImport(
  specifier: string,
  importer: string,
  { staticFolders }: Pick<SiteConfig, 'staticFolders'>,
): readonly string[] {
  if (specifier.startsWith('@site/')) return [posix.normalize(specifier.slice('@site/'.length))];
  if (specifier.startsWith('/')) {
    return rootFolders(staticFolders).map((folder) => posix.join(folder, specifier));
  }
  return /^\.\.?\//.test(specifier) ? [posix.join(posix.dirname(importer), specifier)] : [];
}
