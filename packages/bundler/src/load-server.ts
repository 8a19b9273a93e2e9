import { awaitedLater } from '@docgen/core/basics/awaited-later';
import type { Checked } from '@docgen/core/diagnostic';
import type { PreparedServer, ServerBundle, ServerBundleInput } from './bundle-server.ts';
import { hasOwnTheme } from './has-own-theme.ts';

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
 * theme that are prebuilt in the docgen package; only their pages are bundled. The code for both is
 * imported on demand, because a build without changes needs neither.
 */
export function createServerLoader(input: ServerBundleInput): ServerLoader {
  const ownTheme = hasOwnTheme(input);
  let bundling: Promise<Checked<ServerBundle | undefined>> | undefined;
  const bundle = (): Promise<Checked<ServerBundle | undefined>> => {
    bundling ??= awaitedLater(bundleAnew());
    return bundling;
  };
  async function bundleAnew(): Promise<Checked<ServerBundle | undefined>> {
    const { bundleServer } = await import('./bundle-server.ts');
    return bundleServer(input, ownTheme ? undefined : await loadPrepared(input));
  }
  if (ownTheme || input.modules.preparedServer === undefined) bundle();
  return {
    begin: () => void bundle(),
    async load() {
      const { pages } = await input.content;
      if (bundling !== undefined || pages.length > 0) return bundle();
      const prepared = await loadPrepared(input);
      return prepared === undefined ? bundle() : { value: prepared.bundle, diagnostics: [] };
    },
    async dispose() {
      const bundled = await bundling?.catch(() => undefined);
      await bundled?.value?.dispose();
    },
  };
}

async function loadPrepared(input: ServerBundleInput): Promise<PreparedServer | undefined> {
  const { loadPreparedServer } = await import('./prepared-server.ts');
  return loadPreparedServer(input);
}
