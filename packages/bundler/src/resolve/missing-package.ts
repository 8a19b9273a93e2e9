import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { packageManager, projectFolders } from '@docgen/files/package-manager';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';
import { relativePath } from '@docgen/files/relative-path';

const LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Names that registries accept. */
const PACKAGE_NAME = /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/;

const ALIAS =
  'No package has such a name. If it is an alias of webpack, write it into `compilerOptions.paths` of tsconfig.json, which docgen reads, or import the file by its path, such as @site/src/….';

const OWN_FILES =
  './, @site/ or an alias in `compilerOptions.paths` of tsconfig.json, which docgen reads';

/** A package that is not installed. */
export interface MissingPackage {
  readonly name: string;
  /** Absolute path of the site's folder. */
  readonly projectDir: string;
  /** True if the configuration imports it, where there are no aliases. @default false */
  readonly isInConfig?: boolean;
}

/**
 * The hint for a package that is not installed: to install the project's dependencies if a
 * `package.json` lists it, otherwise to add it if a package may have this name.
 */
export function missingPackageHint({ name, projectDir, isInConfig = false }: MissingPackage) {
  const { install, add } = packageManager(projectDir);
  const manifests = projectFolders(projectDir).map((folder) => join(folder, 'package.json'));
  const listing = manifests.find((path) => lists(path, name));
  const own = `Imports of the site’s own files start with ${isInConfig ? './' : OWN_FILES}.`;
  if (listing === undefined && !PACKAGE_NAME.test(name))
    return isInConfig ? `No package has such a name. ${own}` : ALIAS;
  return listing === undefined
    ? `Install it with "${add} ${name}", or correct the name. ${own}`
    : `${relativePath(projectDir, listing)} lists it: run "${install}".`;
}

function lists(manifest: string, name: string): boolean {
  const read = orUndefined(() => JSON.parse(readRegularText(manifest, MAX_TEXT_SIZE)));
  return LISTS.some((key) => orUndefined(() => Object.hasOwn(read[key], name)));
}
