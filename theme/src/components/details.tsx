import type { DetailsHTMLAttributes, ReactNode } from 'react';

interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Text of the line that opens it; a `<summary>` element among the children works as well. */
  readonly summary?: ReactNode;
}

/** Content that a reader opens. */
export function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
