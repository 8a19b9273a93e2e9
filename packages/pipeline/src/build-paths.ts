import { basename, dirname, join } from 'node:path';
import { resolveLinksOrKeep } from '@docgen/files/resolve-links';
import type { BuildOptions } from './build-options.ts';

/** Paths of a build; all are absolute, except for `configName`. */
export interface BuildPaths {
  readonly configFile: string;
  /** The configuration file relative to the project folder. */
  readonly configName: string;
  readonly projectDir: string;
  readonly outDir: string;
  /** Folder of the cache; may be deleted at any time. */
  readonly cacheDir: string;
}

/** Completes the paths of a build with defaults. */
export function buildPaths({
  configFile,
  outDir,
}: Pick<BuildOptions, 'configFile' | 'outDir'>): BuildPaths {
  const configName = basename(configFile);
  // The bundler reports paths with symbolic links resolved.
  const projectDir = resolveLinksOrKeep(dirname(configFile));
  return {
    configFile: join(projectDir, configName),
    configName,
    projectDir,
    outDir: outDir ?? join(projectDir, 'dist'),
    cacheDir: join(projectDir, 'node_modules/.cache/docgen', configName),
  };
}
