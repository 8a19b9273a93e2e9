import { awaitedLater } from '@docgen/core/basics/awaited-later';
import type { Checked } from '@docgen/core/diagnostic';
import { bundleServer, type ServerBundle, type ServerBundleInput } from './bundle-server.ts';
import { hasOwnTheme } from './has-own-theme.ts';
import { loadPreparedServer } from './prepared-server.ts';

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
 * Creates the loader of a site. Sites without a theme of their own use the runtime and default
 * theme that are prebuilt in the docgen package; only their pages are bundled.
 */
export function createServerLoader(input: ServerBundleInput): ServerLoader {
  const ownTheme = hasOwnTheme(input);
  let bundling: Promise<Checked<ServerBundle | undefined>> | undefined;
  const bundle = (): Promise<Checked<ServerBundle | undefined>> => {
    bundling ??= awaitedLater(
      bundleServer(input, ownTheme ? undefined : loadPreparedServer(input)),
    );
    return bundling;
  };
  if (ownTheme || input.modules.preparedServer === undefined) bundle();
  return {
    begin: () => void bundle(),
    async load() {
      const { pages } = await input.content;
      if (bundling !== undefined || pages.length > 0) return bundle();
      const prepared = loadPreparedServer(input);
      return prepared === undefined ? bundle() : { value: prepared.bundle, diagnostics: [] };
    },
    async dispose() {
      const bundled = await bundling?.catch(() => undefined);
      await bundled?.value?.dispose();
    },
  };
}
