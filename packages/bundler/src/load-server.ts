import { dirname } from 'node:path';
import type { Checked } from '@docgen/core/diagnostic';
import { bundleServer, type ServerBundle, type ServerBundleInput } from './bundle-server.ts';
import { hasOwnTheme } from './has-own-theme.ts';
import { installedReact } from './installed-react.ts';
import { createStackPlaces } from './report/stack-places.ts';

/** Loads theme, runtime and the pages that need bundling, once. */
export interface ServerLoader {
  /** Starts bundling in the background; not needed if nothing has to be bundled. */
  readonly begin: () => void;
  /** @returns See `bundleServer`. */
  readonly load: () => Promise<Checked<ServerBundle | undefined>>;
  /** Waits for a bundle that is in progress, and removes it. Never rejects. */
  readonly dispose: () => Promise<void>;
}

/**
 * Creates the loader of a site. Sites without code of their own use the runtime and default theme
 * that are prebuilt in the docgen package.
 */
export function createServerLoader(input: ServerBundleInput): ServerLoader {
  const { preparedServer } = input.modules;
  let bundling: Promise<Checked<ServerBundle | undefined>> | undefined;
  const bundle = (): Promise<Checked<ServerBundle | undefined>> => {
    bundling ??= bundleServer(input);
    // Node ends the process on a rejection that is not handled yet, so it is handled here.
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

/** The exports of the script that `packages/docgen/bundle.js` writes. */
interface PreparedModule
  extends Pick<ServerBundle, 'renderPage' | 'theme' | 'jsxRuntime' | 'pageArticle'> {
  readonly reactVersion: string;
}

/**
 * @returns `undefined` if the installed version of React differs from the one that docgen was
 *   bundled with: browsers get the installed one, and both sides have to generate the same element
 *   ids.
 */
function loadPrepared(path: string, input: ServerBundleInput): ServerBundle | undefined {
  const { reactVersion, ...module } = input.modules.script(path) as PreparedModule;
  if (installedReact(input.modules) !== reactVersion) return undefined;
  return {
    ...module,
    loadArticle: (file) => Promise.reject(new Error(`${file} was not bundled`)),
    locate: createStackPlaces({ ...input, bundleDir: dirname(path) }),
    styles: [],
    inputs: [],
    dispose: async () => {},
  };
}
