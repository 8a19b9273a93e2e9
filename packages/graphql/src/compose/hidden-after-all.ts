import { federationNames } from '../federation/federation-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { composedCoordinate } from '../nodes/composed-coordinate.ts';
import { coordinates } from '../nodes/definitions-by-coordinate.ts';
import { federationUses } from '../nodes/directives-of.ts';
import { ownerOf } from '../visibility/hidden-coordinates.ts';

/**
 * Messages about something `@inaccessible` that clients need: for a field, an argument or an input
 * field, whose coordinate follows.
 */
const NEEDED =
  /(?:implements the interface field|is used in the default value of) "([^"]+)", which is in the API schema\.$/;

/** Messages about an argument or input field that is `@inaccessible`, but required. */
const REQUIRED = /^[^"]+ "([^"]+)" is @inaccessible but is a required (?:argument|input field) of /;

/**
 * Returns a function that tells whether a message about something `@inaccessible` that clients need
 * is wrong: the composition library overlooks that what needs it is hidden as well if its field or
 * type is `@inaccessible` (https://specs.apollo.dev/inaccessible/v0.2/).
 *
 * @param subgraphs - All subgraphs that were composed. They are searched once.
 */
export function hiddenAfterAll(subgraphs: readonly LoadedSchema[]): (message: string) => boolean {
  let hidden: ReadonlySet<string> | undefined;
  return (message) => {
    const [, needed = ownerOf(REQUIRED.exec(message)?.[1] ?? '')] = NEEDED.exec(message) ?? [];
    if (needed === '') return false;
    hidden ??= new Set(subgraphs.flatMap(inaccessibleIn));
    const around = [needed, ownerOf(needed), ownerOf(ownerOf(needed))];
    return around.some((each) => hidden?.has(each));
  };
}

/** Coordinates of what is `@inaccessible` in a subgraph. */
function inaccessibleIn({ document, schema }: LoadedSchema): string[] {
  const names = federationNames(document);
  const inSupergraph = composedCoordinate(schema);
  return Array.from(coordinates(document)).flatMap(([coordinate, node]) =>
    federationUses('@inaccessible', [node], names).length > 0 ? [inSupergraph(coordinate)] : [],
  );
}
