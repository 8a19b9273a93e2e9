import type { SchemaChange } from './schema-change.ts';

/**
 * A key for what a change is about, which is the same for a change of a supergraph and that of the
 * subgraph that causes it: the coordinate, with the aspect of the definition. If this is ambiguous,
 * it is the message: members of unions and implemented interfaces have no coordinates, and a
 * definition may have several custom directives.
 *
 * @param coordinate - Coordinate of the change in the supergraph.
 */
export function subjectOf(
  { type, message }: Pick<SchemaChange, 'type' | 'message'>,
  coordinate: string,
): string {
  if (/UNION|INTERFACE|CUSTOM/.test(type)) return message;
  const [aspect = ''] = /^(DESCRIPTION|DEPRECAT|SPECIFIED|APPLIED|ACCESS)/.exec(type) ?? [];
  return `${aspect} ${coordinate}`;
}
