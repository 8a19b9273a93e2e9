import type { Documented, VersionRef } from '../schema-model.ts';

/**
 * Names the versions in which something was added and last changed: `Added in 2.0, changed in 2.1`.
 *
 * @returns The parts of the text; none if neither version is known.
 */
export function sinceParts({ since }: Pick<Documented, 'since'>): (string | VersionRef)[] {
  const { added, changed } = since ?? {};
  if (added === undefined) return changed === undefined ? [] : ['Changed in ', changed];
  return ['Added in ', added, ...(changed === undefined ? [] : [', changed in ', changed])];
}

/** Whether two versions have the same name. */
export function isSameVersion(one: VersionRef | undefined, other: VersionRef | undefined): boolean {
  return one?.label === other?.label;
}

/**
 * Removes the version in which a part was added if it is also that of the whole.
 *
 * @param whole - What contains the part, such as its field and the definition of that.
 * @returns The part itself, or a copy without `since.added`.
 */
export function sinceWithin<T extends Pick<Documented, 'since'>>(
  part: T,
  ...whole: readonly Pick<Documented, 'since'>[]
): T {
  // Most schemas have no history.
  if (part.since === undefined) return part;
  const { added, changed } = part.since;
  const isToldBefore = whole.some(({ since }) => isSameVersion(since?.added, added));
  if (added === undefined || !isToldBefore) return part;
  return { ...part, since: changed === undefined ? undefined : { changed } };
}
