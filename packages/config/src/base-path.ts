import { decodePath, encodePath } from '@docgen/core/addresses/address';

/**
 * Percent-encodes a base path and gives it a slash at both ends.
 *
 * @returns `undefined` if the value is not a path that starts with a slash.
 */
export function normaliseBasePath(value: string): string | undefined {
  return isPath(value) ? encodePath(decodePath(value)).replace(/\/*$/, '/') : undefined;
}

/**
 * Whether a value is a path that starts with a slash, without a query and fragment, and without `.`
 * and `..` as segments, percent-encoded or not.
 */
export function isPath(value: string): boolean {
  return /^\/(?!\/)[^?#\s]*$/.test(value) && !/\/\.{1,2}(\/|$)/.test(decodePath(value));
}
