/**
 * Files whose name holds the hash of their contents: esbuild's (eight letters and digits of base
 * 32), those of `build/asset-files.ts` (eight of base 16, at least one a letter, which leaves out
 * dates) and pictures for link previews. Route chunks and sidebars lie at stable addresses.
 */
const HASHED =
  /^assets\/(?!routes\/|sidebars\/)(?:social\/[0-9a-f]{16}\.png|(?:.*\/)?[^/]+-(?=[^./]*[a-z])(?:[A-Z2-7]{8}|[0-9a-f]{8})\.[^/]+)$/i;

/**
 * The `Cache-Control` of a file, as a good host sends it: hashed files for a year, everything else
 * asks again and gets a 304.
 *
 * @param path - Path below the output folder, with forward slashes.
 */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
