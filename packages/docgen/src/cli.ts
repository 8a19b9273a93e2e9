/*
 * Entry point of the command, which `bin.cjs` starts.
 */

import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { endProcess } from './end-process.ts';
import { EXIT } from './exit-code.ts';
import { packedCode } from './packed-code.ts';
import { tuneV8 } from './v8-flags.ts';

/** The folder that docgen was started in. Ends the process if the folder no longer exists. */
async function workingFolder(): Promise<string> {
  try {
    return process.cwd();
  } catch {
    process.stderr.write(
      'error The folder that docgen was started in no longer exists.\n  hint: Change to the folder of your project, with cd.\n',
    );
    return endProcess(EXIT.problems);
  }
}

/**
 * The folder of the site, below which its results are cached, too. `--config` names a configuration
 * or its folder.
 */
async function siteFolder(options: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...options],
    options: { config: { type: 'string' } },
    strict: false,
  });
  const path = resolve(await workingFolder(), String(values.config ?? ''));
  return orUndefined(() => statSync(path))?.isFile() ? dirname(path) : path;
}

// Whoever can write to the cache folder can put any code there, so only commands that run the
// project's code anyway load compiled code from it. `check` shares the cache of `build`, because it
// uses a subset of its functions.
const NAMES = new Map([
  ['build', 'build'],
  ['check', 'build'],
  ['dev', 'dev'],
]);

async function main(): Promise<void> {
  // A process whose promises can no longer settle ends by itself, which is never a success.
  process.exitCode = EXIT.fault;
  const [, , command = '', ...options] = process.argv;
  const { untuned, optimiseSoon } = tuneV8(command);
  const isKept = !options.some((option) => ['--no-cache', '--help', '-h'].includes(option));
  const name = isKept ? NAMES.get(command) : undefined;
  const folder = join(await siteFolder(options), 'node_modules/.cache/docgen');
  const code = packedCode(
    import.meta.url,
    name === undefined ? undefined : { folder, name, compiling: untuned },
  );
  const { runCommand } = await code.parts().loadCommand();
  const exitCode = await runCommand(code.run, optimiseSoon);
  // A check, or a run that ends early, compiles only some of the functions, and later runs would not
  // add the others.
  code.close(command === name && exitCode === EXIT.fine);
  await endProcess(exitCode);
}

void main();
