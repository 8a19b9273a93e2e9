/** A Markdown list. @param items - One line each, or several lines from `withinItem`. */
export function listItems(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Indents all lines but the first, so that they belong to the list item. */
export function withinItem(text: string): string {
  return text.includes('\n') ? text.replace(/\n(?=[^\n])/g, '\n  ') : text;
}
