import { hashOf } from '@docgen/memo/hash-of';
import type { LiveView } from '@docgen/pipeline/live/live-view';
import type { LiveState, LiveUpdate, PageUpdate } from '@docgen/runtime/browser/live/live-update';

/** The state of a page for browsers. */
export interface SentState {
  /** A hash of the rest. */
  readonly version: string;
  /** {@link LiveState} as JSON. */
  readonly json: string;
}

/** Creates the state of a page for browsers from its view. */
export function sentState({ code, styles, contents, tree }: LiveView): SentState {
  const state: LiveState = { code, styles, contents: contents && { ...contents, tree } };
  const json = JSON.stringify(state);
  return { version: hashOf(json), json };
}

/** The {@link LiveUpdate} of a state as JSON. */
export function updateJson({ version, json }: SentState): string {
  return `{"version":${JSON.stringify(version)},${json.slice(1)}`;
}

/**
 * What a browser needs to know of a state. Without what is unchanged at both ends: the contents of a
 * long page take longer to arrive than an edit of it takes to be compiled.
 *
 * @param before - JSON of the state that it got last; empty if it got none.
 */
export function pageUpdate(before: string, { version, json }: SentState): PageUpdate {
  let start = 0;
  const most = Math.min(before.length, json.length);
  while (start < most && before[start] === json[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === json.at(-1 - end)) end++;
  return { version, start, end, text: json.slice(start, json.length - end) };
}
