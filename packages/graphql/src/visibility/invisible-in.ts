import type { Visibility } from '@docgen/core/config';
import { type DocumentNode, Kind } from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { Marked } from '../load/marks.ts';
import { coordinates } from '../nodes/definitions-by-coordinate.ts';
import { withDefaultRoots } from '../nodes/with-default-roots.ts';
import { withDependants } from './hidden-coordinates.ts';
import { withInvalid } from './invalid-parts.ts';
import { withUnmarked, withUnused } from './unshown-coordinates.ts';

type Definitions = Pick<LoadedSchema, 'document' | 'complete'>;

/**
 * Coordinates of everything in a schema that is not visible, including what depends on it.
 *
 * @param marked - Coordinates that are shown or hidden, there or in other subgraphs.
 */
export function invisibleIn(
  loaded: Definitions,
  marked: Marked,
  visibility: Visibility,
): ReadonlySet<string> {
  const shown = new Set(marked.shown);
  const invisible = withInvalid(loaded.complete, excludedIn(loaded, marked, visibility), shown);
  return visibility.show === undefined ? invisible : withUnused(loaded, shown, invisible);
}

/**
 * Names of everything that is visible if schemas are one, as if they were composed.
 *
 * @param marked - Coordinates that are shown or hidden in any of them.
 */
export function visibleTogether(
  schemas: readonly LoadedSchema[],
  marked: Marked,
  visibility: Visibility,
): string[] {
  const inOne = (of: 'document' | 'complete'): DocumentNode => ({
    kind: Kind.DOCUMENT,
    definitions: schemas.flatMap((each) => withDefaultRoots(each[of], each.schema).definitions),
  });
  const all = { document: inOne('document'), complete: inOne('complete') };
  const invisible = invisibleIn(all, marked, visibility);
  const names = new Set(Array.from(coordinates(all.complete), ([coordinate]) => coordinate));
  return [...names].filter((name) => !invisible.has(name));
}

/**
 * What is invisible, without what is only invisible because nothing of it is left, nothing uses it, or
 * the rest would not be valid, which may differ between versions of a schema.
 */
export function excludedIn(
  loaded: Definitions,
  marked: Marked,
  { show }: Visibility,
): ReadonlySet<string> {
  const hidden = withDependants(loaded.complete, new Set(marked.hidden));
  return show === undefined ? hidden : withUnmarked(loaded, new Set(marked.shown), hidden);
}
