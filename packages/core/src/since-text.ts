import type { Documented } from './schema-model.ts';

/**
 * Says since when something is as it is: `Added in 2.0, changed in 2.1`.
 *
 * @returns `undefined` where that is not known.
 */
export function sinceText({ since }: Pick<Documented, 'since'>): string | undefined {
  const { added, changed } = since ?? {};
  if (added === undefined) return changed && `Changed in ${changed}`;
  return `Added in ${added}${changed === undefined ? '' : `, changed in ${changed}`}`;
}

/**
 * Says of a part of something since when it is there only where that is not said of the whole.
 *
 * @param whole - What it is a part of, and what that is a part of.
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
