import { srcsetAddresses } from '@docgen/core/srcset';
import { isSafeAddress } from '@docgen/core/url';

const one = (value: string): readonly string[] => [value];
const words = (value: string): readonly string[] => value.split(/\s+/);
const parts = (value: string): readonly string[] => value.split(';');

const ONE_ADDRESS =
  'action background cite codebase data formaction from href longdesc manifest poster src to xlink:href'.split(
    ' ',
  );

/**
 * Every attribute whose value a browser takes for an address on one element or another (HTML Living
 * Standard, table of attributes; SVG 2, which can also animate one), and how to read it.
 */
const READERS: ReadonlyMap<string, (value: string) => readonly string[]> = new Map([
  ...ONE_ADDRESS.map((name) => [name, one] as const),
  ['archive', words],
  ['imagesrcset', srcsetAddresses],
  ['ping', words],
  ['srcset', srcsetAddresses],
  ['values', parts],
]);

/** True for an attribute that may hold addresses; lower-case names. */
export function holdsAddresses(name: string): boolean {
  return READERS.has(name);
}

/** The first address in an attribute's value that runs in the reader's browser. */
export function unsafeAddress(name: string, value: string): string | undefined {
  return READERS.get(name)?.(value).find((address) => !isSafeAddress(address));
}
