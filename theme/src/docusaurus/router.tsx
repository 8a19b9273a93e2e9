/** `@docusaurus/router`: where the reader is, and going elsewhere. */
import { Head } from '@docgen/runtime/head';
import { Link } from '@docgen/runtime/link';
import { matchPath as match, useNavigate } from '@docgen/runtime/router';
import { useHref } from '@docgen/runtime/site-context';
import { useEffect } from 'react';

export { useLocation } from '@docgen/runtime/router';

/** The methods of a history object that pages use. */
export function useHistory() {
  const navigate = useNavigate();
  return {
    push: (to: string) => navigate(to),
    replace: (to: string) => navigate(to, { replace: true }),
    goBack: () => navigate(-1),
    goForward: () => navigate(1),
  };
}

/** Sends the reader elsewhere; without scripts the browser does. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const href = useHref();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${href(to)}`} />
      </Head>
      <Link to={to}>{to}</Link>
    </>
  );
}

interface MatchOptions {
  readonly path: string;
  /** Whether nothing may stand behind the path. */
  readonly exact?: boolean;
  readonly sensitive?: boolean;
}

const optionsOf = (options: string | MatchOptions): MatchOptions =>
  typeof options === 'string' ? { path: options } : options;

/** Holds a path against a pattern such as `/guide/:name`; `null` when it does not match. */
export function matchPath(pathname: string, options: string | MatchOptions) {
  const { path, exact = false, sensitive } = optionsOf(options);
  const found = match({ path, end: exact, caseSensitive: sensitive }, pathname);
  if (found === null) return null;
  const { params, pathname: url } = found;
  return { path, url, params, isExact: url === pathname };
}
