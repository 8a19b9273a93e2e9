import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { casesOf, openCase } from './support/fixture-case.ts';

const previous = fileURLToPath(new URL('fixtures/previous-output', import.meta.url));

/**
 * One case per mistake; `output.txt` contains docgen's output. Every project starts with the output
 * of an earlier build, which must survive.
 */
describe('bad input', () => {
  it.each(casesOf('bad-input'))('%s', async (name) => {
    const { project, run, expectFiles, remove } = openCase(join('bad-input', name));
    try {
      const dist = join(project, 'dist');
      if (!existsSync(dist)) cpSync(previous, dist, { recursive: true });
      const before = filesOf(project);
      expectFiles({ 'output.txt': (await run()).transcript });
      expect(filesOf(project)).toEqual(before);
    } finally {
      remove();
    }
  });
});

/** All files and folders of a project except the cache. */
function filesOf(project: string): string[] {
  return readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|\/)node_modules(\/\.cache|$)/.test(path))
    .sort();
}
