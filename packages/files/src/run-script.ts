import { closeSync, fstatSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { readBriefly } from './read-buffer.ts';
import { spread } from './spread.ts';

/**
 * The value of a script created by `packages/docgen/bundle/pack-script.js`: a function that takes
 * arguments of a CommonJS module, those features that otherwise only ES modules have, and a function
 * for copying properties.
 */
type PackedScript = (
  require: NodeJS.Require,
  module: { exports: unknown },
  importScript: (path: string) => unknown,
  importModule: (address: string) => Promise<unknown>,
  address: string,
  spreadObject: typeof spread,
) => void;

export interface ScriptOptions {
  /**
   * Returns V8's code cache for the bytes of a script, from an earlier run. It is used before the
   * next call.
   */
  readonly cachedData?: (file: string) => Uint8Array | undefined;
  /** Called to compile a script. @default calls the function */
  readonly compiling?: <T>(work: () => T) => T;
  /** Called with each script before it runs. */
  readonly onCompiled?: (file: string, script: Script) => void;
}

/**
 * Runs one of docgen's own scripts and the scripts that it imports, each once and when it is first
 * needed. As far as `require()` and `import.meta.url` are concerned, all are at the same place.
 *
 * @param entry - Absolute path.
 * @returns The exports of the script.
 * @throws An error that names a script which cannot be read, or what a script throws.
 */
export function runScript(
  entry: string,
  { cachedData, compiling = (work) => work(), onCompiled }: ScriptOptions = {},
): unknown {
  const require = createRequire(entry);
  const address = pathToFileURL(entry).href;
  const exportsOf = new Map<string, unknown>();

  function run(file: string): unknown {
    if (exportsOf.has(file)) return exportsOf.get(file);
    const source = readSource(file);
    const cached = cachedData?.(file);
    const options = {
      filename: pathToFileURL(file).href,
      ...(cached === undefined ? {} : { cachedData: cached }),
    };
    const script = compiling(() => new Script(source, options));
    onCompiled?.(file, script);
    const module = { exports: {} as unknown };
    const packed: PackedScript = script.runInThisContext();
    const importScript = (path: string): unknown => run(join(dirname(file), path));
    packed(require, module, importScript, (name) => import(name), address, spread);
    exportsOf.set(file, module.exports);
    return module.exports;
  }

  return run(entry);
}

/** Decodes each byte as a character, because packed scripts are ASCII. */
function readSource(file: string): string {
  try {
    const descriptor = openSync(file, 'r');
    try {
      return readBriefly(descriptor, fstatSync(descriptor).size, 0).toString('latin1');
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(
      `a file of docgen cannot be read (${message}). If docgen has been installed again while it was running, start it again. If not, install it again.`,
      { cause },
    );
  }
}
