import type { ExitCode } from './exit-code.ts';

/** Where the CLI writes and what it may assume about the reader. */
export interface Terminal {
  /** Results: reports, tables, addresses. */
  readonly out: (text: string) => void;
  /** Everything about the run itself: progress, problems, faults. */
  readonly err: (text: string) => void;
  /** Folder that the CLI was started in, absolute. */
  readonly cwd: string;
  /** Whether results may have colours. */
  readonly outColor: boolean;
  /** Whether progress and problems may have colours. */
  readonly errColor: boolean;
  /** Whether a line of progress may be rewritten. */
  readonly live: boolean;
  /** Width, in characters. */
  readonly columns: number;
  /** Ends the process in the middle of what it does, when there is no other way. */
  readonly abort: (code: ExitCode) => void;
  /**
   * Calls back each time the user asks for the end (Ctrl-C). From then on the process ends only by
   * itself: one Ctrl-C may arrive twice, from the terminal and from npm or another parent.
   */
  readonly onInterrupt: (asked: () => void) => void;
}

/** True for a stream that may get colours: `NO_COLOR` (no-color.org), then `FORCE_COLOR`, then whether a person reads it. */
export function wantsColor(
  { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** True where a line may be rewritten: a terminal, not in CI, and without `NO_COLOR`. */
export function wantsLive({ NO_COLOR, CI, TERM }: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  return isTerminal && !NO_COLOR && TERM !== 'dumb' && (!CI || CI === 'false');
}
