import { isExternal } from '@docgen/core/addresses/url';

/** `@docusaurus/isInternalUrl`: whether an address is inside the site. */
export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !isExternal(url);
}
