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

/** The schema coordinate of each line of a source that was converted from something else. */
const converted = new WeakMap<Source, readonly string[]>();

/** SDL that was made from the result of an introspection query. */
export interface ConvertedSdl {
  readonly sdl: string;
  /** Of each line, the schema coordinate that it belongs to; empty for that of a schema itself. */
  readonly coordinates: readonly string[];
}

/** Creates the source for a file whose SDL was made from something else. */
export function convertedSource({ sdl, coordinates }: ConvertedSdl, file: string): Source {
  const source = new Source(sdl, file);
  converted.set(source, coordinates);
  return source;
}

/** A source with another text of the same length, so that all places stay the same. */
export function withBody(source: Source, body: string): Source {
  const same = new Source(body, source.name);
  const coordinates = converted.get(source);
  if (coordinates !== undefined) converted.set(same, coordinates);
  return same;
}

/**
 * The place of a position in a source. If its SDL was made from something else, that is a schema
 * coordinate instead, because lines of the SDL are not lines of the file.
 */
export function placeIn(source: Source, position: Omit<Place, 'file'>): Place {
  const coordinates = converted.get(source);
  if (coordinates === undefined) return { file: source.name, ...position };
  const coordinate = coordinates[(position.line ?? 0) - 1];
  return { file: source.name, ...(coordinate && { coordinate }) };
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
