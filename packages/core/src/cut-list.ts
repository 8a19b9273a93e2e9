/** A list that is cut to a bound. */
export interface CutList<Item> {
  /** The first ones. */
  readonly shown: readonly Item[];
  /** What is left out: nothing, or at least two. */
  readonly rest: readonly Item[];
}

/**
 * Cuts a list to a bound. One item beyond it is shown as well: saying that there is another one would
 * take its room.
 *
 * @param most - How many items are shown of a longer list; 0 and less are none.
 */
export function cutList<Item>(list: readonly Item[], most: number): CutList<Item> {
  const bound = Math.max(0, most);
  const end = list.length === bound + 1 ? list.length : bound;
  return { shown: list.slice(0, end), rest: list.slice(end) };
}
