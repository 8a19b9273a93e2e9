import { isRelative } from '@docgen/core/addresses/is-relative';
import { Link, type LinkProps } from '@docgen/runtime/link';
import { useSite } from '@docgen/runtime/site-context';
import { belowBase } from '../docusaurus-common/below-base.ts';

interface MdxLinkProps extends Omit<LinkProps, 'to'> {
  readonly to?: string;
  readonly href?: string;
}

/**
 * `<Link to>` or `<Link href>` in MDX. What compiling a page resolves is in `href`, with the base
 * path, also for a relative address in `to`.
 */
export function MdxLink({ to, href, ...rest }: MdxLinkProps) {
  const { basePath } = useSite();
  // `pathname:///app` is resolved to an address that is not below the base path.
  if (href !== undefined && 'data-nobrokenlinkcheck' in rest) return <a href={href} {...rest} />;
  const resolved = href && belowBase(href, basePath);
  const address = to === undefined || isRelative(to) ? (resolved ?? to) : to;
  return <Link to={address ?? ''} {...rest} />;
}
