import { createAuthorCode } from '@docgen/author-code/author-code';
import { stuckDiagnostic } from '@docgen/author-code/author-diagnostic';
import type { BuildModules } from '@docgen/bundler/build-modules';
import { type LoadedConfig, loadConfig } from '@docgen/config/load-config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';

export interface GuardedLoading {
  readonly modules: Pick<BuildModules, 'watchdog'>;
  /** See `BuildOptions.onStuck`. */
  readonly onStuck: (diagnostics: readonly Diagnostic[]) => void;
}

/**
 * Loads a configuration outside of a run of the pipeline. As in a run, its code can neither end the
 * process nor block it silently.
 *
 * @param configFile - Absolute path.
 * @returns See `loadConfig`; places are relative to the configuration's folder.
 */
export async function loadGuardedConfig(
  configFile: string,
  { modules, onStuck }: GuardedLoading,
): Promise<Checked<LoadedConfig | undefined>> {
  const author = createAuthorCode({
    watchdog: modules.watchdog,
    onStuck: (who, seconds) => onStuck([stuckDiagnostic(who, seconds)]),
  });
  try {
    return await loadConfig(configFile, author);
  } finally {
    author.end();
  }
}
