import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AuthorCode } from '@docgen/author-code/author-code';
import type { BuildModules } from '@docgen/bundler/build-modules';
import { importCandidates } from '@docgen/bundler/resolve/import-candidates';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { installRecords } from '@docgen/files/package-manager';
import type { Memo } from '@docgen/memo/memo';
import type { BuildOptions } from '../build-options.ts';
import type { BuildPaths } from '../build-paths.ts';
import { type Preparation, prepareBuild } from '../prepare-build.ts';
import type { PageThread } from '../thread/page-thread.ts';
import { knownMistakes } from './known-mistakes.ts';
import { type KnownSite, movePlaces, readKnownSite } from './known-site.ts';
import { createLiveSearch, type LiveSearch } from './live-search.ts';
import { createRehearsal, type Rehearsal } from './rehearsal.ts';
import { settlePages } from './settle-site.ts';
import { createSiteCheck, type SiteCheck } from './site-check.ts';
import type { Turns } from './turns.ts';

export interface ConfiguredSiteOptions
  extends BuildPaths,
    Pick<BuildOptions, 'basePath' | 'drafts'> {
  /**
   * Absolute paths in the project folder at which the configuration may be, in order of precedence:
   * while the site is open, it may be renamed. @default only `configFile`
   */
  readonly possibleConfigs?: readonly string[] | undefined;
  readonly modules: BuildModules;
  readonly author: AuthorCode;
  readonly memo: Memo;
  readonly turns: Turns;
  /** Whether a request is being answered. */
  readonly isBusy: () => boolean;
  /** Processes pages. */
  readonly thread: PageThread;
}

/** A site opened with one configuration, and the services around it. */
export interface Opened {
  readonly site: KnownSite;
  readonly search: LiveSearch;
  readonly check: SiteCheck;
  readonly rehearse: Rehearsal;
}

/** The site opened with the latest configuration. */
export interface ConfiguredSite {
  /** `undefined` until there has been a usable configuration. */
  readonly opened: () => Opened | undefined;
  /**
   * Finds and reads the configuration, and reopens the site if its values or its name have changed.
   *
   * @returns Whether the site was reopened. Rejects with errors of the machine.
   */
  readonly open: () => Promise<boolean>;
  /**
   * Whether the site has to be opened after any change: none has been usable so far, or `open` has
   * rejected, such as while docgen's own files were being installed anew.
   */
  readonly isDue: () => boolean;
  /**
   * Absolute paths of the configuration, of files that would take its place, and of the files that
   * it imports. If it has errors or is missing, also of those that it may import once they are
   * fixed, of all files that it may be in, and of the records of installed packages.
   */
  readonly inputs: () => readonly string[];
  /** The known problems of the configuration, the paths in it, and the site. */
  readonly diagnostics: () => readonly Diagnostic[];
}

/** The paths in an unusable configuration are unknown. */
const NO_PATHS: Preparation['checkPaths'] = () => ({ value: [], diagnostics: [] });

/** Does not open the site yet, see {@link ConfiguredSite.open}. */
export function createConfiguredSite(options: ConfiguredSiteOptions): ConfiguredSite {
  const { projectDir, author, memo, turns, isBusy, thread } = options;
  const possible = (options.possibleConfigs ?? []).map((path) => join(projectDir, basename(path)));
  const modules = {
    ...options.modules,
    browser: options.modules.liveBrowser,
    preparedBrowser: options.modules.preparedLive,
  };
  let { configFile } = options;
  let opened: Opened | undefined;
  let prepared: Preparation | undefined;
  let ofConfig: readonly Diagnostic[] = [];
  let checkPaths: Preparation['checkPaths'] = NO_PATHS;
  let remedies: readonly string[] = [];
  let isRead = false;

  return {
    opened: () => opened,
    inputs: () => [configFile, ...preferred(), ...(prepared?.inputs ?? []), ...remedies],
    isDue: () => !isRead || opened === undefined,
    async open() {
      isRead = false;
      const isReopened = await read();
      isRead = true;
      return isReopened;
    },
    diagnostics() {
      const { value, diagnostics: ofPaths } = checkPaths();
      // A missing path is already reported, so the error that it cannot be read is redundant. It is
      // outdated if the path exists again, but has not been read since.
      const missing = [...value, ...(opened?.site.missing ?? [])];
      const isTold = ({ place }: Diagnostic) =>
        place?.line === undefined && missing.includes(place?.file ?? '');
      const ofSite = (opened ? knownMistakes(opened.site) : []).filter((each) => !isTold(each));
      return [...ofConfig, ...ofPaths, ...ofSite];
    },
  };

  /** See {@link ConfiguredSite.open}. */
  async function read(): Promise<boolean> {
    configFile = possible.find((path) => existsSync(path)) ?? configFile;
    const configName = basename(configFile);
    const imports = new Set<string>();
    const onAsked = (path: string) => void imports.add(path);
    const { value, diagnostics } = await prepareBuild({
      ...{ ...options, configFile, onAsked },
      write: false,
    });
    remedies =
      value === undefined
        ? [...possible, ...importCandidates(imports), ...installRecords(projectDir)]
        : [];
    ofConfig = diagnostics;
    checkPaths = value?.checkPaths ?? NO_PATHS;
    if (value === undefined) return false;
    const isSame = isDeepStrictEqual(value.config, prepared?.config);
    if (isSame && opened?.site.configName === configName) {
      prepared = value;
      movePlaces(opened.site, value.placeOf);
      return false;
    }
    const before = opened?.site;
    author.setLimit(value.config.pageTimeout);
    const site = await readKnownSite({ ...options, ...value, configName, modules });
    await settlePages(site);
    prepared = value;
    opened = openedAround(site);
    await before?.dispose();
    return true;
  }

  /** Paths at which a configuration would take precedence over the current one. */
  function preferred(): readonly string[] {
    return possible.slice(0, Math.max(possible.indexOf(configFile), 0));
  }

  function openedAround(site: KnownSite): Opened {
    const search = createLiveSearch({ site, thread });
    return {
      site,
      search,
      rehearse: createRehearsal(site.docs, turns),
      check: createSiteCheck({ site, turns, isBusy, memo, search, thread }),
    };
  }
}
