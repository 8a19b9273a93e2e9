/** Text as inline code, with as many backticks around it as necessary (CommonMark, section 6.1). */
export function codeSpan(text: string): string {
  const longest = longestRun(text);
  if (longest === 0) return `\`${text}\``;
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}

/**
 * Text as a code block, with a fence that is longer than those in the text (CommonMark, section
 * 4.5).
 */
export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  if (!text.includes('`')) return 0;
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
