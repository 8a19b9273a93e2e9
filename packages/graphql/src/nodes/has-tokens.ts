/** Whether GraphQL contains anything except white space, commas and comments. */
export function hasTokens(text: string): boolean {
  return /[^\s,\uFEFF]/.test(text.replace(/#.*/g, ''));
}
