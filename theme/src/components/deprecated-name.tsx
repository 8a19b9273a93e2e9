import type { ReactNode } from 'react';

/** A name in a list, struck through where it should not be used any more. */
export function deprecatedName(name: ReactNode, deprecated: boolean | undefined): ReactNode {
  if (!deprecated) return name;
  return (
    <>
      <s>{name}</s>
      <span className="visually-hidden"> (deprecated)</span>
    </>
  );
}
