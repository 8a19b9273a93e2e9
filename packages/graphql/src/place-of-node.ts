import type { Place } from '@docgen/core/diagnostic';
import type { ASTNode, Location } from 'graphql';

/**
 * The place of a node in its file. That of a named node is its name, because a definition starts
 * with its description.
 *
 * @returns `undefined` if there is no node, or if it was not read from a file.
 */
export function placeOfNode(node: ASTNode | undefined): Place | undefined {
  if (node === undefined) return undefined;
  const named = 'name' in node && node.name !== undefined ? node.name : node;
  return named.loc === undefined ? undefined : placeOfLocation(named.loc);
}

function placeOfLocation({ source, startToken, endToken }: Location): Place {
  return {
    file: source.name,
    line: startToken.line,
    column: startToken.column,
    // A name never spans lines. Of anything longer, only the start is marked.
    ...(endToken === startToken && endToken.end - endToken.start > 1
      ? { endLine: startToken.line, endColumn: startToken.column + endToken.end - endToken.start }
      : {}),
  };
}
