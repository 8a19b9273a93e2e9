import { compileFunction } from 'node:vm';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { incidentDiagnostics, thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import { stackFrames } from '@docgen/author-code/stack-frames';
import { isThenable } from '@docgen/core/basics/is-thenable';
import type { Checked, Place } from '@docgen/core/diagnostic';
import type { ConfigBundle } from './bundle-config.ts';
import { isClass, isObject } from './describe-value.ts';
import { originalPlaces } from './original-place.ts';
import { type PlainConfig, plainConfig } from './plain-value.ts';
import { placeOfThrownValue } from './thrown-values.ts';

/** What a configuration exports as default. */
export interface ExportedConfig extends PlainConfig {
  /** True if it exports a function, which returned the value. */
  readonly isReturned: boolean;
}

/**
 * Runs a bundled configuration, and copies what it exports.
 *
 * @param file - Path relative to the project folder.
 * @param code - Guards the execution. If it is left out, the configuration runs unguarded.
 * @returns The default export, or the result of calling it. The default export of CommonJS is
 *   `exports.default`, as compilers write it, or else `module.exports`. `undefined` with a
 *   diagnostic if the code throws (`config-throws`), does not finish in time (`config-timeout`) or
 *   tries to end the process (`config-ends-process`).
 */
export async function importBundle(
  bundle: ConfigBundle,
  file: string,
  code?: AuthorCode,
): Promise<Checked<ExportedConfig | undefined>> {
  const script = scriptOf(bundle);
  const address = script === undefined ? addressOf(bundle) : SCRIPT_ADDRESS;
  const locate = async (stack: string) =>
    stack === '' ? placeOfThrownValue(bundle) : placeOf(stack, bundle.map);
  const author = { kind: 'config', file, locate } as const;
  let parameters = 0;
  const load = async () => {
    const whole: unknown = script === undefined ? (await import(address)).default : script();
    const exported = isObject(whole) ? (whole.default ?? whole) : whole;
    const isReturned = typeof exported === 'function' && !isClass(exported);
    if (isReturned) parameters = exported.length;
    const value = isReturned ? exported() : exported;
    // An `await` leaves a callback behind, for which `createAuthorCode` starts its watchdog.
    return { value: isThenable(value) ? await value : value, isReturned };
  };
  const late = () => incidentDiagnostics(code?.incidents() ?? []);
  try {
    const { value, isReturned } = await (code === undefined ? load() : code.load(author, load));
    // Getters and proxies are code, too.
    const read = () => plainConfig(value);
    const plain = code === undefined ? read() : await code.run(author, read);
    return { value: { ...plain, isReturned }, diagnostics: await late() };
  } catch (thrown) {
    const problem = {
      code: 'config-throws',
      message: 'The configuration threw an error',
      hint:
        parameters > 0
          ? 'docgen calls the exported function without arguments.'
          : 'Correct the code. Often an environment variable is missing, especially in CI.',
    } as const;
    const found = (await thrownDiagnostics({ author, thrown }, problem)).map((entry) => ({
      ...entry,
      message: entry.message.replaceAll(address, file),
    }));
    return { value: undefined, diagnostics: [...found, ...(await late())] };
  }
}

/** Address of a configuration that runs as a script, in stack traces. */
const SCRIPT_ADDRESS = 'data:text/javascript,config';

/** The last statement of a bundle. */
const EXPORT = /export (?:default (.+)|\{\s*(\S+) as default\s*\});\s*$/;

/**
 * What a script parses but does not do as a module does. For a script, `import()` is an experimental
 * option of Node, which prints a warning; `await` before a parenthesis, bracket or sign would be the
 * name of a variable.
 */
const MODULE_ONLY = /\bimport\s*\(|\bawait [^\w$]/;

/**
 * Compiles a bundle that need not be a module, because it neither imports modules nor awaits
 * anything itself. Unlike a module, a script can be stopped after a time limit.
 *
 * @returns Runs the bundle and returns its default export; `undefined` if it has to be a module.
 */
function scriptOf({ code }: ConfigBundle): (() => unknown) | undefined {
  const body = code.replace(EXPORT, (_, expression, name) => `return ${expression ?? name};`);
  if (body === code || MODULE_ONLY.test(code)) return undefined;
  try {
    const options = { filename: SCRIPT_ADDRESS };
    return compileFunction(`'use strict'; ${body}`, [], options) as () => unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * A data address leaves no file behind, however the process ends. The time stamp makes the address
 * unique, because Node caches modules by address.
 */
function addressOf({ code }: ConfigBundle): string {
  const text = `${code}\n//# ${performance.now()}`;
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
}

/** The innermost position of a stack trace that is in the user's sources; empty if none is. */
function placeOf(stack: string, map: string): Place[] {
  const placeAt = originalPlaces(map);
  for (const { address, line, column } of stackFrames(stack)) {
    if (!address.startsWith('data:text/javascript')) continue;
    const origin = placeAt(line - 1, column - 1);
    if (origin !== undefined) return [origin.place];
  }
  return [];
}
