import { urlOfHref } from '@docgen/core/address';
import { useHref, useSite } from '@docgen/runtime/site-context';
import { belowBase } from '../docusaurus-common/below-base.ts';

interface BaseUrlOptions {
  /** Writes the site's origin in front. */
  readonly absolute?: boolean;
}

/** `@docusaurus/useBaseUrl`: the address of a route or static file. */
export default function useBaseUrl(path: string, options?: BaseUrlOptions) {
  return useBaseUrlUtils().withBaseUrl(path, options);
}

/** The same as a function, for addresses that are not known when the component starts. */
export function useBaseUrlUtils() {
  const site = useSite();
  const href = useHref();
  const withBaseUrl = (path: string, { absolute = false }: BaseUrlOptions = {}) => {
    // Docusaurus takes `img/a.png` for a path below the site's root, too.
    const below = belowBase(path, site.basePath);
    const rooted = /^([a-z][a-z\d+.-]*:|\/|#|$)/i.test(below) ? below : `/${below}`;
    return absolute ? urlOfHref(href(rooted), site) : href(rooted);
  };
  return { withBaseUrl };
}
