#!/usr/bin/env node
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { installedModules } from '@docgen/bundler/build-modules';
import { endProcess } from './end-process.ts';
import { processTerminal } from './process-terminal.ts';
import { runCli } from './run-cli.ts';

/** Version of the package, put in when it is bundled. */
declare const DOCGEN_VERSION: string;

/** Texts of the sample site by path, as JSON, put in when it is bundled. */
declare const DOCGEN_TEMPLATE: string;

// A build is over in seconds, and V8 by default optimises in the background much that never
// pays back: without a budget twenty times as large, a cold build takes 1.3 times the processor time.
// Only the V8 of Node 20 knows the flag; others complain on the standard error output.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1200000');

// V8 lets the heap grow to four times of what is alive: of a large schema, 340 MB of which most is
// gone. Collected when it has doubled, it is 290 MB in the same processor time.
setFlagsFromString('--heap-growing-percent=100');

const code = await runCli({
  argv: process.argv.slice(2),
  version: DOCGEN_VERSION,
  packageFolder: dirname(dirname(fileURLToPath(import.meta.url))),
  modules: installedModules(import.meta.url),
  template: JSON.parse(DOCGEN_TEMPLATE),
  terminal: processTerminal(),
});
await endProcess(code);
