import { Breakable } from '../components/breakable.tsx';
import { Html } from '../components/html.tsx';
import type { HeadingNode } from './nest-headings.ts';

/** Nested links to headings. */
export function HeadingList({ nodes }: { readonly nodes: readonly HeadingNode[] }) {
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
