import { isBundlerEnded } from '@docgen/bundler/report/bundler-ended';
import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from './exit-code.ts';
import { Interruption } from './interruption.ts';
import { LateFailure } from './late-failure.ts';
import { printableLines } from './printable-lines.ts';
import { createStyle } from './report/style.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What a machine says when it is full, broken or forbids something: nobody's bug. */
const MACHINE_ERRORS = new Set([
  'EACCES',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOSPC',
  'EPERM',
  'EROFS',
]);

/** Tells why a command ended with an error, and what that means for the exit code. */
export function reportFailure(thrown: unknown, version: string, terminal: Terminal): ExitCode {
  const isLate = thrown instanceof LateFailure;
  const error = isLate ? thrown.cause : thrown;
  const output = isLate ? 'The new output is in its place.' : 'The previous output is as it was.';
  // Commander has printed its message already; it also ends `--help` and `--version` this way.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.problems;
  if (error instanceof Interruption) {
    terminal.err('\nInterrupted. The previous output is as it was.\n');
    return EXIT.interrupted;
  }
  const style = createStyle(terminal.errColor);
  const title = style(['bold', 'red'], 'error');
  if (error instanceof UsageError) {
    const hint =
      error.hint === undefined
        ? ''
        : `\n  ${style('green', 'hint:')} ${printableLines(error.hint)}`;
    terminal.err(`${title} ${printableLines(error.message)}${hint}\n`);
    return EXIT.problems;
  }
  if (isMachineError(error)) {
    terminal.err(`${title} The system refused: ${printableLines(error.message)}\n  ${output}\n`);
    return EXIT.problems;
  }
  if (isBundlerEnded(error)) {
    terminal.err(
      `${title} The bundler, esbuild, has ended in the middle of its work: another program may have ended its process, or memory ran out.\n` +
        `  ${output}\n`,
    );
    return EXIT.problems;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.err(
    `\n${printableLines(stack)}\n\nThis is a bug in docgen ${version} (Node ${process.version}, ${process.platform}).\n` +
      `${isLate ? output : 'Nothing was written.'} Please report it with the text above in the issue tracker of docgen.\n`,
  );
  return EXIT.fault;
}

function isMachineError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && MACHINE_ERRORS.has(String(error.code));
}
