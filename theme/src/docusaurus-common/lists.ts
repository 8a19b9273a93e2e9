/** All repeated values: each one that is equal to an earlier value. */
export function duplicates<T>(
  values: readonly T[],
  isSame: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] {
  return values.filter((value, at) => values.findIndex((other) => isSame(other, value)) !== at);
}

/** The distinct values, in order of their first occurrence. */
export function uniq<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Values grouped by a key. */
export function groupBy<T, K extends string>(values: Iterable<T>, keyOf: (value: T) => K) {
  const groups: Partial<Record<K, T[]>> = {};
  for (const value of values) {
    const group = groups[keyOf(value)] ?? [];
    group.push(value);
    groups[keyOf(value)] = group;
  }
  return groups;
}

/** Whether two paths lead to the same page, ignoring case and trailing slashes. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const page = (path: string | undefined) => path?.replace(/\/?$/, '/').toLowerCase();
  return page(one) === page(other);
}

/** Whether a text matches a regular expression, given as text, ignoring case. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text);
}
