import type { Place } from '@docgen/core/diagnostic';
import type { Description } from '@docgen/core/schema-model';
import type { StringValueNode } from 'graphql';
import { placeIn } from './place-of-node.ts';

/**
 * A description as it was written, with the position of its text: after the quotes, or for a block
 * string, in the first line that is not blank, where the common indentation ends. Text that was
 * converted from something else only has its file.
 *
 * Source: https://spec.graphql.org/October2021/#BlockStringValue()
 */
export function writtenDescription(node: StringValueNode): Description {
  const markdown = node.value;
  if (node.loc === undefined) return { markdown };
  const { source, startToken, start, end } = node.loc;
  const { line, column } = startToken;
  const at = (line: number, column: number): Place => placeIn(source, { line, column });
  if (node.block !== true) return { markdown, place: at(line, column + 1) };

  const lines = source.body.slice(start + 3, end - 3).split(/\r\n|[\n\r]/);
  const indent = commonIndent(lines);
  const first = Math.max(
    0,
    lines.findIndex((text) => text.trim() !== ''),
  );
  return {
    markdown,
    // The line of the opening quotes keeps its leading spaces.
    place: first === 0 ? at(line, column + 3) : at(line + first, indent + 1),
    ...(indent > 0 && markdown.includes('\n') ? { indent } : {}),
  };
}

/** The common indentation of all lines except blank ones and that of the opening quotes. */
function commonIndent(lines: readonly string[]): number {
  const indents = lines
    .slice(1)
    .filter((text) => text.trim() !== '')
    .map((text) => text.length - text.trimStart().length);
  return indents.length === 0 ? 0 : Math.min(...indents);
}
