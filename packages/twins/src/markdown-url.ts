/** A URL as the destination of a Markdown link, where a parenthesis would end it. */
export function markdownUrl(url: string): string {
  if (/^[\w/:.-]+$/.test(url)) return url;
  return new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');
}
