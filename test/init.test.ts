import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { START_FLAGS } from '../packages/docgen/src/v8-flags.ts';
import { casesOf, openCase } from './support/fixture-case.ts';
import { readFolder } from './support/read-folder.ts';
import { dist, TEMPLATE } from './support/run-docgen.ts';
import { spawnDocgen } from './support/spawn-docgen.ts';

const samples = new Set(Object.values(TEMPLATE));

/**
 * `output.txt` contains docgen's output: of `init`, or of the arguments of the case, and then of
 * `build`. Created files are beside it, unless they are those of the template.
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

it('init does not run forged compiled code from the cache', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-forged-'));
  try {
    forgeCode(folder);
    const { stdout } = await spawnDocgen(['init', '--no-run', '--check'], folder);
    expect(stdout).toContain('site.config.ts');
    // Commands that run the folder's programs anyway do run it.
    expect((await spawnDocgen(['check'], folder)).stdout).toBe('forged\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Writes V8's compiled code of another program into the cache, as if it were that of docgen. */
function forgeCode(folder: string): void {
  const kept = join(folder, 'node_modules/.cache/docgen');
  mkdirSync(kept, { recursive: true });
  copyFileSync(join(dist, 'bundle-hash.txt'), join(folder, 'bundle-hash.txt'));
  const { size } = statSync(join(dist, 'packed.js'));
  const script = `(function (require, module) {
    console.log('forged');
    module.exports = { loadCommand: () => process.exit() };
  })`;
  writeFileSync(join(folder, 'packed.js'), script.padEnd(size));
  const forge = `
    import { packedCode } from ${JSON.stringify(pathToFileURL(join(dist, 'packed-code.js')))};
    const code = packedCode(${JSON.stringify(pathToFileURL(join(folder, 'cli.cjs')))}, ${JSON.stringify({ folder: kept, name: 'build' })});
    code.parts();
    code.close(true);
  `;
  // V8 accepts only code that was compiled with the same flags.
  execFileSync(process.execPath, [...START_FLAGS, '--input-type=module', '--eval', forge]);
}

/** The tests run docgen from this repository, which is then what a new site installs. */
function withoutCheckout(text: string): string {
  const unquoted = text.replaceAll(/"(supergraph-docgen@[^"\n]+)"/g, '$1');
  return unquoted.replaceAll(/file:(?:\.\.\/)+[^"\n]*packages\/docgen/g, 'file:<checkout>');
}
