import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

/**
 * The value of a script that `packages/docgen/bundle/pack-script.js` has made: a function that is
 * called as Node calls CommonJS modules, and gets what otherwise only ES modules have.
 */
type PackedScript = (
  require: NodeJS.Require,
  module: { exports: unknown },
  exports: unknown,
  importModule: (address: string) => Promise<unknown>,
  address: string,
) => void;

/**
 * Runs a script of docgen's own.
 *
 * @param file - Absolute path.
 * @param cachedData - What V8 made of the same bytes in an earlier run.
 * @returns The exports of the script, and what V8 has made of it now.
 * @throws The file system's error; whatever the script throws.
 */
export function runScript(
  file: string,
  cachedData?: Buffer,
): { readonly exports: unknown; readonly script: Script } {
  // One byte for each character, which is right for ASCII: other characters are in comments alone.
  const source = readFileSync(file, 'latin1');
  const address = pathToFileURL(file).href;
  const script = new Script(source, {
    filename: address,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const module = { exports: {} as unknown };
  const run: PackedScript = script.runInThisContext();
  run(createRequire(file), module, module.exports, (name) => import(name), address);
  return { exports: module.exports, script };
}
