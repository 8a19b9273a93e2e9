import { useSite } from '@docgen/runtime/site-context';
import type { ComponentProps } from 'react';
import { MdxLink } from '../components/mdx-link.tsx';
import { belowBase } from '../docusaurus-common/below-base.ts';

/** `@docusaurus/Link`. */
export default function DocusaurusLink({ to, ...rest }: ComponentProps<typeof MdxLink>) {
  const { basePath } = useSite();
  return <MdxLink {...rest} to={to && belowBase(to, basePath)} />;
}
