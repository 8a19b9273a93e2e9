import type { Heading } from '@docgen/core/heading';
import { Breakable } from '../components/breakable.tsx';
import { Html } from '../components/html.tsx';
import { type HeadingNode, nestHeadings } from './nest-headings.ts';

/** Links to the headings of a page, nested by level. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page">
      <HeadingList nodes={nestHeadings(headings)} />
    </nav>
  );
}

function HeadingList({ nodes }: { readonly nodes: readonly HeadingNode[] }) {
  return (
    <ul>
      {nodes.map(({ heading, children }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>
            {heading.html === heading.text ? (
              <Breakable name={heading.text} />
            ) : (
              <Html as="span" html={heading.html} />
            )}
          </a>
          {children.length > 0 && <HeadingList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
