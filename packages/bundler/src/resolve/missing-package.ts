import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { packageManager, projectFolders } from '@docgen/files/package-manager';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';
import { relativePath } from '@docgen/files/relative-path';

const LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * The hint for a package that is not installed: to install the project's dependencies if a
 * `package.json` lists it, otherwise to add it.
 *
 * @param projectDir - Absolute path of the site's folder.
 */
export function missingPackageHint(name: string, projectDir: string): string {
  const { install, add } = packageManager(projectDir);
  const manifests = projectFolders(projectDir).map((folder) => join(folder, 'package.json'));
  const listing = manifests.find((path) => lists(path, name));
  return listing === undefined
    ? `Install it with "${add} ${name}", or correct the name. Imports of the site’s own files start with ./ or @site/.`
    : `${relativePath(projectDir, listing)} lists it: run "${install}".`;
}

function lists(manifest: string, name: string): boolean {
  const read = orUndefined(() => JSON.parse(readRegularText(manifest, MAX_TEXT_SIZE)));
  return LISTS.some((key) => orUndefined(() => Object.hasOwn(read[key], name)));
}
