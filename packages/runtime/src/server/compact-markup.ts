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
  return html.replace(NEEDLESS, (all, value: string | undefined, at: number) => {
    if (value !== undefined) return isInTag(html, at) ? value && `=${value}` : all;
    return all === '<wbr/>' ? '<wbr>' : '';
  });
}

/** A slash behind a value would become part of it, so its quotes stay. */
const NEEDLESS = /<\/li>(?=<li[ >]|<\/[uo]l>)|<wbr\/>|="([^\s"'`=<>]*)"(?=[ >])/g;

/** Whether a place is inside of a start tag. Where a value before it holds a `>`, the answer is no. */
function isInTag(html: string, at: number): boolean {
  const open = html.lastIndexOf('<', at);
  return open > html.lastIndexOf('>', at) && html[open + 1] !== '!';
}
