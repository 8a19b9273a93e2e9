import type { Version } from '@docgen/files/read-version';
import { areServices } from '@docgen/graphql/diff/are-services';
import { foldersOf } from '@docgen/graphql/parts/service-names';

/**
 * Finds the files of a version that are parts of one schema: those in the outermost folder below
 * that of the version whose files are not services, see `areServices`.
 *
 * @returns For each path, the paths of all parts of the schema that the file belongs to.
 */
export function partsOfSchemas({ files }: Version): Map<string, readonly string[]> {
  const parts = new Map<string, readonly string[]>();
  const ofServices = new Set<string>();
  for (const path of files.keys()) {
    for (const folder of foldersOf(path)) {
      if (parts.has(path)) break;
      if (ofServices.has(folder)) continue;
      const inside = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
      const isOne =
        inside.length === 1 || !areServices(inside.flatMap((path) => files.get(path) ?? []));
      if (isOne) for (const path of inside) parts.set(path, inside);
      else ofServices.add(folder);
    }
    if (!parts.has(path)) parts.set(path, [path]);
  }
  return parts;
}
