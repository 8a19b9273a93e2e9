import type { OpenSite } from './open-site.ts';
import type { Turns } from './turns.ts';

/**
 * How often a page is compiled before somebody edits it: a resident compiler has to see it three times until
 * it parses it from what it was before, and V8 some more until it has optimised what that takes.
 */
const REHEARSALS = 10;

/**
 * Compiles a page as it is, unless that was done, until its first edit takes no longer than those after it.
 *
 * @param file - Its source file; nothing is done without one.
 * @param signal - Ends it.
 */
export type Rehearsal = (file: string | undefined, signal: AbortSignal) => Promise<void>;

/** @param site - One under the same configuration: another one has to see its pages anew. */
export function createRehearsal(
  { rehearse }: Pick<OpenSite, 'rehearse'>,
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
