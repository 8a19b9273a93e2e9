import type { SchemaChange } from './schema-change.ts';

/**
 * What a change is about, whatever it says of it. Members of unions and interfaces have no coordinates, and a
 * definition may have several custom directives.
 *
 * @param coordinate - Of the change, in the supergraph.
 */
export function subjectOf(
  { type, message }: Pick<SchemaChange, 'type' | 'message'>,
  coordinate: string,
): string {
  if (/UNION|INTERFACE|CUSTOM/.test(type)) return message;
  const [aspect = ''] = /^(DESCRIPTION|DEPRECAT|SPECIFIED|APPLIED|ACCESS)/.exec(type) ?? [];
  return `${aspect} ${coordinate}`;
}
