/**
 * The HTML inside a region of a page: everything between its opening tag and the matching closing
 * tag.
 *
 * @param html - The document.
 * @param name - As in `data-region`, such as `article`.
 * @throws Error if the page has no such region.
 */
export function region(html: string, name: string): string {
  const start = html.indexOf(`<div data-region="${name}">`);
  if (start < 0) throw new Error(`The page has no region "${name}".`);
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1;
    if (depth === 0) return html.slice(html.indexOf('>', start) + 1, start + index);
  }
  throw new Error(`The region "${name}" does not end.`);
}
