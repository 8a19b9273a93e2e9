import { addToList } from '@docgen/core/basics/add-to-list';
import type { SourceLink } from '@docgen/core/sources/source-link';

/** Maximum number of places for an address. So many equally likely ones already say nothing. */
const MOST_PLACES = 100;

/** Computed addresses with the same strings, and their places in the order of the page. */
interface Alike {
  readonly strings: readonly string[];
  readonly links: { readonly link: SourceLink; readonly order: number }[];
}

/**
 * Prepares the computed addresses of a page for many searches. Thousands of broken addresses cannot
 * be compared with thousands of computed ones, so these are found by their rarest string.
 *
 * @returns A function that returns the computed addresses whose strings cover most of an address,
 *   in the order of the page, and at most 100 of them.
 */
export function likeliestSources(
  computed: readonly SourceLink[],
): (href: string) => readonly SourceLink[] {
  const byRarest = indexByRarest(groupAlike(computed));
  const lengths = new Set([...byRarest.keys()].map(({ length }) => length));

  return (href) => {
    let most = 0;
    let likeliest: Alike[] = [];
    for (const string of partsOf(href, lengths)) {
      for (const alike of byRarest.get(string) ?? []) {
        const size = alike.strings.join('').length;
        if (size < most || !alike.strings.every((text) => href.includes(text))) continue;
        if (size > most) likeliest = [];
        likeliest.push(alike);
        most = size;
      }
    }
    return likeliest
      .flatMap(({ links }) => links)
      .sort((a, b) => a.order - b.order)
      .slice(0, MOST_PLACES)
      .map(({ link }) => link);
  };
}

function groupAlike(computed: readonly SourceLink[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const [order, link] of computed.entries()) {
    const { computedWith: strings = [] } = link;
    const key = JSON.stringify(strings);
    const alike = groups.get(key) ?? { strings, links: [] };
    groups.set(key, alike);
    if (alike.links.length < MOST_PLACES) alike.links.push({ link, order });
  }
  return [...groups.values()];
}

/** Lists without strings are under the empty string, which each address contains. */
function indexByRarest(groups: readonly Alike[]): Map<string, Alike[]> {
  const counts = new Map<string, number>();
  for (const { strings } of groups) {
    for (const text of strings) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const countOf = (text: string) => counts.get(text) ?? 0;
  const index = new Map<string, Alike[]>();
  for (const group of groups) {
    const [rarest = ''] = group.strings.toSorted((a, b) => countOf(a) - countOf(b));
    addToList(index, rarest, group);
  }
  return index;
}

/** The parts of an address that have one of these lengths, each once. */
function partsOf(href: string, lengths: Iterable<number>): Set<string> {
  const parts = new Set<string>();
  for (const length of lengths) {
    for (let start = 0; start + length <= href.length; start++) {
      parts.add(href.slice(start, start + length));
    }
  }
  return parts;
}
