import { addToList } from '../basics/add-to-list.ts';
import { compareText } from './compare-text.ts';
import { nearestNames } from './did-you-mean.ts';

/** Known names, prepared for comparison with many mistyped ones. */
export interface NameIndex {
  /**
   * `nearestNames` of the index. In long lists, only names with trigrams in common with the
   * mistyped name are compared.
   *
   * @param most - Maximum number of names. @default 3
   */
  readonly nearest: (name: string, most?: number) => string[];
  /**
   * The names that share most trigrams with this one, relative to their lengths, most similar
   * first.
   */
  readonly alike: (name: string) => string[];
}

/** Number of names, those with the most trigrams in common, that are compared letter by letter. */
const CANDIDATES = 40;

/** In lists up to this length, all names are compared letter by letter. */
const FEW = 200;

/**
 * Number of places in lists of trigrams that a search reads, the rarest trigrams first. In names
 * such as `section-4711`, all names share most trigrams, which distinguish none of them.
 */
const PLACES = 2000;

/**
 * Prepares names for many searches. Comparing a name letter by letter with 10,000 others takes a
 * third of a second, so an index of trigrams, created at the first search, selects a few
 * candidates.
 */
export function createNameIndex(names: readonly string[]): NameIndex {
  let index: Trigrams | undefined;
  const alike = (name: string): string[] => {
    index ??= indexTrigrams(names);
    return similar(name, names, index);
  };
  return {
    alike,
    nearest: (name, most) => nearestNames(name, names.length <= FEW ? names : alike(name), most),
  };
}

/** Positions of names by trigram. */
type Trigrams = ReadonlyMap<string, readonly number[]>;

function indexTrigrams(names: readonly string[]): Trigrams {
  const positions = new Map<string, number[]>();
  names.forEach((name, position) => {
    for (const trigram of trigramsOf(name)) addToList(positions, trigram, position);
  });
  return positions;
}

function similar(wanted: string, names: readonly string[], index: Trigrams): string[] {
  const trigrams = trigramsOf(wanted);
  const rarestFirst = Array.from(trigrams, (trigram) => index.get(trigram) ?? []).sort(
    (a, b) => a.length - b.length,
  );
  const shared = new Map<number, number>();
  let places = 0;
  for (const positions of rarestFirst) {
    for (const position of positions.slice(0, PLACES - places)) {
      shared.set(position, (shared.get(position) ?? 0) + 1);
    }
    places = Math.min(places + positions.length, PLACES);
  }
  return Array.from(shared, ([position, count]) => {
    const name = names[position] ?? '';
    return { name, likeness: count / (trigrams.size + name.length) };
  })
    .sort((a, b) => b.likeness - a.likeness || compareText(a.name, b.name))
    .slice(0, CANDIDATES)
    .map(({ name }) => name);
}

function trigramsOf(name: string): Set<string> {
  const text = name.toLowerCase();
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at++) trigrams.add(text.slice(at, at + 3));
  return trigrams;
}
