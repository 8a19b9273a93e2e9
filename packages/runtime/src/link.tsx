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
  const href = useHref();
  const outside = isExternal(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href(to)} {...outside} {...rest}>
      {children}
    </a>
  );
}
