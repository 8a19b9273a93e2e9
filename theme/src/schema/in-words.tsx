import type { ReactNode } from 'react';

/** A list as in a sentence: `a, b and c`. */
export function inWords(parts: readonly ReactNode[]): ReactNode[] {
  return parts.flatMap((part, position) => {
    if (position === 0) return [part];
    return [position === parts.length - 1 ? ' and ' : ', ', part];
  });
}
