import { basename, dirname, join } from 'node:path';
import { resolveLinksOrKeep } from '@docgen/files/resolve-links';
import type { BuildOptions } from './build-options.ts';

/** Where a build finds and puts things: absolute paths, except for `configName`. */
export interface BuildPaths {
  readonly configFile: string;
  /** The configuration file relative to the project folder. */
  readonly configName: string;
  readonly projectDir: string;
  readonly outDir: string;
  /** Keeps what was computed between builds; may be deleted at any time. */
  readonly cacheDir: string;
}

/** Completes the paths of a build with their defaults. */
export function buildPaths(options: BuildOptions): BuildPaths {
  const configName = basename(options.configFile);
  // The bundler knows files by paths without symbolic links to folders.
  const projectDir = resolveLinksOrKeep(dirname(options.configFile));
  return {
    configFile: join(projectDir, configName),
    configName,
    projectDir,
    outDir: options.outDir ?? join(projectDir, 'dist'),
    cacheDir: join(projectDir, 'node_modules/.cache/docgen', configName),
  };
}
