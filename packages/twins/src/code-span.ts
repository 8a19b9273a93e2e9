/** Text as inline code, with as many backticks around it as it takes (CommonMark, section 6.1). */
export function codeSpan(text: string): string {
  const runs = Array.from(text.matchAll(/`+/g), ([run]) => run.length);
  if (runs.length === 0) return `\`${text}\``;
  const fence = '`'.repeat(Math.max(...runs) + 1);
  return `${fence} ${text} ${fence}`;
}
