import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createAuthorCode } from '@docgen/author-code/author-code';
import { installedModules } from '@docgen/bundler/build-modules';
import { invariant } from '@docgen/core/basics/invariant';
import { openMemo } from '@docgen/memo/memo';
import { buildPaths } from '@docgen/pipeline/build-paths';
import { createConfiguredSite } from '@docgen/pipeline/live/configured-site';
import { takeChanges } from '@docgen/pipeline/live/take-changes';
import { createTurns } from '@docgen/pipeline/live/turns';
import { startPageThread } from '@docgen/pipeline/thread/page-thread';
import { MANIFEST_PATH } from '@docgen/search/index-files';
import { expect, it, onTestFinished } from 'vitest';
import { CONFIG } from '../testing/open-live-site.ts';
import { writeFiles } from '../testing/serve-folder.ts';

const modules = installedModules(
  pathToFileURL(fileURLToPath(new URL('../../dist/index.js', import.meta.url))).href,
);

/** Opens a site of 40 pages, checks it, and counts the groups of pages that are indexed. */
async function openCounted() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-search-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pages = Array.from({ length: 40 }, (_, page) => [
    `content/${page === 0 ? 'index' : `page-${page}`}.md`,
    `# Page ${page}\n\nWord${page} and word${page + 1}.\n`,
  ]);
  await writeFiles(folder, {
    'site.config.js': `export default { ${CONFIG} };`,
    ...Object.fromEntries(pages),
  });
  let indexed = 0;
  const thread = startPageThread(undefined);
  const onFault = (thrown: unknown) => {
    throw thrown;
  };
  const configured = createConfiguredSite({
    ...buildPaths({ configFile: join(folder, 'site.config.js') }),
    modules,
    author: createAuthorCode({ onFault, watchdog: modules.watchdog, onStuck: onFault }),
    memo: openMemo({ version: '', resident: true }),
    turns: createTurns(),
    isBusy: () => false,
    thread: {
      ...thread,
      index(given) {
        indexed += 1;
        return thread.index(given);
      },
    },
  });
  await configured.open();
  const { site, search, check } = configured.opened() ?? {};
  invariant(site && search && check, 'the configuration is valid');
  onTestFinished(site.dispose);
  const run = () =>
    check.run(new AbortController().signal, {
      lookedAt: undefined,
      onSettled() {},
      onPage() {},
    });
  await run();
  return {
    search,
    indexed: () => indexed,
    async edit(path: string, text: string) {
      await writeFiles(folder, { [path]: text });
      await takeChanges(site, [join(folder, path)]);
      await run();
    },
  };
}

it('indexes nothing when someone searches that was indexed before', async () => {
  const { search, indexed, edit } = await openCounted();
  const { signal } = new AbortController();
  await search.prepare(AbortSignal.abort());
  expect(indexed()).toBe(0);
  await search.prepare(signal);
  const all = indexed();
  expect(all).toBeGreaterThan(1);
  const manifest = await search.file(MANIFEST_PATH);
  expect(indexed()).toBe(all);
  const other = await openCounted();
  expect(await other.search.file(MANIFEST_PATH)).toBe(manifest);
  await edit('content/page-7.md', '# Page 7\n\nSaw.\n');
  await search.prepare(signal);
  await search.prepare(signal);
  expect(indexed()).toBe(all + 1);
  expect(await search.file(MANIFEST_PATH)).not.toBe(manifest);
  expect(indexed()).toBe(all + 1);
});
