import { createSearchBox, type SearchedSite } from './search-box.ts';

/** Creates the search, see `SiteSearch` of the runtime. */
export default function createSearch(site: SearchedSite) {
  return { open: createSearchBox(site) };
}
