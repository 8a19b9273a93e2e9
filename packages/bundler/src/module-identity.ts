import { isAbsolute, resolve } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import { relativePath, slashed } from '@docgen/files/relative-path';
import { type BuildModules, docgenFolder } from './build-modules.ts';

/** Locations of modules. */
export interface ModulePlaces {
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  readonly modules: Pick<BuildModules, 'browser'>;
}

/**
 * Names a module independently of the locations of docgen, its dependencies and the project.
 * Modules of packages are named by their path in `node_modules`, docgen's own by their path in
 * docgen, all others by their path relative to the project folder.
 *
 * @param input - The module's name in esbuild's metafile: a path relative to the project folder, or
 *   an absolute path or other name after a plugin's namespace and a colon.
 */
export function moduleIdentity(input: string, { projectDir, modules }: ModulePlaces): string {
  const [, namespace = '', path = ''] = /^([a-z-]+:)?(.*)$/s.exec(input) ?? [];
  // After a namespace there may be a name that is not a path; it is returned unchanged.
  if (namespace !== '' && !isAbsolute(path)) return input;
  const file = resolve(projectDir, path);
  const own = docgenFolder(modules);
  if (isWithin(file, own)) return `${namespace}supergraph-docgen/${relativePath(own, file)}`;
  const [, inPackage] = /^.*\/node_modules\/(.+)$/s.exec(slashed(file)) ?? [];
  return namespace + (inPackage ?? relativePath(projectDir, file));
}
