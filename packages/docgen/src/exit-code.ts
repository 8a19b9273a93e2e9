/** How docgen ends. */
export const EXIT = {
  /** All is well; there may have been warnings. */
  fine: 0,
  /** Something is wrong with the input, the options or the machine. */
  problems: 1,
  /** Something is wrong with docgen. */
  fault: 2,
  /** The user pressed Ctrl-C; 128 and the number of the signal, as shells have it. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
