import { isExternal } from '@docgen/core/url';

/** `@docusaurus/isInternalUrl`: true for an address inside of the site. */
export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !isExternal(url);
}
