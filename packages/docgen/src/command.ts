import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type BuildModules, installedModules } from '@docgen/bundler/build-modules';
import type { ExitCode } from './exit-code.ts';
import { processTerminal } from './process-terminal.ts';
import { runCli } from './run-cli.ts';

/** Version of the package, inserted when it is bundled. */
declare const DOCGEN_VERSION: string;

/** Texts of the sample site by path, as JSON, inserted when the package is bundled. */
declare const DOCGEN_TEMPLATE: string;

/**
 * Runs the command that this process was started with.
 *
 * @param runScript - Runs a packed script, see `installedModules`.
 * @param onServing - See `CliInput`.
 */
export function runCommand(
  runScript: BuildModules['script'],
  onServing: () => void,
): Promise<ExitCode> {
  return runCli({
    argv: process.argv.slice(2),
    version: DOCGEN_VERSION,
    packageFolder: dirname(dirname(fileURLToPath(import.meta.url))),
    modules: installedModules(import.meta.url, runScript),
    template: JSON.parse(DOCGEN_TEMPLATE),
    terminal: processTerminal(),
    onServing,
  });
}
