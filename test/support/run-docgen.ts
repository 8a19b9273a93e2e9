import { fileURLToPath } from 'node:url';
import { runCli } from '../../packages/docgen/src/run-cli.ts';
import { docgenModules } from './docgen-modules.ts';
import { readFolder } from './read-folder.ts';

/** Folder of the bundled docgen. */
export const dist = fileURLToPath(new URL('../../packages/docgen/dist', import.meta.url));

/** Texts of the sample site that `docgen init` writes, by path. */
export const TEMPLATE = readFolder(
  fileURLToPath(new URL('../../packages/docgen/template', import.meta.url)),
);

/** Callbacks for a command while it runs. */
export interface Running {
  /** Receives what the command writes to stdout, as it is written. */
  readonly said?: (text: string) => void;
  /** Receives what it writes to stderr. */
  readonly warned?: (text: string) => void;
  /** Receives a function that interrupts the command, as Ctrl+C does. */
  readonly onInterrupt?: (interrupt: () => void) => void;
}

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs docgen's command line in this process, with the bundled modules of runtime and theme.
 *
 * A separate process would spend most of its time on loading docgen. Signals, the end of the
 * process and the packed command need one; their tests use `spawn-docgen.ts`.
 *
 * @param cwd - Project folder, absolute.
 */
export async function runDocgen(
  args: readonly string[],
  cwd: string,
  { said = () => {}, warned = () => {}, onInterrupt = () => {} }: Running = {},
): Promise<Run> {
  let stdout = '';
  let stderr = '';
  const code = await runCli({
    argv: args,
    version: '0.1.0',
    packageFolder: fileURLToPath(new URL('../../packages/docgen', import.meta.url)),
    template: TEMPLATE,
    modules: docgenModules,
    terminal: {
      out: (text) => {
        stdout += text;
        said(text);
      },
      err: (text) => {
        stderr += text;
        warned(text);
      },
      cwd,
      outColor: false,
      errColor: false,
      live: false,
      columns: 80,
      abort: () => {},
      onInterrupt,
    },
  });
  return { code, stdout, stderr };
}
