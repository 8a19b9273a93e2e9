/** Number of hexadecimal digits of a hash in the names of files that docgen creates. */
export const HASH_DIGITS = {
  /** Scripts and stylesheets of bundles, `assets/entry-0123456789.js`. */
  bundle: 10,
  /** Images and other files that pages refer to, `assets/picture-0a1b2c3d.png`. */
  asset: 8,
  /** Images for link previews, `assets/social/0123456789abcdef.png`. */
  preview: 16,
} as const;

const { bundle, asset, preview } = HASH_DIGITS;

/**
 * Route chunks and sidebars have stable addresses. Eight digits without a letter are a date. The
 * parts of mermaid have esbuild's hash: eight base32 characters, which may also be a word in
 * capitals.
 */
const HASHED = new RegExp(
  `^assets/(?!routes/|sidebars/)(?:social/[\\da-f]{${preview}}\\.png|mermaid-[A-Z2-7]{8}\\.js|(?:.*/)?[^/]+-(?:[\\da-f]{${bundle}}\\.(?:js|css)|(?=\\d*[a-f])[\\da-f]{${asset}}\\.[^/.]+))$`,
);

/**
 * Whether the name of an output file contains a hash of its content, so that the file at this
 * address never changes.
 *
 * @param path - Path below the output folder, with forward slashes.
 */
export function isHashedPath(path: string): boolean {
  return HASHED.test(path);
}
