import type { HrefStyle } from '@docgen/core/address';
import { createSearchBox } from './search-box.ts';

/** Creates the search, see `SiteSearch` of the runtime. */
export default function createSearch(site: HrefStyle) {
  return { open: createSearchBox(site) };
}
