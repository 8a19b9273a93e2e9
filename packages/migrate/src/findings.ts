import { addToList } from '@docgen/core/basics/add-to-list';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import type { ConfigComments } from './print-config.ts';

/** The result for a part of the old site. */
export interface Finding {
  /** Name of the part; a key of the new configuration, such as `navbar`, if it was migrated. */
  readonly what: string;
  /** What was migrated, why to review it, or what to do instead. */
  readonly text: string;
}

/** The results of a migration. */
export interface Findings {
  readonly carried: readonly Finding[];
  /** Migrated parts that somebody has to review. */
  readonly checks: readonly Finding[];
  /** Parts that were not migrated. */
  readonly left: readonly Finding[];
}

/** Collects findings during a migration. */
export interface Notes {
  readonly carried: (what: string, detail: string) => void;
  /**
   * Notes a part to review, and adds a comment to it.
   *
   * @param at - Key of the new configuration (`footer.copyright`), the object in it, or
   *   `undefined` if it has no place there.
   * @param what - Names it on the terminal.
   */
  readonly check: (at: string | object | undefined, what: string, why: string) => void;
  readonly left: (what: string, instead: string) => void;
  /** The findings so far. */
  readonly findings: Findings;
  readonly comments: ConfigComments;
}

/**
 * Creates empty notes. Their texts come from foreign files and are printed in a terminal, so
 * control characters are escaped.
 */
export function takeNotes(): Notes {
  const carried: Finding[] = [];
  const checks: Finding[] = [];
  const left: Finding[] = [];
  const comments = new Map<string | object, string[]>();
  const told = new Set<string>();
  const printable = (what: string, text: string): Finding => ({
    what: escapeInvisible(what),
    text: escapeInvisible(text),
  });
  return {
    findings: { carried, checks, left },
    comments,
    carried: (what, detail) => carried.push(printable(what, detail)),
    check(at, what, why) {
      checks.push(printable(what, why));
      if (at !== undefined) addToList(comments, at, `Check: ${why}`);
    },
    left(what, instead) {
      const found = printable(what, instead);
      const key = JSON.stringify(found);
      // Docs instances share their plugins.
      if (told.has(key)) return;
      told.add(key);
      const same = left.findIndex(({ text }) => text === found.text);
      // The same advice is given once.
      const before = left[same];
      if (before === undefined) left.push(found);
      else left[same] = { ...found, what: `${before.what}, ${found.what}` };
    },
  };
}
