import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

it('the MiSArch site builds without diagnostics', () => {
  const lines = inject('siteReport').trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  // Only progress messages.
  const others = lines.filter((line) => !/^✓ [a-z ]+ /.test(line));
  // The site has dates of its pages, which a copy without the history of this repository lacks.
  if (hasHistory()) expect(others).toEqual([]);
  else expect(others.filter((line) => line.startsWith('warning'))).toHaveLength(1);
});

/** Whether this is a clone of the repository with its whole history. */
function hasHistory(): boolean {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd });
  return String(stdout).trim() === 'false';
}
