import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf, openCase } from './support/fixture-case.ts';
import { readFolder } from './support/read-folder.ts';
import { TEMPLATE } from './support/run-docgen.ts';

const samples = new Set(Object.values(TEMPLATE));

/**
 * `output.txt` holds what docgen says: to `init`, or the arguments of the case, and then to
 * `build`. Files that are made are beside it, unless they are those of the template.
 */
describe('init', () => {
  it.each(casesOf('init'))('%s', async (name) => {
    const { project, run, expectFiles, remove } = openCase(join('init', name), ['init']);
    try {
      const before = readFolder(project);
      const said = [(await run()).transcript];
      const after = readFolder(project);
      const made = Object.entries(after).filter(([path]) => !(path in before));
      const config = made.find(([path]) => basename(path) === 'site.config.ts')?.[0];
      if (config !== undefined) said.push((await run(['build', '--config', config])).transcript);
      const own = made.filter(([, text]) => !samples.has(text));
      expectFiles({
        'output.txt': withoutCheckout(said.join('\n')),
        ...Object.fromEntries(own.map(([path, text]) => [basename(path), withoutCheckout(text)])),
      });
      expect(after).toMatchObject(before);
    } finally {
      remove();
    }
  });
});

/** Tests run the docgen of this repository, so that is what a new site is to install. */
function withoutCheckout(text: string): string {
  const unquoted = text.replaceAll(/"(supergraph-docgen@[^"\n]+)"/g, '$1');
  return unquoted.replaceAll(/file:(?:\.\.\/)+[^"\n]*packages\/docgen/g, 'file:<checkout>');
}
