import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildModules, installedModules } from '@docgen/bundler/build-modules';
import { remember } from '@docgen/core/basics/remember';

const entry = fileURLToPath(new URL('../../packages/docgen/dist/index.js', import.meta.url));

const installed = installedModules(pathToFileURL(entry).href);

/**
 * The modules that the bundled docgen brings, shared by all tests of a worker, so that its scripts
 * run once. Without the entries of its threads, a build does everything in the thread of the test,
 * with the same result. Starting a thread and letting V8 compile its code takes more processor time
 * than the build of a small site. Builds by the bundle and by the command, in browser tests and
 * elsewhere, do use threads.
 */
export const docgenModules: BuildModules = {
  ...installed,
  script: remember(installed.script),
  mermaidWorker: undefined,
  pageWorker: undefined,
  watchdog: undefined,
};

/** The same with the thread that finishes pages, to compare such builds with builds without it. */
export const withPageThread: BuildModules = { ...docgenModules, pageWorker: installed.pageWorker };
