/** HTML with all attributes in quotes; docgen leaves out those that browsers can do without. */
export function quoteAttributes(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ ([\w:-]+)=("[^"]*"|[^\s">]+)/g, (_, name: string, value: string) =>
      value.startsWith('"') ? ` ${name}=${value}` : ` ${name}="${value}"`,
    ),
  );
}
