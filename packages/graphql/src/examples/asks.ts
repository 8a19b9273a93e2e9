import {
  type FieldNode,
  type GraphQLSchema,
  isInterfaceType,
  Kind,
  type SelectionNode,
} from 'graphql';
import { selectionsIn } from '../selections-in.ts';

/** What can be asked for at a place of an operation. */
export interface Asks {
  /** Whether a field can be, also `__typename`. */
  readonly has: (type: string, field: string) => boolean;
  /** What can be asked for in what a field of this place returns. */
  readonly below: (type: string, field: string) => Asks;
}

export const EVERYTHING: Asks = { has: () => true, below: () => EVERYTHING };

/** Who answers an operation. */
interface Answering {
  /** Whether a field of a type, also `__typename`, is resolved there, wherever it is asked for. */
  readonly resolves: (type: string, field: string) => boolean;
  /** Selections of what a field returns that are answered on this way to it alone, from `@provides`. */
  readonly provides: (type: string, field: string) => readonly unknown[];
}

/**
 * What can be asked for at the root of an operation. Of an interface, that is what is resolved of all of its
 * types that may be the answer.
 *
 * Source: https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/directives#provides
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

/** Names of the objects that an interface stands for; none for anything else. */
export function implementations(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((each) => each.name) : [];
}

/** Where selections, which are of a type or of one that it belongs to, select a field of that type. */
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
