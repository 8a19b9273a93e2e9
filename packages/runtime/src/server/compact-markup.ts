/**
 * The same markup in fewer characters: without end tags and quotes that HTML does not require (HTML
 * Living Standard, 13.1.2.3 and 13.1.2.4). Browsers parse both to the same tree.
 *
 * For markup that is on every page.
 *
 * @param html - As React writes it, with values in double quotes. It must not contain inline
 *   scripts or styles, in which text may look like a tag.
 */
export function compactMarkup(html: string): string {
  if (!LOOSE_QUOTE.test(html)) return html.replace(NEEDLESS, KEPT);
  return html.replace(NEEDLESS, (all, ...found) => {
    const at: number = found.at(-2);
    return all.startsWith('=') && !isInTag(html, at) ? all : found.slice(0, 3).join('');
  });
}

/**
 * Redundant markup, with groups for the parts to keep. A slash after a value would become part of
 * it, so its quotes stay.
 */
const NEEDLESS =
  /(=)"([^\s"'`=<>]+)"(?=[ >])|=""(?=[ >])|<\/li>(?=<li[ >]|<\/[uo]l>)|(<wbr)\/(?=>)/g;
const KEPT = '$1$2$3';

/** Text that may look like an attribute: after a `>`, which may also be part of a value. */
const LOOSE_QUOTE = /(?:^|>)[^<>]*="|<!/;

/**
 * Whether a position is inside a start tag. If an earlier value contains a `>`, the result is
 * false.
 */
function isInTag(html: string, at: number): boolean {
  const open = html.lastIndexOf('<', at);
  return open > html.lastIndexOf('>', at) && html[open + 1] !== '!';
}
