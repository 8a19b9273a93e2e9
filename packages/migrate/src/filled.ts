/** A list, or `undefined` if it is empty, so that the configuration omits it. */
export function filled<T>(items: readonly T[]): T[] | undefined {
  return items.length === 0 ? undefined : [...items];
}
