import { isBundlerEnded } from '@docgen/bundler/report/bundler-ended';
import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from './exit-code.ts';
import { Interruption } from './interruption.ts';
import { LateFailure } from './late-failure.ts';
import {
  fileLimitHint,
  isMachineError,
  temporaryFolderHint,
  temporaryPlace,
} from './machine-error.ts';
import { printableLines } from './printable-lines.ts';
import { createStyle } from './report/style.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The message of Node does not say on which disk. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT']);

const BUNDLER_ENDED =
  'The bundler, esbuild, ended unexpectedly: another program may have killed its process, or memory ran out.';

const REQUEST = 'Please report it with the text above in the issue tracker of docgen.';

export interface FailedCommand {
  readonly version: string;
  /** Whether the command writes an output, whose state is then reported. */
  readonly isBuild: boolean;
}

/** Reports why a command failed, and returns the exit code. */
export function reportFailure(
  thrown: unknown,
  { version, isBuild }: FailedCommand,
  terminal: Terminal,
): ExitCode {
  const isLate = thrown instanceof LateFailure;
  const error = isLate ? thrown.cause : thrown;
  const asItWas = isBuild ? 'The previous output is unchanged.' : undefined;
  const output = isLate ? 'The new output is in place.' : asItWas;
  // Commander has already printed its message. It also ends `--help` and `--version` this way.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.problems;
  if (error instanceof Interruption) {
    terminal.err(`\n${['Interrupted.', asItWas ?? []].flat().join(' ')}\n`);
    return EXIT.interrupted;
  }
  const style = createStyle(terminal.errColor);
  const problem = (text: string, ...more: (string | undefined)[]): ExitCode => {
    terminal.err(`${style(['bold', 'red'], 'error')} ${printableLines(text)}\n`);
    for (const line of more) if (line !== undefined) terminal.err(`  ${line}\n`);
    return EXIT.problems;
  };
  const hintLine = (text: string) => `${style('green', 'hint:')} ${printableLines(text)}`;
  if (error instanceof UsageError) {
    const { message, hint } = error;
    return problem(message, hint && hintLine(hint));
  }
  if (isMachineError(error)) {
    const hint = FULL_DISK.has(error.code)
      ? roomHint(isBuild)
      : (fileLimitHint(error) ?? temporaryFolderHint(error));
    return problem(`The system refused: ${error.message}`, output, hint && hintLine(hint));
  }
  if (isBundlerEnded(error)) return problem(BUNDLER_ENDED, output);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.err(
    `\n${printableLines(stack)}\n\nThis is a bug in docgen ${version} (Node ${process.version}, ${process.platform}).\n` +
      `${[output ?? [], REQUEST].flat().join(' ')}\n`,
  );
  return EXIT.fault;
}

function roomHint(isBuild: boolean): string {
  const output =
    'Free space on the disk of the output folder, or choose another folder with --out-dir.';
  return isBuild ? `${output} ${temporaryPlace()}` : `Free space on the disk. ${temporaryPlace()}`;
}
