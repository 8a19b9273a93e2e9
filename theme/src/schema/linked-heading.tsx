interface LinkedHeadingProps {
  readonly id: string;
  /** Other ids that lead to it. @default none */
  readonly aliases?: readonly string[];
  /** Text of the heading. */
  readonly children: string;
}

/** A second-level heading that leads to itself. */
export function LinkedHeading({ id, aliases = [], children }: LinkedHeadingProps) {
  return (
    <h2 id={id}>
      {aliases.map((alias) => (
        <span key={alias} id={alias} />
      ))}
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}
