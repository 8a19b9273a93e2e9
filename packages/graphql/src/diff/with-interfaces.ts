import { isOfDescription } from '@docgen/core/schema/schema-changes';
import type { GraphQLSchema } from 'graphql';
import { interfacesOf } from '../nodes/type-members.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Adds the interface to changes of fields and arguments that an interface of the type has as well;
 * see `SchemaChange.ofInterface`. Texts of changed descriptions may differ, so these have none.
 *
 * @param versions - In which types may implement interfaces.
 */
export function withInterfaces(
  changes: readonly SchemaChange[],
  versions: readonly GraphQLSchema[],
): SchemaChange[] {
  const told = new Set(changes.map((change) => keyOf(change, ownerOf(change))));
  const parentsOf = (name: string) =>
    versions.flatMap((schema) => interfacesOf(schema.getType(name))).map(({ name }) => name);
  return changes.map((change) => {
    if (!change.coordinate.includes('.') || isOfDescription(change)) return change;
    const parents = parentsOf(ownerOf(change)).filter((name) => told.has(keyOf(change, name)));
    // A type also names the interfaces that its interfaces implement.
    const [ofInterface] = parents
      .filter((name) => !parentsOf(name).some((parent) => parents.includes(parent)))
      .sort();
    return ofInterface === undefined ? change : { ...change, ofInterface };
  });
}

/** The type of what has changed; its own coordinate if it is not a member. */
export function ownerOf({ coordinate }: Pick<SchemaChange, 'coordinate'>): string {
  return coordinate.split('.')[0] ?? '';
}

/** A key for a change as if it were one of another type. */
export function keyOf(
  change: Pick<SchemaChange, 'type' | 'coordinate' | 'message'>,
  owner: string,
): string {
  const { type, coordinate, message } = change;
  const [, member = ''] = coordinate.split('.');
  const [field = ''] = member.split('(');
  const told = message.replaceAll(`${ownerOf(change)}.${field}`, `${owner}.${field}`);
  return JSON.stringify([type, `${owner}.${member}`, told]);
}
