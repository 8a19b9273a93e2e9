#!/usr/bin/env node
import { join } from 'node:path';
import process from 'node:process';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { endProcess } from './end-process.ts';
import { EXIT } from './exit-code.ts';
import { packedCode } from './packed-code.ts';

/** The folder that docgen was started in. Ends the process where that has been removed. */
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

/** From so many bytes on, memory is spared rather than processor time. */
const LARGE_HEAP = 250e6;

// A build is over in seconds, and V8 by default optimises in the background much that never
// pays back: without a budget twenty times as large, a cold build takes 1.3 times the processor time.
// Only the V8 of Node 20 knows the flag; others complain on the standard error output.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1200000');

// The space for new objects begins with a megabyte and is collected whenever it is full: grown sooner,
// a build of few changes is collected half as often.
setFlagsFromString('--semi-space-growth-factor=8');

const [, , command = '', ...options] = process.argv;

// Other threads of V8 help to collect new objects, which takes them a twentieth of a build's processor
// time: they are woken some fifty times a second for three milliseconds of work. Where somebody waits for
// the first page of a large site, it comes a twentieth sooner with their help.
if (command !== 'dev') setFlagsFromString('--no-parallel-scavenge');

// V8 lets the heap grow to four times of what is alive: of a large schema, 340 MB of which most is
// gone. Collected when it has doubled, it is 290 MB in the same processor time. Ten thousand manuals
// take 1,010 MB then, and 870 when it is collected at one and a half times. A build of few changes is
// over before any of that, and a twentieth faster when nothing old is collected.
const growing = setInterval(() => {
  const percent = getHeapStatistics().used_heap_size > LARGE_HEAP ? 50 : 100;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}, 1000).unref();

// What is compiled stays until it is kept for the next run.
setFlagsFromString('--no-flush-bytecode');

// Who writes into the folder can put any code there, so only what runs the programs of the project
// anyway takes what is kept. The functions of a check are some of a build's.
const NAMES = new Map([
  ['build', 'build'],
  ['check', 'build'],
  ['dev', 'dev'],
]);
const isKept = !options.some((option) => ['--no-cache', '--help', '-h'].includes(option));
const name = isKept ? NAMES.get(command) : undefined;
const folder = join(await workingFolder(), 'node_modules/.cache/docgen');
const code = packedCode(import.meta.url, name === undefined ? undefined : { folder, name });
const { runCommand } = await code.parts().loadCommand();
const exitCode = await runCommand(code.run);
// A check uses little of it, and would keep as little.
if (command === name) {
  // V8 takes what was compiled under the flags that it has at that time: those of the next start.
  clearInterval(growing);
  setFlagsFromString('--heap-growing-percent=0');
  code.save();
}
await endProcess(exitCode);
