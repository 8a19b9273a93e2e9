import { isSafeAddress } from '@docgen/core/url';

/** Everything in CSS that loads something. */
const LOADS = /url\(|@import|image-set\(|(?<![\w-])(?:image|src)\(/i;

/** Functions that load what a string in them names; `url()` is read by itself. */
const FUNCTIONS = /(?<![\w-])(?:-webkit-)?(?:image-set|image|src)\(/gi;

const URL_FUNCTION = /url\(\s*(?:"([^"]*)"?|'([^']*)'?|([^)]*))\s*\)?/gi;

/**
 * Takes everything out of a stylesheet, or the value of one property, that a browser would load:
 * what is left refers to parts of the same document and to `data:` only.
 *
 * It does not tell strings and comments from the rest, so that nothing can hide behind them: what
 * looks like something that loads goes, wherever it stands.
 *
 * @param css - CSS Syntax Level 3. Where it loads something, escapes in it are resolved.
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

/** True for an address that is no request: a part of the same document, or data. */
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
