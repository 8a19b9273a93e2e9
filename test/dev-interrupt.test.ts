import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { DEV_FILES } from './support/dev-files.ts';
import { startDevSite } from './support/dev-site.ts';

/** Ids of a process's child processes. */
function childrenOf(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return all.split('\n').flatMap((line) => {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    return child !== undefined && parent === pid ? [child] : [];
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('Ctrl-C ends docgen dev and its children', async () => {
  const site = await startDevSite(DEV_FILES);
  // The site has its own styles, so that the bundler runs.
  const children = childrenOf(site.process.pid ?? 0);
  expect(children.length).toBeGreaterThan(0);
  expect(await site.end()).toBe(0);
  await expect.poll(() => children.filter(isRunning), { timeout: 60_000 }).toEqual([]);
});
