import {
  type FieldNode,
  type GraphQLSchema,
  isInterfaceType,
  Kind,
  type SelectionNode,
} from 'graphql';
import { selectionsIn } from '../nodes/selections-in.ts';

/** What can be selected at a position in an operation. */
export interface Asks {
  /** Whether a field can be selected; includes `__typename`. */
  readonly has: (type: string, field: string) => boolean;
  /** What can be selected in the result of a field at this position. */
  readonly below: (type: string, field: string) => Asks;
}

/** Allows every field. */
export const EVERYTHING: Asks = { has: () => true, below: () => EVERYTHING };

/** The services that answer an operation. */
interface Answering {
  /**
   * Whether they resolve a field of a type, including `__typename`, regardless of the path to it.
   */
  readonly resolves: (type: string, field: string) => boolean;
  /** Selections in the result of a field that they answer only on this path, from `@provides`. */
  readonly provides: (type: string, field: string) => readonly unknown[];
}

/**
 * What can be selected at the root of an operation. A field of an interface can be selected if it
 * is resolved for all object types that may be in the response.
 *
 * Source:
 * https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/directives#provides
 */
export function asksOf(schema: GraphQLSchema, { resolves, provides }: Answering): Asks {
  const resolvesOfAll = (type: string, field: string) =>
    resolves(type, field) &&
    implementations(schema, type).every(
      (each) => !resolves(each, '__typename') || resolves(each, field),
    );
  const providing = (provided: readonly SelectionNode[]): Asks => ({
    has: (type, field) => resolvesOfAll(type, field) || selected(provided, type, field).length > 0,
    below: (type, field) => {
      const inside = selected(provided, type, field).flatMap(
        (node) => node.selectionSet?.selections ?? [],
      );
      const here = provides(type, field).flatMap((text) =>
        typeof text === 'string' ? (selectionsIn(text)?.selections ?? []) : [],
      );
      return providing([...inside, ...here]);
    },
  });
  return providing([]);
}

/** Names of the object types that implement an interface; empty for any other type. */
export function implementations(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((each) => each.name) : [];
}

/** Finds a field of a type in selections on this type or on one that it belongs to. */
function selected(
  selections: readonly SelectionNode[],
  type: string,
  field: string,
): readonly FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return node.name.value === field ? [node] : [];
    if (node.kind === Kind.FRAGMENT_SPREAD) return [];
    const isOfOther = node.typeCondition !== undefined && node.typeCondition.name.value !== type;
    return isOfOther ? [] : selected(node.selectionSet.selections, type, field);
  });
}
