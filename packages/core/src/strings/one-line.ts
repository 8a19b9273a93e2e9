/** A text on one line: other white space becomes single spaces, and is removed at both ends. */
export function oneLine(text: string): string {
  return text.replace(/ \s+|[^\S ]\s*/g, ' ').trim();
}
