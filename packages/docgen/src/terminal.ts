import type { ExitCode } from './exit-code.ts';

/** The output of the CLI and its capabilities. */
export interface Terminal {
  /** Writes results: reports, tables, addresses. */
  readonly out: (text: string) => void;
  /** Writes everything about the run itself: progress, problems, bugs. */
  readonly err: (text: string) => void;
  /** Absolute path of the folder that the CLI was started in. */
  readonly cwd: string;
  /** In a GitHub workflow, the absolute path of the folder that repositories are checked out into. */
  readonly workspace?: string | undefined;
  /** Whether results may have colours. */
  readonly outColor: boolean;
  /** Whether progress and problems may have colours. */
  readonly errColor: boolean;
  /** Whether a line of progress may be rewritten. */
  readonly live: boolean;
  /** Width, in characters. */
  readonly columns: number;
  /** Ends the process abruptly, for code that cannot be stopped otherwise. */
  readonly abort: (code: ExitCode) => void;
  /**
   * Registers a callback for each interrupt by the user (Ctrl-C). From then on, interrupts do not
   * end the process, because one Ctrl-C may arrive twice: from the terminal, and from npm or
   * another parent.
   */
  readonly onInterrupt: (asked: () => void) => void;
}

/**
 * Whether a stream may get colours: depends on `NO_COLOR` (no-color.org), then on `FORCE_COLOR`,
 * then on whether it is a terminal.
 */
export function wantsColor(
  { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** Whether lines can be rewritten: on a terminal, not in CI, and without `NO_COLOR`. */
export function wantsLive({ NO_COLOR, CI, TERM }: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  return isTerminal && !NO_COLOR && TERM !== 'dumb' && (!CI || CI === 'false');
}
