/**
 * The same markup in fewer characters: without end tags and quotes that HTML does not ask for (HTML
 * Living Standard, 13.1.2.3 and 13.1.2.4). A browser makes the same tree of both.
 *
 * It is there for what stands on every page.
 *
 * @param html - As React writes it, with values in double quotes. Inline scripts and styles in it
 *   could hold what looks like a tag.
 */
export function compactMarkup(html: string): string {
  if (!LOOSE_QUOTE.test(html)) return html.replace(NEEDLESS, KEPT);
  return html.replace(NEEDLESS, (all, ...found) => {
    const at: number = found.at(-2);
    return all.startsWith('=') && !isInTag(html, at) ? all : found.slice(0, 3).join('');
  });
}

/**
 * What stands where less will do, with what is kept of it. A slash behind a value would become part of
 * it, so its quotes stay.
 */
const NEEDLESS =
  /(=)"([^\s"'`=<>]+)"(?=[ >])|=""(?=[ >])|<\/li>(?=<li[ >]|<\/[uo]l>)|(<wbr)\/(?=>)/g;
const KEPT = '$1$2$3';

/** What looks like an attribute and may be text: behind a `>`, which may also be a part of a value. */
const LOOSE_QUOTE = /(?:^|>)[^<>]*="|<!/;

/** Whether a place is inside of a start tag. Where a value before it holds a `>`, the answer is no. */
function isInTag(html: string, at: number): boolean {
  const open = html.lastIndexOf('<', at);
  return open > html.lastIndexOf('>', at) && html[open + 1] !== '!';
}
