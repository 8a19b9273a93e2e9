import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
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
  const ends: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const step of ends.reverse()) await step();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'docgen-site-'));
    ends.push(() => rm(folder, { recursive: true }));
    const siteFolder = join(folder, 'dist');
    await buildSite(siteFolder);
    const site = await serveSite(siteFolder);
    ends.push(site.stop);
    provide('siteUrl', site.url);
    provide('siteFolder', siteFolder);
    provide('browser', await startBrowser(ends));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Without a browser it is the tests that fail, so that all others still run. */
async function startBrowser(ends: (() => Promise<unknown>)[]): Promise<ProvidedContext['browser']> {
  try {
    const browser = await launchBrowser();
    ends.push(() => browser.close());
    return { endpoint: browser.wsEndpoint() };
  } catch (error) {
    return {
      missing: error instanceof Error ? `${error.message}\n${String(error.cause)}` : String(error),
    };
  }
}
