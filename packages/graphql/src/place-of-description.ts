import type { Place } from '@docgen/core/diagnostic';
import type { StringValueNode } from 'graphql';

/**
 * Where the text of a description starts: after the quotes, for a block string at the first line
 * that is not blank, where the common indentation ends.
 *
 * @returns `undefined` when the description was not read from a file.
 */
export function placeOfDescription(node: StringValueNode): Place | undefined {
  if (node.loc === undefined) return undefined;
  const { source, startToken, start, end } = node.loc;
  const { line, column } = startToken;
  if (node.block !== true) return { file: source.name, line, column: column + 1 };
  const lines = source.body.slice(start + 3, end - 3).split(/\r\n|[\n\r]/);
  const first = Math.max(
    0,
    lines.findIndex((text) => text.trim() !== ''),
  );
  if (first === 0) return { file: source.name, line, column: column + 3 };
  const indents = lines
    .slice(first)
    .filter((text) => text.trim() !== '')
    .map((text) => text.length - text.trimStart().length);
  return { file: source.name, line: line + first, column: Math.min(...indents) + 1 };
}
