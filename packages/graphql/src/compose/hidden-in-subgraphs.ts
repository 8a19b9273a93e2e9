import { concatAST, type DocumentNode, Kind } from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { argumentsOf, membersOf } from '../nodes/definitions-by-coordinate.ts';
import { isObjectOrInterface } from '../nodes/is-object-or-interface.ts';
import { typesOfHiddenDirectives } from '../visibility/hidden-coordinates.ts';
import { nodesOfTypes } from '../visibility/type-parts.ts';

/**
 * Adds what a supergraph has of something hidden in its subgraphs under another name, or without
 * what it was hidden with.
 *
 * @param marked - Coordinates that are hidden in any of the subgraphs.
 */
export function hiddenInSubgraphs(
  subgraphs: readonly Pick<LoadedSchema, 'complete'>[],
  marked: readonly string[],
): string[] {
  if (marked.length === 0) return [];
  const all = concatAST(subgraphs.map(({ complete }) => complete));
  const hidden = new Set(marked);
  // Composition drops most directives, and keeps their types.
  return [...hidden, ...typesOfHiddenDirectives(all, hidden), ...ofInterfaceObjects(all, hidden)];
}

/** Composition adds fields of interface objects to the types that implement the interface. */
function ofInterfaceObjects(document: DocumentNode, hidden: ReadonlySet<string>): string[] {
  const types = [...nodesOfTypes(document)];
  return types.flatMap(([name, nodes]) => {
    const isInterface = nodes.some(({ kind }) => kind === Kind.INTERFACE_TYPE_DEFINITION);
    const objects = nodes.filter(({ kind }) => /^ObjectType/.test(kind));
    if (!isInterface || objects.length === 0) return [];
    const parts = objects.flatMap(membersOf).flatMap((field) => [field, ...argumentsOf(field)]);
    const lost = parts.filter(([part]) => hidden.has(part));
    const implementing = types.filter(([, each]) =>
      each
        .filter(isObjectOrInterface)
        .some(({ interfaces = [] }) => interfaces.some((one) => one.name.value === name)),
    );
    return implementing.flatMap(([type, own]) => {
      const fields = new Set(own.flatMap(membersOf).map(([field]) => field));
      return lost
        .map(([part]) => part.replace(name, type))
        .filter((part) => !fields.has(part.replace(/\(.*/, '')));
    });
  });
}
