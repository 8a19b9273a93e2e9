import { isDeepStrictEqual } from 'node:util';
import type { AuthorCode } from '@docgen/author-code/author-code';
import type { BuildModules } from '@docgen/bundler/build-modules';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Memo } from '@docgen/memo/memo';
import type { BuildOptions } from '../build-options.ts';
import type { BuildPaths } from '../build-paths.ts';
import { type Preparation, prepareBuild } from '../prepare-build.ts';
import type { PageThread } from '../render/page-thread.ts';
import { createLiveSearch, type LiveSearch } from './live-search.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { createRehearsal, type Rehearsal } from './rehearsal.ts';
import { createSiteCheck, type SiteCheck } from './site-check.ts';
import type { Turns } from './turns.ts';

export interface ConfiguredSiteOptions extends BuildPaths, Pick<BuildOptions, 'basePath'> {
  readonly modules: BuildModules;
  readonly author: AuthorCode;
  readonly memo: Memo;
  readonly turns: Turns;
  /** Whether requests are being answered. */
  readonly isBusy: () => boolean;
  /** The thread that works on pages, started when it is asked for first. */
  readonly pageThread: () => PageThread;
}

/** A site under one configuration, with what belongs to it. */
export interface Opened {
  readonly site: OpenSite;
  readonly search: LiveSearch;
  readonly check: SiteCheck;
  readonly rehearse: Rehearsal;
}

/** The site that is open under the configuration as it was read last. */
export interface ConfiguredSite {
  /** `undefined` until there has been a configuration that can be used. */
  readonly opened: () => Opened | undefined;
  /**
   * Reads the configuration, and opens the site anew when it says something else than before.
   *
   * @returns Whether the site was opened anew.
   */
  readonly open: () => Promise<boolean>;
  /** Absolute paths of the configuration and the files that it imports. */
  readonly inputs: () => readonly string[];
  /** What is wrong with the configuration, the paths in it and the site, as far as it is known. */
  readonly diagnostics: () => readonly Diagnostic[];
}

/** Of a configuration that cannot be used, no paths are known. */
const NO_PATHS: Preparation['checkPaths'] = () => ({ value: [], diagnostics: [] });

/** Opens nothing yet, see {@link ConfiguredSite.open}. */
export function createConfiguredSite(options: ConfiguredSiteOptions): ConfiguredSite {
  const { configFile, author, memo, turns, isBusy, pageThread } = options;
  const modules = {
    ...options.modules,
    browser: options.modules.liveBrowser,
    preparedBrowser: options.modules.preparedLive,
  };
  let opened: Opened | undefined;
  let prepared: Preparation | undefined;
  let ofConfig: readonly Diagnostic[] = [];
  let checkPaths: Preparation['checkPaths'] = NO_PATHS;

  return {
    opened: () => opened,
    inputs: () => [configFile, ...(prepared?.inputs ?? [])],
    async open() {
      const { value, diagnostics } = await prepareBuild({ ...options, write: false });
      ofConfig = diagnostics;
      checkPaths = value?.checkPaths ?? NO_PATHS;
      if (value === undefined) return false;
      if (opened !== undefined && isDeepStrictEqual(value.config, prepared?.config)) {
        prepared = value;
        opened.site.movePlaces(value.placeOf);
        return false;
      }
      const before = opened?.site;
      const site = await openSite({ ...options, ...value, modules, author, memo });
      prepared = value;
      opened = openedAround(site);
      await before?.dispose();
      return true;
    },
    diagnostics() {
      const { value: missing, diagnostics: ofPaths } = checkPaths();
      // That it cannot be read either is nothing new.
      const isTold = ({ place }: Diagnostic) =>
        place?.line === undefined && missing.includes(place?.file ?? '');
      const ofSite = (opened?.site.diagnostics() ?? []).filter((each) => !isTold(each));
      return [...ofConfig, ...ofPaths, ...ofSite];
    },
  };

  function openedAround(site: OpenSite): Opened {
    const search = createLiveSearch({
      site,
      thread: {
        sections: (...page) => pageThread().sections(...page),
        index: (...pages) => pageThread().index(...pages),
      },
    });
    return {
      site,
      search,
      rehearse: createRehearsal(site, turns),
      check: createSiteCheck({
        site,
        turns,
        isBusy,
        memo,
        search,
        thread: { scan: (html) => pageThread().scan(html) },
      }),
    };
  }
}
