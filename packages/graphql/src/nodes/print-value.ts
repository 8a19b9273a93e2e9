import { type ConstValueNode, Kind, print, visit } from 'graphql';

/**
 * Prints a value as SDL on one line. Block strings become plain ones, because their indentation may
 * change where they are shown. Characters that set the direction of text are escaped, so that they
 * do not reorder what follows.
 */
export function printValue(value: ConstValueNode): string {
  const plain = visit(value, {
    [Kind.STRING]: (node) => (node.block ? { ...node, block: false } : undefined),
  });
  return print(plain).replace(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
