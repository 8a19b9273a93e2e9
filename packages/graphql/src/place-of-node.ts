import type { Place } from '@docgen/core/diagnostic';
import { type ASTNode, type Location, Source } from 'graphql';

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

const converted = new WeakSet<Source>();

/**
 * Creates the source for a file whose SDL was made from something else, so that lines in it are not
 * lines of the file.
 */
export function convertedSource(sdl: string, file: string): Source {
  const source = new Source(sdl, file);
  converted.add(source);
  return source;
}

/** The place of a position in a source: only the file if its SDL was made from something else. */
export function placeIn(source: Source, position: Omit<Place, 'file'>): Place {
  return { file: source.name, ...(converted.has(source) ? {} : position) };
}

function placeOfLocation({ source, startToken, endToken }: Location): Place {
  return placeIn(source, {
    line: startToken.line,
    column: startToken.column,
    // A name never spans lines. Of anything longer, only the start is marked.
    ...(endToken === startToken && endToken.end - endToken.start > 1
      ? { endLine: startToken.line, endColumn: startToken.column + endToken.end - endToken.start }
      : {}),
  });
}
