/** Joins blocks of Markdown with blank lines; `undefined` and empty ones are left out. */
export function joinBlocks(...blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}
