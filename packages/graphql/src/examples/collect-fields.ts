import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** What selections refer to. */
export interface SelectionScope {
  readonly schema: GraphQLSchema;
  /** Fragments of the document by name. */
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/**
 * The fields that selections request of an object, by their keys in the response. Selections of the
 * same field in several places are merged. Conditions (`@skip`, `@include`) do not count.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Field-Collection
 */
export function collectFields(
  { schema, fragments }: SelectionScope,
  type: GraphQLObjectType,
  selections: SelectionSetNode['selections'],
  fields = new Map<string, FieldNode>(),
): Map<string, FieldNode> {
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      fields.set(key, together(fields.get(key), node));
      continue;
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    const condition = fragment?.typeCondition?.name.value;
    if (fragment === undefined || !applies(schema, condition, type)) continue;
    collectFields({ schema, fragments }, type, fragment.selectionSet.selections, fields);
  }
  return fields;
}

function applies(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType) {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}

function together(first: FieldNode | undefined, next: FieldNode): FieldNode {
  if (first?.selectionSet === undefined || next.selectionSet === undefined) return first ?? next;
  const selections = [...first.selectionSet.selections, ...next.selectionSet.selections];
  return { ...first, selectionSet: { ...first.selectionSet, selections } };
}
