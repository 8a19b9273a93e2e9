import type { DetailsHTMLAttributes, ReactNode } from 'react';

interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Content of the `<summary>`, which may also be a child. */
  readonly summary?: ReactNode;
}

/** Content that the reader can open. */
export function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
