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

/** What a command is told and tells while it runs. */
export interface Running {
  /** Gets what the command writes to its output, as it comes. */
  readonly said?: (text: string) => void;
  /** Gets what it writes to its error output. */
  readonly warned?: (text: string) => void;
  /** Gets what interrupts the command; nobody does when left out. */
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
 * A process of its own would spend most of its time on loading docgen. What only a process can
 * show (signals, its end, the packed command) is tested with one: `spawn-docgen.ts`.
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
