import { escapeInvisible } from '@docgen/core/escape-invisible';
import type { ConfigComments } from './config-draft.ts';

/** Something of the old site that is in the new configuration. */
export interface Carried {
  /** Key of the new configuration, such as `navbar`. */
  readonly what: string;
  /** What of it, such as `logo, 4 items`. */
  readonly detail: string;
}

/** Something that was carried over, but that a person has to look at. */
export interface ToCheck {
  readonly what: string;
  readonly why: string;
}

/** Something that was not carried over. */
export interface LeftBehind {
  readonly what: string;
  /** What to do instead. */
  readonly instead: string;
}

/** What is said about a site that was carried over. */
export interface Findings {
  readonly carried: readonly Carried[];
  readonly checks: readonly ToCheck[];
  readonly left: readonly LeftBehind[];
}

/** Takes findings while a site is being carried over. */
export interface Notes {
  readonly carried: (what: string, detail: string) => void;
  /**
   * Notes what to look at, and puts a comment there.
   *
   * @param at - Key of the new configuration (`footer.copyright`), the object in it, or
   *   `undefined` for what has no place there.
   * @param what - Names it on the terminal.
   */
  readonly check: (at: string | object | undefined, what: string, why: string) => void;
  readonly left: (what: string, instead: string) => void;
}

/**
 * Makes an empty notebook. What it returns fills as notes are taken. Notes hold texts of others,
 * and are read on a terminal: what it would take for a command is escaped.
 */
export function takeNotes(): {
  readonly notes: Notes;
  readonly findings: Findings;
  readonly comments: ConfigComments;
} {
  const carried: Carried[] = [];
  const checks: ToCheck[] = [];
  const left: LeftBehind[] = [];
  const comments = new Map<string | object, string[]>();
  return {
    findings: { carried, checks, left },
    comments,
    notes: {
      carried: (what, detail) => carried.push({ what, detail: escapeInvisible(detail) }),
      check(at, what, why) {
        checks.push({ what: escapeInvisible(what), why: escapeInvisible(why) });
        if (at !== undefined) comments.set(at, [...(comments.get(at) ?? []), `Check: ${why}`]);
      },
      left(thing, advice) {
        const what = escapeInvisible(thing);
        const instead = escapeInvisible(advice);
        const same = left.findIndex((entry) => entry.instead === instead);
        const before = left[same];
        // What is to be done once is said once.
        if (before === undefined) left.push({ what, instead });
        else left[same] = { what: `${before.what}, ${what}`, instead };
      },
    },
  };
}
