/** A list that is cut to a maximum length. */
export interface CutList<Item> {
  /** The first items. */
  readonly shown: readonly Item[];
  /** The items left out: none, or at least two. */
  readonly rest: readonly Item[];
}

/**
 * Cuts a list to a maximum length. A single item beyond it is shown as well, because a note about
 * it would take as much room.
 *
 * @param most - Maximum number of items; 0 and negative numbers mean none.
 */
export function cutList<Item>(list: readonly Item[], most: number): CutList<Item> {
  const bound = Math.max(0, most);
  const end = list.length === bound + 1 ? list.length : bound;
  return { shown: list.slice(0, end), rest: list.slice(end) };
}
