/** `@docusaurus/router`: where the reader is, and going elsewhere. */
import { Head } from '@docgen/runtime/head';
import { Link } from '@docgen/runtime/link';
import { matchPath as match, useNavigate } from '@docgen/runtime/router';
import { useHref, useSite } from '@docgen/runtime/site-context';
import { useEffect } from 'react';
import { belowBase } from '../docusaurus-common/below-base.ts';

export { useLocation } from '@docgen/runtime/router';

/**
 * The path that browsers know an address by. Docusaurus wants the base path in front here; authors
 * leave it out, too, as they do in links.
 */
function useWholePath(): (to: string) => string {
  const { basePath } = useSite();
  const href = useHref();
  return (to) => href(belowBase(to, basePath));
}

/** The methods of a history object that pages use. */
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

/** Sends the reader elsewhere; without scripts the browser does. */
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
