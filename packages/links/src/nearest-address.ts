import { routeKey } from '@docgen/core/addresses/url';
import { addToList } from '@docgen/core/basics/add-to-list';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import { createNameIndex, type NameIndex } from '@docgen/core/strings/name-index';

/**
 * Finds existing addresses that a broken one may stand for: those in the same folder with a similar
 * name, or else those with the same name in other folders, or else the most similar address.
 *
 * @param addresses - Paths that exist.
 * @returns A function from a path to at most three addresses, the likeliest first.
 */
export function nearestAddress(addresses: readonly string[]): (path: string) => string[] {
  let index: AddressIndex | undefined;
  return (path) => {
    index ??= indexAddresses(addresses);
    const { folder, name } = split(path);
    const siblings = index.byFolder.get(folder)?.nearest(name) ?? [];
    if (siblings.length > 0) return siblings.map((sibling) => folder + sibling);
    const namesakes = index.byName.get(name)?.alike(path) ?? [];
    return namesakes.length > 0
      ? namesakes.slice(0, 3)
      : nearestNames(path, index.whole.alike(path), 1);
  };
}

/**
 * Finds a page below an address, for links to folders without a page of their own.
 *
 * @param routes - Routes of all pages.
 * @returns A function from a path to the first of the routes below it.
 */
export function firstBelow(routes: readonly string[]): (path: string) => string | undefined {
  let firsts: Map<string, string> | undefined;
  return (path) => {
    firsts ??= firstOfEachFolder(routes);
    return firsts.get(routeKey(path));
  };
}

function firstOfEachFolder(routes: readonly string[]): Map<string, string> {
  const firsts = new Map<string, string>();
  for (const route of routes) {
    let { folder } = split(route);
    // A folder that has its first page is in folders that have theirs.
    while (folder !== '/' && !firsts.has(routeKey(folder))) {
      firsts.set(routeKey(folder), route);
      folder = split(folder).folder;
    }
  }
  return firsts;
}

interface AddressIndex {
  readonly byFolder: ReadonlyMap<string, NameIndex>;
  readonly byName: ReadonlyMap<string, NameIndex>;
  readonly whole: NameIndex;
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
  return {
    byFolder: indexEach(byFolder),
    byName: indexEach(byName),
    whole: createNameIndex(addresses),
  };
}

function indexEach(lists: ReadonlyMap<string, readonly string[]>): Map<string, NameIndex> {
  return new Map(Array.from(lists, ([key, names]) => [key, createNameIndex(names)]));
}

function split(path: string): { folder: string; name: string } {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const at = trimmed.lastIndexOf('/') + 1;
  return { folder: trimmed.slice(0, at), name: trimmed.slice(at) };
}
