/**
 * An address, then either the commas that end it or descriptors up to the next comma. It begins with what no
 * separator is, so that a text of commas takes no longer than its length says.
 */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(?:,+|(?:[^,(]|\([^)]*(?:\)|$))*)/g;

/**
 * The addresses of a `srcset` attribute, without their descriptors.
 *
 * An address may hold commas; only one at its end separates (HTML Living Standard, 4.8.4.2.2).
 */
export function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(CANDIDATE), ([, address = '']) => address);
}

/** A `srcset` attribute with other addresses. @param renamed - Gives the one that takes an address's place. */
export function mapSrcset(srcset: string, renamed: (address: string) => string): string {
  return srcset.replace(
    CANDIDATE,
    (candidate, address: string) => renamed(address) + candidate.slice(address.length),
  );
}
