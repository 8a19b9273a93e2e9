import { srcsetAddresses } from './srcset.ts';
import { isSafeAddress } from './url.ts';

const one = (value: string): readonly string[] => [value];
const words = (value: string): readonly string[] => value.split(/\s+/);
const parts = (value: string): readonly string[] => value.split(';');

const ONE_ADDRESS =
  'action background cite codebase data formaction from href longdesc manifest poster src to xlink:href'.split(
    ' ',
  );

/**
 * All attributes whose values are addresses on any element (HTML Living Standard, table of
 * attributes; SVG 2, which can also animate addresses), with functions that extract the addresses.
 */
const READERS: ReadonlyMap<string, (value: string) => readonly string[]> = new Map([
  ...ONE_ADDRESS.map((name) => [name, one] as const),
  ['archive', words],
  ['imagesrcset', srcsetAddresses],
  ['ping', words],
  ['srcset', srcsetAddresses],
  ['values', parts],
]);

/** Attribute that keeps an element's addresses out of the link check. */
export const UNCHECKED = 'data-nobrokenlinkcheck';

/**
 * Attribute that replaces the address of a definition that does not exist, which no browser could
 * follow. The link check reports it.
 */
export const MISSING = 'data-missing';

/** True for an attribute that may contain addresses. @param name - In lower case. */
export function holdsAddresses(name: string): boolean {
  return READERS.has(name);
}

/** The first address in an attribute's value that would run code in the reader's browser. */
export function unsafeAddress(name: string, value: string): string | undefined {
  return READERS.get(name)?.(value).find((address) => !isSafeAddress(address));
}
