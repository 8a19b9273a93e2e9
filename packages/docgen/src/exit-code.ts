/** Exit codes. */
export const EXIT = {
  /** Success, possibly with warnings. */
  fine: 0,
  /** Errors in the input, the options or the machine. */
  problems: 1,
  /** A bug in docgen. */
  fault: 2,
  /** Interrupted by the user with Ctrl-C: 128 plus the number of the signal, as in shells. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
