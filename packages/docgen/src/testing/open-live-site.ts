import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installedModules } from '@docgen/bundler/build-modules';
import { isWithin } from '@docgen/files/is-within';
import { openLiveSite } from '@docgen/pipeline/live/live-site';
import { onTestFinished } from 'vitest';
import { servedPaths } from '../serve/find-served-file.ts';
import { writeFiles } from './serve-folder.ts';

const dist = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const modules = installedModules(pathToFileURL(dist).href);

/** What stands in the configuration of every site. */
export const CONFIG =
  "title: 'A', url: 'https://a.example', content: [{ id: 'docs', path: 'content' }]";

/**
 * Writes a site with the pages `/` and `/saw` into a temporary folder and opens it until the test has
 * finished.
 *
 * @param more - Further files, by their paths.
 */
export async function openSite(more: Readonly<Record<string, string>> = {}) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-check-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(folder, {
    'site.config.js': `export default { ${CONFIG} };`,
    'content/index.md': '# Home\n',
    'content/saw.md': '# Saw\n',
    ...more,
  });
  return openAgain(folder);
}

/** Opens a site as it was left. */
export async function openAgain(folder: string) {
  const told: string[][] = [];
  let changes = 0;
  const site = await openLiveSite({
    configFile: join(folder, 'site.config.js'),
    modules,
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
    /** Codes of what was wrong whenever the site was checked. */
    told,
    /** Where it was wrong when the site was checked last. */
    places: () =>
      site.diagnostics().map(({ place }) => [place?.file, place?.line].filter(Boolean).join(':')),
    check: site.check,
    /** Whether the site would hear of a change of a file. */
    isWatched: (path: string) => site.watched().some((each) => isWithin(join(folder, path), each)),
    changes: () => changes,
    /** HTML of the page at a path. */
    async page(path: string) {
      const answer = await site.answer(servedPaths(path));
      return answer.kind === 'page' && answer.isFound ? answer.html : answer.kind;
    },
    close: site.close,
    async edit(path: string, text: string) {
      await writeFiles(folder, { [path]: text });
      await site.change([join(folder, path)]);
    },
    async remove(path: string) {
      await rm(join(folder, path));
      await site.change([join(folder, path)]);
    },
  };
}
