import type { Documented } from './schema-model.ts';

/**
 * Names the versions in which something was added and last changed: `Added in 2.0, changed in 2.1`.
 *
 * @returns `undefined` if neither is known.
 */
export function sinceText({ since }: Pick<Documented, 'since'>): string | undefined {
  const { added, changed } = since ?? {};
  if (added === undefined) return changed && `Changed in ${changed}`;
  return `Added in ${added}${changed === undefined ? '' : `, changed in ${changed}`}`;
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
  if (added === undefined || !whole.some(({ since }) => since?.added === added)) return part;
  return { ...part, since: changed === undefined ? undefined : { changed } };
}
