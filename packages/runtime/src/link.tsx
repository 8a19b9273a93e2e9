import { isExternal } from '@docgen/core/url';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref } from './site-context.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Route, fragment or outside address. */
  readonly to: string;
  readonly children?: ReactNode;
}

/**
 * A link. It is a plain `<a>`: the router takes over clicks on all links of the
 * page in one place, so that links in adopted HTML behave the same.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const attributes = useLinkAttributes();
  return (
    <a {...attributes(to)} {...rest}>
      {children}
    </a>
  );
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Gives what {@link Link} writes for an address, for lists of many links: on the server, a component
 * takes longer than the link that it draws.
 */
export function useLinkAttributes(): (to: string) => AnchorHTMLAttributes<HTMLAnchorElement> {
  const href = useHref();
  return (to) => (isExternal(to) ? { href: href(to), ...OUTSIDE } : { href: href(to) });
}
