import { CONFLICT_START, isConflictMarker } from '@docgen/core/sources/merge-conflict';
import { linesOutsideFences } from './lines-outside-fences.ts';

/**
 * The first line of a conflict that git left in a page. Conflicts in fenced code may be examples.
 *
 * @returns Its number, from 1; `undefined` if there is no conflict.
 */
export function unmergedLine(text: string): number | undefined {
  if (!CONFLICT_START.test(text)) return undefined;
  const markers = linesOutsideFences(text).filter((line) => isConflictMarker(line.text));
  const opening = markers.findIndex((each) => each.text.startsWith('<'));
  const [, middle, end] = opening < 0 ? [] : markers.slice(opening);
  const isWhole = middle?.text.startsWith('=') && end?.text.startsWith('>');
  return isWhole ? markers[opening]?.line : undefined;
}
