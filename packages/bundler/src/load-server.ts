import { dirname } from 'node:path';
import type { Checked } from '@docgen/core/diagnostic';
import { bundleServer, type ServerBundle, type ServerBundleInput } from './bundle-server.ts';
import { hasOwnTheme } from './has-own-theme.ts';
import { installedReact } from './installed-react.ts';
import { createStackPlaces } from './report/stack-places.ts';

/** Loads theme, runtime and the pages that the bundler has to see, once. */
export interface ServerLoader {
  /** Begins to bundle, which goes on beside the caller; not needed where nothing is bundled. */
  readonly begin: () => void;
  /** @returns As `bundleServer`. */
  readonly load: () => Promise<Checked<ServerBundle | undefined>>;
  /** Waits for what is under way, and removes it. Never rejects. */
  readonly dispose: () => Promise<void>;
}

/**
 * Makes the loader of a site. Sites whose code is none of the bundler's business take runtime and
 * default theme as they were bundled with docgen.
 */
export function createServerLoader(input: ServerBundleInput): ServerLoader {
  const { preparedServer } = input.modules;
  let bundling: Promise<Checked<ServerBundle | undefined>> | undefined;
  const bundle = (): Promise<Checked<ServerBundle | undefined>> => {
    bundling ??= bundleServer(input);
    // Handled here, because Node ends a process for a rejection that nobody awaits yet.
    bundling.catch(() => undefined);
    return bundling;
  };
  if (preparedServer === undefined || hasOwnTheme(input)) bundle();
  return {
    begin: () => void bundle(),
    async load() {
      const { pages } = await input.content;
      if (bundling !== undefined || preparedServer === undefined || pages.length > 0) {
        return bundle();
      }
      const prepared = loadPrepared(preparedServer, input);
      return prepared === undefined ? bundle() : { value: prepared, diagnostics: [] };
    },
    async dispose() {
      const bundled = await bundling?.catch(() => undefined);
      await bundled?.value?.dispose();
    },
  };
}

/** What `packages/docgen/bundle.js` makes. */
interface PreparedModule
  extends Pick<ServerBundle, 'renderPage' | 'theme' | 'jsxRuntime' | 'pageArticle'> {
  readonly reactVersion: string;
}

/**
 * @returns `undefined` where another version of React is installed than docgen was bundled with:
 *   browsers get the installed one, and both have to give elements the same ids.
 */
function loadPrepared(path: string, input: ServerBundleInput): ServerBundle | undefined {
  const { reactVersion, ...module } = input.modules.script(path) as PreparedModule;
  if (installedReact(input.modules) !== reactVersion) return undefined;
  return {
    ...module,
    loadArticle: (file) => Promise.reject(new Error(`${file} was not bundled`)),
    locate: createStackPlaces({ ...input, bundleDir: dirname(path) }),
    inputs: [],
    dispose: async () => {},
  };
}
