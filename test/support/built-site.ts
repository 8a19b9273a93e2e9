import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { workingBrowser } from './browser.ts';
import type { BrowserCommand } from './find-browser.ts';
import { needsSite } from './needs-site.ts';
import { serveSite } from './serve-site.ts';
import { spawnDocgen } from './spawn-docgen.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the MiSArch site's root, without a slash at its end. */
    siteUrl: string;
    /** Folder with the MiSArch site's output. */
    siteFolder: string;
    /** What the build of the MiSArch site wrote to stderr. */
    siteReport: string;
    /** Address of the root of `test/fixtures/engine`, without a slash at its end. */
    engineUrl: string;
    /** Folder with the output of `test/fixtures/engine`. */
    engineFolder: string;
    /** How to start a browser, or a sentence that says why none starts. */
    browser: BrowserCommand | { readonly missing: string };
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds and serves the MiSArch site and `test/fixtures/engine`, and looks for a browser, once for
 * all tests. Does nothing if none of the selected tests needs them.
 *
 * @returns A function that stops the servers and removes the output.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const { provide, vitest } = project;
  // Vitest does not publish its file filter. If this private property is missing, the sites are
  // always built.
  const asked: string[] | undefined = Reflect.get(vitest, 'filenamePattern');
  const { testFiles } = await project.globTestFiles(asked);
  if (!testFiles.some(needsSite)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'docgen-site-'));
  const ends = [() => rm(folder, { recursive: true })];
  const end = async () => {
    for (const step of ends.reverse()) await step();
  };
  try {
    const siteFolder = join(folder, 'dist');
    const engine = join(folder, 'engine');
    const engineFolder = join(engine, 'dist');
    await cp(join(root, 'test/fixtures/engine/site'), engine, { recursive: true });
    const [siteReport, , browser] = await Promise.all([
      build(root, '--out-dir', siteFolder),
      build(engine),
      findBrowser(),
    ]);
    for (const [name, output] of [
      ['site', siteFolder],
      ['engine', engineFolder],
    ] as const) {
      const { url, stop } = await serveSite(output);
      ends.push(stop);
      provide(`${name}Url`, url);
      provide(`${name}Folder`, output);
    }
    provide('siteReport', siteReport);
    provide('browser', browser);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Runs `docgen build` as a user would. @returns What it writes to stderr. */
async function build(project: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await spawnDocgen(['build', ...args], project);
  if (code !== 0) throw new Error(`docgen build exited with ${code}:\n${stdout}${stderr}`);
  return stderr;
}

/** Without a browser only the tests that use one fail; all others still run. */
async function findBrowser(): Promise<ProvidedContext['browser']> {
  try {
    return await workingBrowser();
  } catch (error) {
    return {
      missing: error instanceof Error ? `${error.message}\n${String(error.cause)}` : String(error),
    };
  }
}
