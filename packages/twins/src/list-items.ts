/** A list of Markdown. @param items - One line each, or more by `withinItem`. */
export function listItems(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Moves everything below the first line into the item of a list. */
export function withinItem(text: string): string {
  return text.includes('\n') ? text.replace(/\n(?=[^\n])/g, '\n  ') : text;
}
