import type { TypeRef } from '@docgen/core/schema-model';
import type { ReactNode } from 'react';
import type { Pen } from './pen.ts';

/** States how much of a type a list omits, with a link to the type. */
export function moreOfType({ to }: TypeRef, text: string, { href }: Pen): ReactNode {
  return to === undefined ? text : <a href={href(to)}>{text}</a>;
}
