import type { BuildModules } from '@docgen/bundler/build-modules';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { BuildOptions } from '../build-options.ts';
import type { ConfiguredSiteOptions } from './configured-site.ts';
import type { LiveChange } from './live-change.ts';

/** What a live site is opened with. */
export interface LiveSiteOptions
  extends Pick<BuildOptions, 'configFile' | 'outDir' | 'basePath' | 'drafts'>,
    Pick<ConfiguredSiteOptions, 'possibleConfigs'> {
  readonly modules: BuildModules;
  /** Called when pages may look different from when they were last requested. */
  readonly onChange: (change: LiveChange) => void;
  /** Called whenever nothing has happened for a while, before the site is checked. */
  readonly onQuiet?: () => void;
  /** Called with all problems once the whole site has been checked. */
  readonly onChecked: (diagnostics: readonly Diagnostic[]) => void;
  /** Called with errors that are caught nowhere and that no author's code has thrown. */
  readonly onFault: (thrown: unknown) => void;
  /** See `BuildOptions.onStuck`. */
  readonly onStuck: (diagnostics: readonly Diagnostic[]) => void;
}
