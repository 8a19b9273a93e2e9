import { isExternal } from '@docgen/core/addresses/url';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref } from './site-context.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Route, fragment or external address. */
  readonly to: string;
  readonly children?: ReactNode;
}

/**
 * A link, rendered as a plain `<a>`. The router handles clicks on all links of the page in one
 * place, so that links in adopted HTML behave the same.
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
 * Returns a function that gives the attributes of a {@link Link} to an address. For lists of many
 * links: on the server, a component takes longer than the link that it renders.
 */
export function useLinkAttributes(): (to: string) => AnchorHTMLAttributes<HTMLAnchorElement> {
  const href = useHref();
  return (to) => (isExternal(to) ? { href: href(to), ...OUTSIDE } : { href: href(to) });
}
