/** HTML with quotes around all attribute values. docgen omits those that HTML does not require. */
export function quoteAttributes(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ ([\w:-]+)=("[^"]*"|[^\s">]+)/g, (_, name: string, value: string) =>
      value.startsWith('"') ? ` ${name}=${value}` : ` ${name}="${value}"`,
    ),
  );
}
