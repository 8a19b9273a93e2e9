interface LinkedHeadingProps {
  readonly id: string;
  /** Text of the heading. */
  readonly children: string;
}

/** A second-level heading that leads to itself. */
export function LinkedHeading({ id, children }: LinkedHeadingProps) {
  return (
    <h2 id={id}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}
