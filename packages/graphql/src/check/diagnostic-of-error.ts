import type { Diagnostic, DiagnosticNote, Place } from '@docgen/core/diagnostic';
import { type SourceText, sourceAt } from '@docgen/core/sources/source-text';
import type { GraphQLError } from 'graphql';
import { placeIn, placeOfNode } from '../nodes/place-of-node.ts';

/**
 * Converts an error of graphql-js to a diagnostic with the code `sdl-invalid`.
 *
 * Of several nodes, graphql-js lists the one at fault last (a second definition after the first,
 * the field of a type after that of its interface). The others become notes.
 */
export function diagnosticOfError(error: GraphQLError, sources: readonly SourceText[]): Diagnostic {
  const places = (error.nodes ?? []).map(placeOfNode).filter((place) => place !== undefined);
  const place = places.pop() ?? placeOfError(error);
  return {
    code: 'sdl-invalid',
    severity: 'error',
    message: error.message,
    place,
    source: sourceAt(place, sources),
    notes: places.length === 0 ? undefined : places.map(noteOf),
  };
}

function noteOf(place: Place): DiagnosticNote {
  return { message: 'The other place is here.', place };
}

function placeOfError({ source, locations }: GraphQLError): Place | undefined {
  const location = locations?.[0];
  if (source === undefined || location === undefined) return undefined;
  return placeIn(source, { line: location.line, column: location.column });
}

/** Sorts diagnostics by the order of the files, and by position. */
export function inFileOrder(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceText[],
): Diagnostic[] {
  const position = new Map(sources.map(({ file }, index) => [file, index]));
  const rank = ({ place }: Diagnostic) => [
    position.get(place?.file ?? '') ?? sources.length,
    place?.line ?? 0,
    place?.column ?? 0,
  ];
  return diagnostics.toSorted((a, b) => {
    const [ranks, others] = [rank(a), rank(b)];
    return ranks.reduce((order, value, index) => order || value - (others[index] ?? 0), 0);
  });
}
