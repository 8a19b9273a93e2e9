import { urlOfHref } from '@docgen/core/addresses/address';
import { useHref, useSite } from '@docgen/runtime/site-context';
import { belowBase } from '../docusaurus-common/below-base.ts';

interface BaseUrlOptions {
  /** Prepends the site's origin. @default false */
  readonly absolute?: boolean;
}

/** `@docusaurus/useBaseUrl`: the address of a route or static file. */
export default function useBaseUrl(path: string, options?: BaseUrlOptions) {
  return useBaseUrlUtils().withBaseUrl(path, options);
}

/** The same as a function, for addresses that are only known later. */
export function useBaseUrlUtils() {
  const site = useSite();
  const href = useHref();
  const withBaseUrl = (path: string, { absolute = false }: BaseUrlOptions = {}) => {
    // Docusaurus also resolves `img/a.png` from the site's root.
    const below = belowBase(path, site.basePath);
    const rooted = /^([a-z][a-z\d+.-]*:|\/|#|$)/i.test(below) ? below : `/${below}`;
    return absolute ? urlOfHref(href(rooted), site) : href(rooted);
  };
  return { withBaseUrl };
}
