import { compareText } from './compare-text.ts';
import { inWords } from './in-words.ts';

/**
 * The known names that a mistyped name most likely stands for.
 *
 * @param input - The name that was not found.
 * @param known - All valid names.
 * @param most - Maximum number of suggestions.
 * @param limit - Maximum number of letters that differ. Default: 40 % of them, at least one.
 * @returns Nearest first; empty if in all names more letters differ, or no letter is the same.
 */
export function nearestNames(
  input: string,
  known: Iterable<string>,
  most = 3,
  limit = Math.max(1, Math.floor(input.length * 0.4)),
): string[] {
  const lowered = input.toLowerCase();
  const near: { name: string; distance: number }[] = [];
  for (const name of known) {
    const distance = editDistance(lowered, name.toLowerCase(), limit);
    const hasCommon = distance < Math.max(input.length, name.length);
    if (distance <= limit && (hasCommon || distance === 0)) near.push({ name, distance });
  }
  near.sort((a, b) => a.distance - b.distance || compareText(a.name, b.name));
  return near.slice(0, most).map((entry) => entry.name);
}

/**
 * A sentence with the nearest names.
 *
 * @returns `Did you mean "a", "b" or "c"?`, or `undefined` if no name is near.
 */
export function didYouMean(input: string, known: Iterable<string>): string | undefined {
  return didYouMeanOf(nearestNames(input, known));
}

/** {@link didYouMean} for names that are already known to be near, nearest first. */
export function didYouMeanOf(nearest: readonly string[]): string | undefined {
  if (nearest.length === 0) return undefined;
  const names = nearest.map((name) => `"${name}"`);
  return `Did you mean ${inWords(names, 'or')}?`;
}

/**
 * Optimal string alignment distance; returns `limit + 1` as soon as the limit is exceeded. The
 * Levenshtein distance, which existing packages compute, counts two swapped letters as two
 * mistakes. That is too many for a name of three or four letters.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
