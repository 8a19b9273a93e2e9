import { addToList } from '@docgen/core/add-to-list';
import { nearestNames } from '@docgen/core/did-you-mean';

/** So many addresses with the most trigrams in common are compared letter by letter. */
const CANDIDATES = 40;

/**
 * Finds existing addresses that a broken one may have meant: first the ones in the same folder
 * with a similar name, then the same name in other folders, then the most similar as a whole.
 *
 * Comparing a path letter by letter with 10,000 others takes a third of a second. An index of
 * trigrams, built at the first question, leaves a few that are worth it.
 *
 * @param addresses - Paths that exist.
 * @returns A function from a path to at most three addresses, the likeliest first.
 */
export function nearestAddress(addresses: readonly string[]): (path: string) => string[] {
  let index: AddressIndex | undefined;
  return (path) => {
    index ??= indexAddresses(addresses);
    const { folder, name } = split(path);
    const siblings = nearestNames(name, index.byFolder.get(folder) ?? []);
    if (siblings.length > 0) return siblings.map((sibling) => folder + sibling);
    const namesakes = index.byName.get(name) ?? [];
    if (namesakes.length > 0) return similar(path, trigramIndex(namesakes)).slice(0, 3);
    return nearestNames(path, similar(path, index.trigrams), 1);
  };
}

interface AddressIndex {
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly trigrams: TrigramIndex;
}

interface TrigramIndex {
  readonly addresses: readonly string[];
  /** Positions in `addresses` by trigram. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

function indexAddresses(addresses: readonly string[]): AddressIndex {
  const byFolder = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  for (const address of addresses) {
    const { folder, name } = split(address);
    if (name === '') continue;
    addToList(byFolder, folder, name);
    addToList(byName, name, address);
  }
  return { byFolder, byName, trigrams: trigramIndex(addresses) };
}

function trigramIndex(addresses: readonly string[]): TrigramIndex {
  const positions = new Map<string, number[]>();
  addresses.forEach((address, position) => {
    for (const trigram of trigramsOf(address)) addToList(positions, trigram, position);
  });
  return { addresses, positions };
}

/** The addresses that share most with `path`, relative to the length of both. */
function similar(path: string, { addresses, positions }: TrigramIndex): string[] {
  const wanted = trigramsOf(path);
  const shared = new Map<number, number>();
  for (const trigram of wanted) {
    for (const position of positions.get(trigram) ?? []) {
      shared.set(position, (shared.get(position) ?? 0) + 1);
    }
  }
  return Array.from(shared, ([position, count]) => {
    const address = addresses[position] ?? '';
    return { address, likeness: count / (wanted.size + address.length) };
  })
    .sort((a, b) => b.likeness - a.likeness || (a.address < b.address ? -1 : 1))
    .slice(0, CANDIDATES)
    .map(({ address }) => address);
}

function trigramsOf(address: string): Set<string> {
  const text = address.toLowerCase();
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at++) trigrams.add(text.slice(at, at + 3));
  return trigrams;
}

function split(path: string): { folder: string; name: string } {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const at = trimmed.lastIndexOf('/') + 1;
  return { folder: trimmed.slice(0, at), name: trimmed.slice(at) };
}
