/** How many hexadecimal digits of a hash are in the names of files that docgen makes. */
export const HASH_DIGITS = {
  /** Scripts and stylesheets of bundles, `assets/entry-0123456789.js`. */
  bundle: 10,
  /** Pictures and other files that pages refer to, `assets/picture-0a1b2c3d.png`. */
  asset: 8,
  /** Pictures for link previews, `assets/social/0123456789abcdef.png`. */
  preview: 16,
} as const;

const { bundle, asset, preview } = HASH_DIGITS;

/**
 * Route chunks and sidebars lie at stable addresses. Eight digits without a letter are a date. What
 * stylesheets refer to has esbuild's hash, eight characters of base32.
 */
const HASHED = new RegExp(
  `^assets/(?!routes/|sidebars/)(?:social/[\\da-f]{${preview}}\\.png|(?:.*/)?[^/]+-(?:[\\da-f]{${bundle}}\\.(?:js|css)|(?=\\d*[a-f])[\\da-f]{${asset}}\\.[^/.]+|(?=[2-7]*[A-Z])[A-Z2-7]{8}\\.[^/.]+))$`,
);

/**
 * Whether the name of a file in the output holds a hash of what is in it, so that the file never
 * changes at its address.
 *
 * @param path - Path below the output folder, with forward slashes.
 */
export function isHashedPath(path: string): boolean {
  return HASHED.test(path);
}
