import { decodePath, encodePath } from '@docgen/core/address';

/**
 * Percent-encodes a base path and gives it a slash at both ends.
 *
 * @returns `undefined` if the value is not a path that starts with a slash.
 */
export function normaliseBasePath(value: string): string | undefined {
  const isPath = /^\/(?!\/)[^?#\s]*$/.test(value) && !/\/\.{1,2}(\/|$)/.test(value);
  return isPath ? encodePath(decodePath(value)).replace(/\/*$/, '/') : undefined;
}
