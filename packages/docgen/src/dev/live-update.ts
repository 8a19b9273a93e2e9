import { hashOfData } from '@docgen/memo/hash-of';
import type { LiveView } from '@docgen/pipeline/live/live-view';
import type { LiveUpdate } from '@docgen/runtime/browser/live/live-update';

/** The data that browsers get about a page. Its version is a hash of the rest. */
export function liveUpdate({ code, styles, contents, tree }: LiveView): LiveUpdate {
  const state = { code, styles, contents: contents && { ...contents, tree } };
  return { ...state, version: hashOfData(state) };
}
