import { createAuthorCode } from '@docgen/author-code/author-code';
import { stuckDiagnostic } from '@docgen/author-code/author-diagnostic';
import type { BuildModules } from '@docgen/bundler/build-modules';
import { type LoadedConfig, loadConfig } from '@docgen/config/load-config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';

export interface GuardedLoading {
  readonly modules: Pick<BuildModules, 'watchdog'>;
  /** As `BuildOptions.onStuck`. */
  readonly onStuck: (diagnostics: readonly Diagnostic[]) => void;
}

/**
 * Loads a configuration for what is no run of the pipeline. As in one, its code can neither end the
 * process nor keep it without a word.
 *
 * @param configFile - Absolute path.
 * @returns As `loadConfig`; places are relative to the configuration's folder.
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
