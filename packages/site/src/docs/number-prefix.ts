/** A file or folder name, split into its number prefix and the rest. */
export interface PrefixedName {
  /** The number, such as 3 in `0003-use-federation`. */
  readonly number?: number;
  readonly name: string;
}

/**
 * Splits the number prefix off a name. Names that start like a date or a version
 * (`2024-01-31-release`, `1.2-notes`) have none.
 *
 * @param name - A file name without extension, or a folder name.
 */
export function splitNumberPrefix(name: string): PrefixedName {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  const [, number, rest] = match ?? [];
  if (number === undefined || rest === undefined || /^\d+[-_.]\d+/.test(name)) return { name };
  return { number: Number(number), name: rest };
}

/** Removes the number prefixes of all segments of a relative path. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name)
    .join('/');
}
