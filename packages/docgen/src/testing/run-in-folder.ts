import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { docgenModules } from '../../../../test/support/docgen-modules.ts';
import { runCli } from '../run-cli.ts';
import type { Terminal } from '../terminal.ts';

/** The package's folder in the repository, whose `docs/` are published. */
const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A running command. */
export interface RunningCommand {
  /** Its exit code. */
  readonly code: Promise<number>;
  /** What it has written to stdout so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** Interrupts it, as Ctrl+C does. */
  readonly interrupt: () => void;
}

/** An empty folder, until the test ends. @returns Its absolute path. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Runs a command in a folder, in this process. */
export function runInFolder(
  place: Pick<Terminal, 'cwd' | 'workspace'>,
  ...argv: string[]
): RunningCommand {
  let out = '';
  let err = '';
  let interrupt = () => {};
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const code = runCli({
    argv,
    version: '1.2.3',
    template: {},
    packageFolder,
    modules: docgenModules,
    terminal: {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      ...place,
      outColor: false,
      errColor: false,
      live: false,
      columns: 80,
      abort: () => {},
      onInterrupt: (asked) => void interrupted.then(asked),
    },
  });
  return { code, out: () => out, err: () => err, interrupt };
}
