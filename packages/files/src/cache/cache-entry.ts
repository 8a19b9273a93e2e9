import { createHash } from 'node:crypto';

/** To be raised whenever the same contents are written differently. */
const FORMAT = 'docgen-cache 1';

/**
 * What a cache writes for a key: a line with the format, the key and the contents' checksum, then
 * the contents.
 */
export function encodeEntry(key: string, contents: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(heading(key, contents)), contents]);
}

/**
 * The contents of an entry.
 *
 * @returns `undefined` for anything but what {@link encodeEntry} makes for this key.
 */
export function decodeEntry(key: string, entry: Uint8Array): Uint8Array | undefined {
  const contents = entry.subarray(entry.indexOf(0x0a) + 1);
  const found = Buffer.from(entry.subarray(0, entry.length - contents.length));
  return found.equals(Buffer.from(heading(key, contents))) ? contents : undefined;
}

function heading(key: string, contents: Uint8Array): string {
  return `${FORMAT} ${key} ${createHash('sha256').update(contents).digest('hex')}\n`;
}
