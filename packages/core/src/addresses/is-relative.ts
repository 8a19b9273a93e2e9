import { isExternal } from './url.ts';

/** Whether an address is a path without a leading slash, such as `./next` or `guide/first`. */
export function isRelative(address: string): boolean {
  return address !== '' && !/^[/#?]/.test(address) && !isExternal(address);
}
