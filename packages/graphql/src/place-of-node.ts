import type { Place } from '@docgen/core/diagnostic';
import type { ASTNode, Location } from 'graphql';

/**
 * Where a node stands in its file: at its name if it has one, because a definition itself starts at
 * its description.
 *
 * @returns `undefined` for no node, and for those that were not read from a file.
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
    // A name never spans lines; of anything longer only the start is marked.
    ...(endToken === startToken && endToken.end - endToken.start > 1
      ? { endLine: startToken.line, endColumn: startToken.column + endToken.end - endToken.start }
      : {}),
  };
}
