/** `@docusaurus/router`: the current location, and navigation. */
import { Head } from '@docgen/runtime/head';
import { Link } from '@docgen/runtime/link';
import { matchPath as match, useNavigate } from '@docgen/runtime/router';
import { useHref, useSite } from '@docgen/runtime/site-context';
import { useEffect } from 'react';
import { belowBase } from '../docusaurus-common/below-base.ts';

export { useLocation } from '@docgen/runtime/router';

/**
 * Converts an address to the path that browsers use. Docusaurus requires the base path here;
 * authors may omit it, as in links.
 */
function useWholePath(): (to: string) => string {
  const { basePath } = useSite();
  const href = useHref();
  return (to) => href(belowBase(to, basePath));
}

/** The methods of the history object that pages use. */
export function useHistory() {
  const navigate = useNavigate();
  const wholePath = useWholePath();
  return {
    push: (to: string) => navigate(wholePath(to)),
    replace: (to: string) => navigate(wholePath(to), { replace: true }),
    goBack: () => navigate(-1),
    goForward: () => navigate(1),
  };
}

/** Redirects the reader; without scripts, by a `<meta>` element. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { basePath } = useSite();
  const path = useWholePath()(to);
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${path}`} />
      </Head>
      <Link to={belowBase(to, basePath)}>{to}</Link>
    </>
  );
}

interface MatchOptions {
  readonly path: string;
  /** Whether nothing may follow the path. */
  readonly exact?: boolean;
  readonly sensitive?: boolean;
}

const optionsOf = (options: string | MatchOptions): MatchOptions =>
  typeof options === 'string' ? { path: options } : options;

/** Matches a path against a pattern such as `/guide/:name`; `null` if it does not match. */
export function matchPath(pathname: string, options: string | MatchOptions) {
  const { path, exact = false, sensitive } = optionsOf(options);
  const found = match({ path, end: exact, caseSensitive: sensitive }, pathname);
  if (found === null) return null;
  const { params, pathname: url } = found;
  return { path, url, params, isExact: url === pathname };
}
