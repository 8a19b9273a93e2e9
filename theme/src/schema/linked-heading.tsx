import type { ReactElement } from 'react';

/**
 * Draws a second-level heading that leads to itself.
 *
 * @param aliases - Other ids that lead to it. @default none
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
