import { dirname, isAbsolute, resolve } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import { relativePath, slashed } from '@docgen/files/relative-path';
import type { BuildModules } from './build-modules.ts';

/** Where things lie that modules come from. */
export interface ModulePlaces {
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  readonly modules: Pick<BuildModules, 'browser'>;
}

/**
 * Names a module in a way that is the same wherever docgen, its dependencies and the project lie:
 * modules of packages by their package, docgen's own by their place in it, all others by their
 * path from the project folder.
 *
 * @param input - The module as esbuild's metafile names it: a path relative to the project folder,
 *   or one of any kind behind a plugin's namespace and a colon.
 */
export function moduleIdentity(input: string, { projectDir, modules }: ModulePlaces): string {
  const [, namespace = '', path = ''] = /^([a-z-]+:)?(.*)$/s.exec(input) ?? [];
  // A namespace may also stand before a name that is no path; it stays as it is.
  if (namespace !== '' && !isAbsolute(path)) return input;
  const file = resolve(projectDir, path);
  const own = dirname(dirname(modules.browser));
  if (isWithin(file, own)) return `${namespace}supergraph-docgen/${relativePath(own, file)}`;
  const [, inPackage] = /^.*\/node_modules\/(.+)$/s.exec(slashed(file)) ?? [];
  return namespace + (inPackage ?? relativePath(projectDir, file));
}
