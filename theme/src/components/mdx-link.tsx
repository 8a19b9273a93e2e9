import { Link, type LinkProps } from '@docgen/runtime/link';

interface MdxLinkProps extends Omit<LinkProps, 'to'> {
  readonly to?: string;
  readonly href?: string;
}

/** `<Link to>` or `<Link href>` in MDX. */
export function MdxLink({ to, href, ...rest }: MdxLinkProps) {
  return <Link to={to ?? href ?? ''} {...rest} />;
}
