/** Puts blocks of Markdown below each other; `undefined` and empty ones are left out. */
export function joinBlocks(...blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}
