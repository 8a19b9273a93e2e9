import type { AuthorCode } from '@docgen/author-code/author-code';
import { checkPaths } from '@docgen/config/check-paths';
import type { ConfigPlaces } from '@docgen/config/config-places';
import { loadConfig } from '@docgen/config/load-config';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { Memo } from '@docgen/memo/memo';
import type { BuildOptions } from './build-options.ts';
import type { BuildPaths } from './build-paths.ts';
import { configBundler } from './read/config-bundle.ts';
import { overlappingRoots } from './read/overlapping-roots.ts';
import { checkOutDir } from './write/check-out-dir.ts';
import { recoverOutput } from './write/recover-output.ts';

export interface PreparationInput
  extends Pick<BuildOptions, 'basePath' | 'drafts' | 'plannedConfig' | 'write'>,
    Pick<BuildPaths, 'configFile' | 'projectDir' | 'outDir'> {
  /** Guards the configuration's code. */
  readonly author: AuthorCode;
  /** Caches the bundled configuration between builds. */
  readonly memo: Memo;
  /** Called with the paths that the configuration imports, see `ConfigBundling`. */
  readonly onAsked?: (path: string) => void;
}

/** The data that a build needs before it reads files. */
export interface Preparation {
  readonly config: SiteConfig;
  /** Absolute path of the folder that will be replaced, with symbolic links resolved. */
  readonly outputFolder: string;
  /** Returns the places of keys in the configuration. */
  readonly placeOf: ConfigPlaces;
  /** Absolute paths of the project's files that the configuration was bundled from. */
  readonly inputs: readonly string[];
  /**
   * Checks the paths in the configuration, whose validity changes with the files. The value
   * contains those that do not exist, relative to the project folder.
   */
  readonly checkPaths: () => Checked<readonly string[]>;
}

/**
 * Loads the configuration. If output is to be written, recovers and checks the output folder.
 *
 * @returns `undefined` if the configuration has errors, or the output folder is impossible.
 *   Problems of its paths are reported by `Preparation.checkPaths`.
 */
export async function prepareBuild(
  input: PreparationInput,
): Promise<Checked<Preparation | undefined>> {
  const { configFile, plannedConfig, projectDir, outDir, write, author, memo, onAsked } = input;
  // First of all, because after a killed build the output may be missing until it is recovered.
  const output = write
    ? await recoverOutput(outDir, projectDir)
    : { value: outDir, diagnostics: [] };
  const loaded = await loadConfig(configFile, author, {
    planned: plannedConfig,
    bundler: plannedConfig === undefined ? configBundler(memo, onAsked) : undefined,
  });
  const diagnostics = [...output.diagnostics, ...loaded.diagnostics];
  if (loaded.value === undefined || output.value === undefined) {
    return { value: undefined, diagnostics };
  }
  const { config: written, placeOf, inputs } = loaded.value;
  const { basePath = written.basePath, drafts } = input;
  const config: SiteConfig = { ...written, basePath, ...(drafts ? { drafts } : {}) };
  const outputFolder = output.value;
  if (write) {
    const folders = { outDir, folder: outputFolder, projectDir };
    diagnostics.push(...(await checkOutDir({ ...folders, configFile, config })));
  }
  const value: Preparation = {
    ...{ config, outputFolder, placeOf, inputs },
    checkPaths() {
      const { value, diagnostics } = checkPaths(config, projectDir, placeOf);
      const overlaps = overlappingRoots(config, projectDir, placeOf);
      return { value, diagnostics: [...diagnostics, ...overlaps] };
    },
  };
  return { value, diagnostics };
}
