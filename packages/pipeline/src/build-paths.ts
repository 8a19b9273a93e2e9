import { dirname, join, relative } from 'node:path';
import { realPath } from '@docgen/files/real-path';
import type { BuildOptions } from './build-options.ts';

/** Where a build finds and puts things: absolute paths, except for `configName`. */
export interface BuildPaths {
  readonly configFile: string;
  /** The configuration file relative to the project folder. */
  readonly configName: string;
  readonly projectDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/** Completes the paths of a build with their defaults. */
export function buildPaths(options: BuildOptions): BuildPaths {
  const configFile = realPath(options.configFile);
  const projectDir = dirname(configFile);
  return {
    configFile,
    configName: relative(projectDir, configFile),
    projectDir,
    outDir: options.outDir ?? join(projectDir, 'dist'),
    cacheDir: options.cacheDir ?? join(projectDir, 'node_modules/.cache/docgen'),
  };
}
