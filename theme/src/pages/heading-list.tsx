import type { Heading } from '@docgen/core/heading';
import { Breakable } from '../components/breakable.tsx';
import { Html } from '../components/html.tsx';

/** Links to headings, each nested below the nearest preceding heading of a lower level. */
export function HeadingList({ headings }: { readonly headings: readonly Heading[] }) {
  const branches: [top: Heading, ...below: Heading[]][] = [];
  for (const heading of headings) {
    const last = branches.at(-1);
    if (last !== undefined && heading.level > last[0].level) last.push(heading);
    else branches.push([heading]);
  }
  return (
    <ul>
      {branches.map(([{ id, text, html }, ...below]) => (
        <li key={id}>
          <a href={`#${id}`}>
            {html === text ? Breakable({ name: text }) : <Html as="span" html={html} />}
          </a>
          {below.length > 0 && <HeadingList headings={below} />}
        </li>
      ))}
    </ul>
  );
}
