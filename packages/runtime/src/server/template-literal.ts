/**
 * Markup as JavaScript. Its many quotes need no escapes in a template literal, which makes a route
 * chunk 3 % smaller than JSON would.
 *
 * @returns An expression whose value is the text, character by character.
 */
export function templateLiteral(text: string): string {
  // A template reads every end of a line as `\n` (ECMAScript, 12.9.6).
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r');
  return `\`${escaped}\``;
}
