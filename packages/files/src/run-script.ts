import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

/**
 * The value of a script created by `packages/docgen/bundle/pack-script.js`: a function that takes
 * the arguments of a CommonJS module, and those features that otherwise only ES modules have.
 */
type PackedScript = (
  require: NodeJS.Require,
  module: { exports: unknown },
  exports: unknown,
  importModule: (address: string) => Promise<unknown>,
  address: string,
) => void;

/**
 * Runs one of docgen's own scripts.
 *
 * @param file - Absolute path.
 * @param cachedData - V8's code cache for the same bytes, from an earlier run.
 * @returns The exports of the script, and the compiled script.
 * @throws The file system's error, or what the script throws.
 */
export function runScript(
  file: string,
  cachedData?: Buffer,
): { readonly exports: unknown; readonly script: Script } {
  // Decoded as one character per byte, which is correct for ASCII. Other characters occur only in
  // comments.
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
