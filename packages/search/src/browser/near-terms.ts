import SearchableMap from 'minisearch/SearchableMap';

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** Longer words were pasted. Time and memory grow with the square of the length. */
const LONGEST = 100;
/** Longer words may have two mistakes. */
const LONG = 9;

/**
 * The terms that a mistyped word may stand for: one letter is wrong, missing, extra or swapped with
 * its neighbour; in long words, two letters if no term is nearer. If no whole term is near, terms
 * are compared by their beginnings.
 *
 * @param terms - All terms.
 */
export function nearTerms(word: string, terms: readonly string[]): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST) return [];
  const whole = SearchableMap.from(terms.map((term) => [term, [term]]));
  const begun = () => beginnings(terms, word.length);
  const most = word.length < LONG ? [1] : [1, 2];
  const tries = most.flatMap((mistakes) => [
    () => near(word, whole, mistakes),
    () => near(word, begun(), mistakes),
  ]);
  for (const attempt of tries) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

type Terms = SearchableMap<readonly string[]>;

function near(word: string, terms: Terms, mistakes: number): string[] {
  const found = Array.from(terms.fuzzyGet(word, mistakes).values(), ([near]) => near);
  // The library counts swapped letters as two mistakes.
  const swapped = mistakes > 1 ? [] : swaps(word).map((other) => terms.get(other) ?? []);
  return [...new Set([...swapped, ...found].flat())];
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
}

/** Terms with more letters than `length`, by their first letters. */
function beginnings(terms: readonly string[], length: number): Terms {
  const cut: SearchableMap<string[]> = new SearchableMap();
  for (const term of terms) {
    if (term.length <= length) continue;
    const start = term.slice(0, length);
    const known = cut.get(start);
    if (known === undefined) cut.set(start, [term]);
    else known.push(term);
  }
  return cut;
}
