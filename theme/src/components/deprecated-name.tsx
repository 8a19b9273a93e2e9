import type { Translate } from '@docgen/core/texts/texts';
import type { ReactNode } from 'react';

/** A name in a list, struck through if it is deprecated. */
export function deprecatedName(
  name: ReactNode,
  deprecated: boolean | undefined,
  translate: Translate,
): ReactNode {
  if (!deprecated) return name;
  return (
    <>
      <s>{name}</s>
      <span className="visually-hidden">{` ${translate('(deprecated)')}`}</span>
    </>
  );
}
