import { rememberOf } from '@docgen/core/basics/remember';
import type { SchemaModel } from '@docgen/core/schema-model';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import { createNameIndex } from '@docgen/core/strings/name-index';
import { addressesOf } from '@docgen/graphql/entries/addresses-of';

/** The address of a definition, member or argument; or similar names if it does not exist. */
export type CoordinateAddress =
  | { readonly to: string }
  | {
      readonly nearest: readonly string[];
      /** The ids of all schemas, if the link names a schema that does not exist. */
      readonly schemas?: readonly string[] | undefined;
    };

/** The properties of a schema that are needed. */
interface CoordinateSchema {
  readonly id: string;
  readonly composed: boolean;
  readonly isUnread?: boolean;
  readonly model: { readonly value: () => SchemaModel };
}

/**
 * Resolves links such as `[[Order.items]]`. With the id of a schema, as in `order:Order.items`,
 * only that schema is searched. Without one, the schema that the text is about is searched first,
 * then the composed schema, then other supergraphs, then the others in their order. A coordinate
 * that none of them has may be in a schema that has not been read, so it resolves to that schema's
 * start page.
 *
 * @param composedId - Id of the composed schema of the configuration, if there is one.
 * @returns `undefined` for a site without schemas, otherwise a function of the text in the brackets
 *   and the id of the schema that the text is about. Schemas are read on demand.
 */
export function schemaCoordinates(
  schemas: readonly CoordinateSchema[],
  composedId: string | undefined,
): ((written: string, home?: string) => CoordinateAddress) | undefined {
  if (schemas.length === 0) return undefined;
  const ids = schemas.map(({ id }) => id);
  const addressesIn = rememberOf(({ model }: CoordinateSchema) => addressesOf(model.value()));
  const namesIn = rememberOf((schema: CoordinateSchema) =>
    createNameIndex([...addressesIn(schema).keys()]),
  );
  return (written, home) => {
    const rank = ({ id, composed }: CoordinateSchema) =>
      [composed, id === composedId, id === home].lastIndexOf(true);
    const nearestFirst = [...schemas].sort((a, b) => rank(b) - rank(a));
    const [, id, named = written] = /^([\w.-]+):([^:)].*)$/.exec(written) ?? [];
    // The anchors of arguments, such as `#Query.order.id`, have no parentheses.
    const coordinate = named.replace(/^(@\w+|\w+\.\w+)\.(\w+)$/, '$1($2:)');
    const asked = nearestFirst.filter((schema) => id === undefined || schema.id === id);
    for (const schema of asked) {
      const to = addressesIn(schema).get(coordinate);
      if (to !== undefined) return { to };
    }
    const unread = asked.find(({ isUnread }) => isUnread);
    if (unread !== undefined) return { to: unread.model.value().route };
    // An id that is not similar to any other is more likely that of a schema that no longer exists.
    const misspelt = asked.length === 0 ? nearestNames(id ?? '', ids) : [];
    const having = nearestFirst.filter((schema) => addressesIn(schema).has(coordinate));
    const meant = misspelt.length > 0 ? misspelt : having.slice(0, 3).map((schema) => schema.id);
    const listed = asked.length === 0 ? ids : undefined;
    if (meant.length > 0) {
      return { nearest: meant.map((each) => `[[${each}:${coordinate}]]`), schemas: listed };
    }
    const prefix = id === undefined ? '' : `${id}:`;
    const near = new Set(asked.flatMap((schema) => namesIn(schema).nearest(coordinate)));
    const nearest = nearestNames(coordinate, near);
    return { nearest: nearest.map((near) => `[[${prefix}${near}]]`), schemas: listed };
  };
}
