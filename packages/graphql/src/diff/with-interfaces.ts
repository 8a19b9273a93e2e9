import { isOfDescription } from '@docgen/core/schema/schema-changes';
import type { GraphQLSchema } from 'graphql';
import { interfacesOf } from '../nodes/type-members.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Adds the interface to changes of fields and arguments that an interface of the type has as well;
 * see `SchemaChange.ofInterface`. Texts of changed descriptions may differ, so these have none.
 *
 * @param versions - Those that are compared. An interface counts if both have the type implement it.
 */
export function withInterfaces(
  changes: readonly SchemaChange[],
  versions: readonly [GraphQLSchema, GraphQLSchema],
): SchemaChange[] {
  const told = new Set(changes.map((change) => changeKey(change, changedType(change))));
  const parentsOf = (name: string) =>
    versions
      .map((schema) => interfacesOf(schema.getType(name)).map(({ name }) => name))
      .reduce((parents, others) => parents.filter((parent) => others.includes(parent)));
  return changes.map((change) => {
    if (!change.coordinate.includes('.') || isOfDescription(change)) return change;
    const parents = parentsOf(changedType(change)).filter((name) =>
      told.has(changeKey(change, name)),
    );
    // A type also names the interfaces that its interfaces implement.
    const [ofInterface] = parents
      .filter((name) => !parentsOf(name).some((parent) => parents.includes(parent)))
      .sort();
    return ofInterface === undefined ? change : { ...change, ofInterface };
  });
}

/** Name of the type whose member has changed; of anything else, its coordinate. */
export function changedType({ coordinate }: Pick<SchemaChange, 'coordinate'>): string {
  return coordinate.split('.')[0] ?? '';
}

/** A key that a change has in common with the same change of another type, given its name. */
export function changeKey(
  change: Pick<SchemaChange, 'type' | 'coordinate' | 'message'>,
  name: string,
): string {
  const { type, coordinate, message } = change;
  const [, member = ''] = coordinate.split('.');
  const [field = ''] = member.split('(');
  const told = message.replaceAll(`${changedType(change)}.${field}`, `${name}.${field}`);
  return JSON.stringify([type, `${name}.${member}`, told]);
}
