#!/usr/bin/env node
import process from 'node:process';
import { installedModules } from './installed-modules.ts';
import { processTerminal } from './process-terminal.ts';
import { runCli } from './run-cli.ts';

/** Version of the package, put in when it is bundled. */
declare const DOCGEN_VERSION: string;

process.exitCode = await runCli({
  argv: process.argv.slice(2),
  version: DOCGEN_VERSION,
  modules: installedModules(import.meta.url),
  terminal: processTerminal(),
});
