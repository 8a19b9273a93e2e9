import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildModules, installedModules } from '@docgen/bundler/build-modules';

const entry = fileURLToPath(new URL('../../packages/docgen/dist/index.js', import.meta.url));

const installed = installedModules(pathToFileURL(entry).href);

/**
 * What lies beside the bundled docgen, one for all tests of a worker: its scripts run once. Without
 * the entries of its threads, builds do everything in the thread of the test, with the same result:
 * to start a thread and to have V8 compile what it runs takes more processor time than the build of
 * a small site. What the bundle builds and the command, in tests with a browser and elsewhere, has them.
 */
export const docgenModules: BuildModules = {
  ...installed,
  mermaidWorker: undefined,
  pageWorker: undefined,
  watchdog: undefined,
};

/** The same with the thread that finishes pages, for builds that are held against others without it. */
export const withPageThread: BuildModules = { ...docgenModules, pageWorker: installed.pageWorker };
