import type { Visibility } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { sourceAt } from '../load/source-text.ts';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { isObjectOrInterface } from '../nodes/is-object-or-interface.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { ownerOf, withDependants } from './hidden-coordinates.ts';
import { type Marked, shownExplicitly } from './marked-in.ts';

/**
 * Warns about definitions that a directive or a name without `*` shows, but that are not visible,
 * because what they need is not marked. Those of a composed schema are reported in its subgraphs.
 *
 * @param marked - Coordinates that are shown or hidden, there or in other subgraphs.
 * @param invisible - Coordinates of everything that is not visible.
 */
export function unshownMarks(
  loaded: LoadedSchema,
  marked: Marked,
  invisible: ReadonlySet<string>,
  { show }: Visibility,
): Diagnostic[] {
  if (show === undefined) return [];
  const { complete, sources } = loaded;
  const hidden = withDependants(complete, new Set(marked.hidden));
  const definitions = definitionsByCoordinate(complete);
  const shownTypes = new Set(marked.shown.map((coordinate) => coordinate.replace(/\W.*/, '')));
  return shownExplicitly(loaded, show).flatMap(([coordinate, node]): Diagnostic[] => {
    const place = placeOfNode(node);
    const source = sourceAt(place, sources);
    if (source === undefined || !invisible.has(coordinate) || hidden.has(coordinate)) return [];
    const missing = missingFor(coordinate, node);
    if (missing === undefined) return [];
    return [
      {
        code: 'mark-without-effect',
        severity: 'warning',
        message: `"${coordinate}" is not shown although \`schemas.show\` names it or its directive, because nothing shows ${missing}.`,
        hint: `Mark ${missing} as well, or remove the mark of "${coordinate}".`,
        place,
        source,
      },
    ];
  });

  /** Whether a type is shown in another subgraph, hidden on purpose, or not defined. */
  function isElsewhere(type: string): boolean {
    return shownTypes.has(type) || hidden.has(type) || !definitions.has(type);
  }

  /** What would have to be marked, too; `undefined` if it is elsewhere or hidden on purpose. */
  function missingFor(coordinate: string, node: CoordinateNode): string | undefined {
    const owner = ownerOf(coordinate);
    if (coordinate.includes('(') && invisible.has(owner))
      return hidden.has(owner) || shownTypes.has(owner) ? undefined : `its field "${owner}"`;
    if ('type' in node) {
      const type = namedTypeOf(node.type);
      return isElsewhere(type) ? undefined : `its type "${type}" or fields of it`;
    }
    if (isObjectOrInterface(node)) {
      const types = (node.fields ?? []).map(({ type }) => namedTypeOf(type));
      return types.some(isElsewhere) ? undefined : 'the type of any of its fields';
    }
    if (!('types' in node)) return undefined;
    const members = (node.types ?? []).map(({ name }) => name.value);
    return members.some(isElsewhere) ? undefined : 'any of its members';
  }
}
