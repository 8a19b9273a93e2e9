import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONFIG, openAgain, openSite } from '../testing/open-live-site.ts';
import { writeFiles } from '../testing/serve-folder.ts';

it('shows the dates of the current commit on pages that come back, and on all after a commit', async () => {
  const { folder, close } = await openSite({
    'site.config.js': `export default { ${CONFIG}, lastUpdated: true };`,
  });
  await close();
  git(folder, 'init', '--quiet');
  commit(folder, '2026-01-31T12:00:00Z');
  const { page, file, edit, remove, change } = await openAgain(folder);
  const dates = async () => {
    const pages = (await page('/')) + (await page('/saw'));
    const found = (pages + (await file('sitemap.xml'))).matchAll(
      /<time dateTime="([^"]*)|<lastmod>([^<]*)/g,
    );
    return Array.from(found, ([, shown, listed]) => shown ?? listed);
  };
  const [january, february] = ['2026-01-31', '2026-02-28'];
  expect(await dates()).toEqual([january, january, january, january]);

  // As when switching to a branch without the page, and back.
  await remove('content/saw.md');
  await edit('content/saw.md', '# Saw\n');
  expect(await dates()).toEqual([january, january, january, january]);

  await writeFiles(folder, { 'content/saw.md': '# Saw\n\nSharp.\n' });
  commit(folder, '2026-02-28T12:00:00Z');
  await change('content/saw.md');
  await expect.poll(dates, LONG).toEqual([january, february, january, february]);

  git(folder, 'reset', '--quiet', '--hard', 'HEAD~1');
  await edit('content/index.md', '# Home\n\nWarm.\n');
  await expect.poll(dates, LONG).toEqual([january, january, january, january]);
});

/** Git is asked when nothing else happens. */
const LONG = { timeout: 60_000, interval: 200 };

function commit(folder: string, date: string): void {
  git(folder, 'add', join(folder, 'content'));
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...author, 'commit', '--quiet', '-m', 'A change'], { cwd: folder, env });
}

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync('git', args, { cwd });
}
