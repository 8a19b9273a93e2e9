import { Head } from '@docgen/runtime/head';
import { useSite } from '@docgen/runtime/site-context';
import type { ReactNode } from 'react';

interface LayoutProps {
  readonly title?: string;
  readonly description?: string;
  readonly children?: ReactNode;
}

/** `@theme/Layout`: sets the title and description of a React page. docgen renders the frame. */
export default function Layout({ title, description, children }: LayoutProps) {
  const { title: site, titleDelimiter } = useSite();
  return (
    <>
      <Head>
        {title !== undefined && <title>{`${title} ${titleDelimiter} ${site}`}</title>}
        {description !== undefined && <meta name="description" content={description} />}
      </Head>
      {children}
    </>
  );
}
