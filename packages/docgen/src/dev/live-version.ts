import { createHash } from 'node:crypto';
import type { LiveView } from '@docgen/pipeline/live/live-view';
import type { LiveUpdate } from '@docgen/runtime/browser/live/live-update';

/** A page as browsers are told of it. Its version follows from what it consists of. */
export function liveUpdate({ script, styles, contents, tree }: LiveView): LiveUpdate {
  const state = { script, styles, contents: contents && { ...contents, tree } };
  const version = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
  return { ...state, version };
}
