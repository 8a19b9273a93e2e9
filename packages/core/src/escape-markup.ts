/**
 * Makes text safe to stand between tags, in HTML and in XML. `>` is among what is escaped, because
 * XML forbids `]]>` in text (XML 1.0, section 2.4).
 */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Makes text safe to stand in an attribute value in double quotes, or anywhere in markup. */
export function escapeMarkup(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Turns {@link escapeMarkup} back. */
export function unescapeMarkup(markup: string): string {
  const quoted = markup.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
  return quoted.replaceAll('&amp;', '&');
}
