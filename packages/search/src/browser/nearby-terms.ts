/** A term of the index that a typed word may stand for. */
export interface NearbyTerm {
  readonly term: string;
  /** How well it fits, above 0; 1 for the word itself. */
  readonly fit: number;
}

/** Shorter words have too many neighbours. */
const SHORTEST = 4;

/**
 * How well a term fits a word that was typed right: it is the word, begins with it (`conn`,
 * `connection`), or is the word without an ending (`orders`, `order`).
 *
 * @returns 0 when it does not.
 */
export function fitOf(term: string, word: string): number {
  if (term === word) return 1;
  if (term.startsWith(word)) return 0.4 + (0.45 * word.length) / term.length;
  if (!word.startsWith(term) || term.length < SHORTEST - 1) return 0;
  return Math.max(0, 0.9 - 0.15 * (word.length - term.length));
}

/**
 * The terms that a mistyped word stood for: one letter is wrong, missing, too many or has changed
 * places with its neighbour, in long words two. Terms that go on behind the word come after those
 * that end with it.
 *
 * @param terms - All terms.
 */
export function mistypedTerms(word: string, terms: readonly string[]): NearbyTerm[] {
  if (word.length < SHORTEST) return [];
  const most = word.length >= 9 ? 2 : 1;
  let nearest = most;
  const found: (NearbyTerm & { readonly mistakes: number })[] = [];
  for (const term of terms) {
    if (term.length < word.length - nearest) continue;
    const mistakes = mistakesIn(word, term, nearest);
    if (mistakes > nearest) continue;
    nearest = mistakes;
    const rest = Math.max(0, term.length - word.length - mistakes);
    found.push({
      term,
      mistakes,
      fit: (0.7 - 0.15 * mistakes) * (word.length / (word.length + rest)),
    });
  }
  return found.filter(({ mistakes }) => mistakes === nearest);
}

/** Mistakes between a word and what a term begins with, counted up to `most + 1`. */
function mistakesIn(word: string, term: string, most: number): number {
  const width = Math.min(term.length, word.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= width; j++) {
      const change = word[i - 1] === term[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change);
      if (i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(...last);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
