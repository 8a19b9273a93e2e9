import type { TypeRef } from '@docgen/core/schema-model';
import type { ReactNode } from 'react';
import type { Pen } from './pen.ts';

/** Says what a list leaves out of a type, and leads to the type. */
export function moreOfType({ to }: TypeRef, text: string, { href }: Pen): ReactNode {
  return to === undefined ? text : <a href={href(to)}>{text}</a>;
}
