import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { workingBrowser } from './browser.ts';
import type { BrowserCommand } from './find-browser.ts';
import { serveSite } from './serve-site.ts';
import { spawnDocgen } from './spawn-docgen.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the MiSArch site's root, without a slash at its end. */
    siteUrl: string;
    /** Folder with the MiSArch site's output. */
    siteFolder: string;
    /** What building the MiSArch site said beside its result. */
    siteReport: string;
    /** How to start a browser, or the sentence that says why none starts. */
    browser: BrowserCommand | { readonly missing: string };
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds and serves the MiSArch site and looks for a browser, once for all browser tests.
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
    provide('siteReport', build(siteFolder));
    const site = await serveSite(siteFolder);
    ends.push(site.stop);
    provide('siteUrl', site.url);
    provide('siteFolder', siteFolder);
    provide('browser', await findBrowser());
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Runs `docgen build` as a user would. */
function build(outDir: string): string {
  const { code, stdout, stderr } = spawnDocgen(['build', '--out-dir', outDir], root);
  if (code !== 0) throw new Error(`docgen build exited with ${code}:\n${stdout}${stderr}`);
  return stderr;
}

/** Without a browser it is the tests that fail, so that all others still run. */
async function findBrowser(): Promise<ProvidedContext['browser']> {
  try {
    return await workingBrowser();
  } catch (error) {
    return {
      missing: error instanceof Error ? `${error.message}\n${String(error.cause)}` : String(error),
    };
  }
}
