import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { buildSite, serveSite } from './docgen-cli.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the MiSArch site's root, without a slash at its end. */
    siteUrl: string;
    /** Folder with the MiSArch site's output. */
    siteFolder: string;
    /** Address of the running browser, or the sentence that says why there is none. */
    browser: { readonly endpoint: string } | { readonly missing: string };
  }
}

/**
 * Builds and serves the MiSArch site and starts the browser, once for all browser tests.
 *
 * @returns What ends them.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-site-'));
  const siteFolder = join(folder, 'dist');
  const [browser] = await Promise.all([
    launchBrowser().catch((error: Error) => error),
    buildSite(siteFolder),
  ]);
  const site = await serveSite(siteFolder);
  provide('siteUrl', site.url);
  provide('siteFolder', siteFolder);
  // Without a browser it is the tests that fail, so that the others still run.
  provide(
    'browser',
    browser instanceof Error
      ? { missing: `${browser.message}\n${String(browser.cause)}` }
      : { endpoint: browser.wsEndpoint() },
  );
  return async () => {
    if (!(browser instanceof Error)) await browser.close();
    await site.stop();
    await rm(folder, { recursive: true });
  };
}
