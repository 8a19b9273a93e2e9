/** A list, or `undefined` for an empty one: a configuration leaves out what is empty. */
export function filled<T>(items: readonly T[]): T[] | undefined {
  return items.length === 0 ? undefined : [...items];
}
