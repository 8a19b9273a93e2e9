/**
 * An address, then either the commas that end it or descriptors up to the next comma. The address
 * must not start with a separator; otherwise a long run of commas would take quadratic time.
 */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(?:,+|(?:[^,(]|\([^)]*(?:\)|$))*)/g;

/**
 * The addresses of a `srcset` attribute, without their descriptors.
 *
 * An address may contain commas; only commas at its end are separators (HTML Living Standard,
 * 4.8.4.2.2).
 */
export function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(CANDIDATE), ([, address = '']) => address);
}

/** Replaces the addresses of a `srcset` attribute. @param renamed - Returns the new address. */
export function mapSrcset(srcset: string, renamed: (address: string) => string): string {
  return srcset.replace(
    CANDIDATE,
    (candidate, address: string) => renamed(address) + candidate.slice(address.length),
  );
}
