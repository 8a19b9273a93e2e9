/** Each value that stands there more than once, as often as it is too much. */
export function duplicates<T>(
  values: readonly T[],
  isSame: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] {
  return values.filter((value, at) => values.findIndex((other) => isSame(other, value)) !== at);
}

/** Each value once. */
export function uniq<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Values by a key of theirs. */
export function groupBy<T, K extends string>(values: Iterable<T>, keyOf: (value: T) => K) {
  const groups: Partial<Record<K, T[]>> = {};
  for (const value of values) {
    const group = groups[keyOf(value)] ?? [];
    group.push(value);
    groups[keyOf(value)] = group;
  }
  return groups;
}

/** Whether two paths lead to one page. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const page = (path: string | undefined) => path?.replace(/\/?$/, '/').toLowerCase();
  return page(one) === page(other);
}

/** Whether a text matches a pattern that is written as text. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text);
}
