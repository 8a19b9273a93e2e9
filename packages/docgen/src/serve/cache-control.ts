import { isHashedPath } from '@docgen/files/hashed-path';

/**
 * The `Cache-Control` of a file, as a good host sends it: files with a hash of their contents in
 * their name for a year, everything else asks again and gets a 304.
 *
 * @param path - Path below the output folder, with forward slashes.
 */
export function cacheControl(path: string): string {
  return isHashedPath(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
