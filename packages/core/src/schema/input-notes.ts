import type { InputNode } from '../schema-model.ts';
import { ONE_OF } from './one-of.ts';

/** What is said beside an argument or input field of its fields. */
export function inputNotes({ cut, oneOf }: Pick<InputNode, 'cut' | 'oneOf'>): string[] {
  return [
    ...(cut === 'cycle' ? ['the same fields again'] : []),
    ...(oneOf === true ? [ONE_OF] : []),
  ];
}
