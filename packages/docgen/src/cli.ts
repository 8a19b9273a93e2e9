#!/usr/bin/env node
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { endProcess } from './end-process.ts';
import { EXIT } from './exit-code.ts';
import { packedCode } from './packed-code.ts';

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
async function siteFolder(): Promise<string> {
  const { values } = parseArgs({
    args: options,
    options: { config: { type: 'string' } },
    strict: false,
  });
  const path = resolve(await workingFolder(), String(values.config ?? ''));
  return orUndefined(() => statSync(path))?.isFile() ? dirname(path) : path;
}

/** Heap size in bytes above which saving memory is more important than saving processor time. */
const LARGE_HEAP = 250e6;

// A build takes only seconds, and by default V8 optimises a lot of code in the background that
// never pays off: without an interrupt budget twenty times the default, a cold build takes 1.3
// times the processor time. Only the V8 of Node 20 knows the flag; other versions print a warning
// to stderr.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1200000');

// The space for new objects starts at 1 MB and is collected whenever it is full. If it grows
// faster, a build with few changes needs half as many collections.
setFlagsFromString('--semi-space-growth-factor=8');

const [, , command = '', ...options] = process.argv;

// V8's helper threads for collecting new objects take a twentieth of a long build's processor time:
// they are woken some fifty times a second for three milliseconds of work. For the first second,
// builds keep them, because the second core is idle then, and a build with few changes ends a
// thirtieth sooner. `docgen dev` keeps them always, because they help to show the first page of a
// large site a twentieth sooner.
//
// By default, V8 lets the heap grow to four times the live objects: 340 MB for a large schema, most
// of it garbage. If it is collected after it has doubled, it is 290 MB at the same processor time.
// Ten thousand manuals then take 1,010 MB, or 870 MB if it is collected at one and a half times. A
// build with few changes ends before the first change of the flag, and is a twentieth faster if old
// objects are never collected.
const tuning = setInterval(() => {
  if (command !== 'dev') setFlagsFromString('--no-parallel-scavenge');
  const percent = getHeapStatistics().used_heap_size > LARGE_HEAP ? 50 : 100;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}, 1000).unref();

// Keeps compiled functions until they are saved for the next run.
setFlagsFromString('--no-flush-bytecode');

// Whoever can write to the cache folder can put any code there, so only commands that run the
// project's code anyway load compiled code from it. `check` shares the cache of `build`, because it
// uses a subset of its functions.
const NAMES = new Map([
  ['build', 'build'],
  ['check', 'build'],
  ['dev', 'dev'],
]);
const isKept = !options.some((option) => ['--no-cache', '--help', '-h'].includes(option));
const name = isKept ? NAMES.get(command) : undefined;
const folder = join(await siteFolder(), 'node_modules/.cache/docgen');
const code = packedCode(import.meta.url, name === undefined ? undefined : { folder, name });
const { runCommand } = await code.parts().loadCommand();
const exitCode = await runCommand(code.run);
// A check compiles only some of the functions, so its cache would contain only those.
if (command === name) {
  // V8 rejects code that was compiled under other flags than the current ones, so the flags are
  // reset to those of the next start.
  clearInterval(tuning);
  setFlagsFromString('--parallel-scavenge');
  setFlagsFromString('--heap-growing-percent=0');
  code.save();
}
await endProcess(exitCode);
