import { encodePath } from '@docgen/core/addresses/address';

/** An address with its white space percent-encoded, as configurations have to write it. */
export function withoutSpaces(address: string): string {
  return address.replaceAll(/\s/g, encodePath);
}
