/** A list as prose: `a, b and c`. @param before - The word before the last of several parts. */
export function inWords(parts: readonly string[], before: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${before} ${last}`;
}
