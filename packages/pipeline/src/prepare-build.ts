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
  extends Pick<BuildOptions, 'basePath' | 'plannedConfig' | 'write'>,
    Pick<BuildPaths, 'configFile' | 'projectDir' | 'outDir'> {
  /** Watches over the configuration's code; nobody does when left out. */
  readonly author?: AuthorCode;
  /** Keeps the bundled configuration between builds. */
  readonly memo?: Memo;
}

/** What a build has to know before it reads anything. */
export interface Preparation {
  readonly config: SiteConfig;
  /** Absolute path of the folder that will be replaced, links resolved. */
  readonly outputFolder: string;
  /** Where keys of the configuration stand. */
  readonly placeOf: ConfigPlaces;
  /** Absolute paths of the project's files that the configuration was made from. */
  readonly inputs: readonly string[];
  /**
   * Finds out what is wrong with the paths in the configuration, which changes with the files, and
   * which of them lead nowhere: relative to the project folder.
   */
  readonly checkPaths: () => Checked<readonly string[]>;
}

/**
 * Loads the configuration, and sees to the output folder when there is something to be written.
 *
 * @returns `undefined` when the configuration has errors, or there can be no output folder. What is
 * wrong with its paths is for `Preparation.checkPaths` to tell.
 */
export async function prepareBuild(
  input: PreparationInput,
): Promise<Checked<Preparation | undefined>> {
  const { configFile, plannedConfig, projectDir, outDir, write, author, memo } = input;
  // First of all: an output that a killed build has moved away is missing until then.
  const output = write
    ? await recoverOutput(outDir, projectDir)
    : { value: outDir, diagnostics: [] };
  const isPlanned = plannedConfig !== undefined;
  const loaded = await loadConfig(configFile, author, {
    planned: plannedConfig,
    bundler: isPlanned || memo === undefined ? undefined : configBundler(memo),
  });
  const diagnostics = [...output.diagnostics, ...loaded.diagnostics];
  if (loaded.value === undefined || output.value === undefined) {
    return { value: undefined, diagnostics };
  }
  const { config: written, placeOf, inputs } = loaded.value;
  const { basePath = written.basePath } = input;
  const config: SiteConfig = { ...written, basePath };
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
