import type { DocumentNode } from 'graphql';
import { rootTypesOf } from '../root-types-of.ts';
import { definedNames } from '../supply-definitions.ts';

/**
 * What root operation types of a version are called in a later one, by the names that they have. Where
 * another type has that name, or still has the former one, the type itself has changed.
 */
export function newRootNames(before: DocumentNode, after: DocumentNode): Map<string, string> {
  const [taken, takenLater] = [definedNames(before), definedNames(after)];
  const later = rootTypesOf(after);
  return new Map(
    Array.from(rootTypesOf(before)).flatMap(([operation, old]) => {
      const now = later.get(operation);
      if (now === undefined || old === now || taken.has(now) || takenLater.has(old)) return [];
      return [[old, now] as const];
    }),
  );
}
