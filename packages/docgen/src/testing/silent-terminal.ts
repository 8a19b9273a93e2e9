import type { Terminal } from '../terminal.ts';

/** A terminal without colours that shows nothing, for tests of what is written to it. */
export const SILENT_TERMINAL: Terminal = {
  out: () => {},
  err: () => {},
  cwd: '/',
  outColor: false,
  errColor: false,
  live: false,
  columns: 80,
  abort: () => {},
  onInterrupt: () => {},
};
