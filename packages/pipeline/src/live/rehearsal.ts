import type { LiveDocs } from './live-docs.ts';
import type { Turns } from './turns.ts';

/**
 * How often a page is compiled before it is edited. A resident compiler only reuses the previous
 * parse after it has seen a page three times, and V8 needs some more runs to optimise that code.
 */
const REHEARSALS = 10;

/**
 * Compiles the current text of a page several times, unless that was done before, so that its first
 * edit takes no longer than those after it.
 *
 * @param file - Its source file; if `undefined`, nothing is done.
 * @param signal - Aborts the rehearsal.
 */
export type Rehearsal = (file: string | undefined, signal: AbortSignal) => Promise<void>;

/** A site with a new configuration needs a new rehearsal. */
export function createRehearsal(
  { rehearse }: Pick<LiveDocs, 'rehearse'>,
  { take }: Pick<Turns, 'take'>,
): Rehearsal {
  let rehearsed: string | undefined;
  return async (file, signal) => {
    if (file === undefined || file === rehearsed) return;
    for (let time = 0; time < REHEARSALS; time++) {
      await take('background', () => rehearse(file));
      if (signal.aborted) return;
    }
    rehearsed = file;
  };
}
