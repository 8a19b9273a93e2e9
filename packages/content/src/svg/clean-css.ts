import { isSafeAddress } from '@docgen/core/addresses/url';

/** Constructs of CSS that load something. */
const LOADS = /url\(|@import|image-set\(|(?<![\w-])(?:image|src)\(/i;

/** Functions that load the addresses in their strings. `url()` is handled separately. */
const FUNCTIONS = /(?<![\w-])(?:-webkit-)?(?:image-set|image|src)\(/gi;

const URL_FUNCTION = /url\(\s*(?:"([^"]*)"?|'([^']*)'?|([^)]*))\s*\)?/gi;

/**
 * Removes everything from a stylesheet, or from the value of one property, that a browser would
 * load. The rest only refers to parts of the same document and to `data:`.
 *
 * Strings and comments are treated like the rest, so that nothing can hide in them: anything that
 * looks like a load is removed, wherever it is.
 *
 * @param css - CSS Syntax Level 3. If it loads something, its escapes are resolved in the result.
 */
export function cleanCss(css: string): string {
  const plain = withoutEscapes(css);
  if (!LOADS.test(plain)) return css;
  return plain
    .replace(/@import\b[^;{}]*;?/gi, ' ')
    .replace(FUNCTIONS, 'none(')
    .replace(URL_FUNCTION, (whole, double?: string, single?: string, bare?: string) => {
      const address = (double ?? single ?? bare ?? '').trim();
      return isInside(address) && !LOADS.test(address) ? whole : 'none';
    });
}

/** True for an address that causes no request: a part of the same document, or data. */
export function isInside(address: string): boolean {
  const read = address.trim();
  return read.startsWith('#') || (/^data:/i.test(read) && isSafeAddress(read));
}

function withoutEscapes(css: string): string {
  return css.replace(/\\(?:([\da-f]{1,6})\s?|\r?\n|(.))/gi, (_, code?: string, letter = '') => {
    const point = code === undefined ? undefined : Number.parseInt(code, 16);
    return point === undefined ? letter : String.fromCodePoint(point > 0x10_ffff ? 0xfffd : point);
  });
}
