import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildModules, installedModules } from '@docgen/bundler/build-modules';
import { findConfig, possibleConfigs } from '@docgen/config/find-config';
import { isWithin } from '@docgen/files/is-within';
import { openLiveSite } from '@docgen/pipeline/live/live-site';
import { onTestFinished } from 'vitest';
import { servedPaths } from '../serve/find-served-file.ts';
import { writeFiles } from './serve-folder.ts';

const dist = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
export const modules = installedModules(pathToFileURL(dist).href);

/** The options in every site's configuration. */
export const CONFIG =
  "title: 'A', url: 'https://a.example', content: [{ id: 'docs', path: 'content' }]";

/**
 * Writes a site with the pages `/` and `/saw` to a temporary folder, and opens it until the test
 * ends.
 *
 * @param more - Additional files by path.
 * @param own - Other files of docgen than the installed ones.
 */
export async function openSite(
  more: Readonly<Record<string, string>> = {},
  own: Partial<BuildModules> = {},
) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-check-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(folder, {
    'site.config.js': `export default { ${CONFIG} };`,
    'content/index.md': '# Home\n',
    'content/saw.md': '# Saw\n',
    ...more,
  });
  return openAgain(folder, own);
}

/**
 * Opens an existing site.
 *
 * @param own - See {@link openSite}.
 */
export async function openAgain(folder: string, own: Partial<BuildModules> = {}) {
  const told: string[][] = [];
  let changes = 0;
  const site = await openLiveSite({
    configFile: findConfig(folder),
    possibleConfigs: possibleConfigs(folder),
    modules: { ...modules, ...own },
    onChange: () => {
      changes += 1;
    },
    onChecked: (diagnostics) => told.push(diagnostics.map(({ code }) => code)),
    onFault: (thrown) => {
      throw thrown;
    },
    onStuck: () => {},
  });
  onTestFinished(site.close);
  return {
    folder,
    /** Codes of the diagnostics of each check of the site. */
    told,
    /** Places of the current diagnostics, as `file:line`. */
    places: () =>
      site.diagnostics().map(({ place }) => [place?.file, place?.line].filter(Boolean).join(':')),
    check: site.check,
    /** Whether changes of a file would be noticed. */
    isWatched: (path: string) => site.watched().some((each) => isWithin(join(folder, path), each)),
    changes: () => changes,
    /** HTML of the page at a path, or the kind of the answer if there is none. */
    async page(path: string) {
      const answer = await site.answer(servedPaths(path));
      return answer.kind === 'page' && answer.isFound ? answer.html : answer.kind;
    },
    /** The text of a file at an output path, such as a stylesheet. */
    async file(path: string) {
      const answer = await site.answer([path]);
      return answer.kind === 'contents' ? Buffer.from(answer.contents).toString() : answer.kind;
    },
    close: site.close,
    async edit(path: string, text: string) {
      await writeFiles(folder, { [path]: text });
      await site.change([join(folder, path)]);
    },
    /** Tells the site of files that have changed, been added or removed. */
    change: (...paths: string[]) => site.change(paths.map((path) => join(folder, path))),
    async remove(path: string) {
      await rm(join(folder, path));
      await site.change([join(folder, path)]);
    },
  };
}
