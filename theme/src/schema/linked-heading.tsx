import type { ReactElement } from 'react';

/**
 * Renders a second-level heading that links to itself.
 *
 * @param aliases - Other ids of the heading. @default none
 */
export function linkedHeading(
  id: string,
  title: string,
  aliases: readonly string[] = [],
): ReactElement {
  return (
    <h2 id={id}>
      {aliases.map((alias) => (
        <span key={alias} id={alias} />
      ))}
      <a href={`#${id}`}>{title}</a>
    </h2>
  );
}
