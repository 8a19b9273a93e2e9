/**
 * Escapes text for use between tags, in HTML and in XML. `>` is escaped as well, because XML
 * forbids `]]>` in text (XML 1.0, section 2.4).
 */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes text for use in an attribute value in double quotes, or between tags. */
export function escapeMarkup(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** The inverse of {@link escapeMarkup}. */
export function unescapeMarkup(markup: string): string {
  const quoted = markup.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
  return quoted.replaceAll('&amp;', '&');
}
