import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** What selections refer to. */
export interface SelectionScope {
  readonly schema: GraphQLSchema;
  /** Fragments of the document by name. */
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Values of the operation's variables, by name. Default: none. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * The fields that selections request of an object, by their keys in the response. Selections of the
 * same field in several places are merged. Those that `@skip` or `@include` leaves out are missing.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Field-Collection
 */
export function collectFields(
  scope: SelectionScope,
  type: GraphQLObjectType,
  selections: SelectionSetNode['selections'],
  fields = new Map<string, FieldNode>(),
): Map<string, FieldNode> {
  const { schema, fragments, values = {} } = scope;
  for (const node of selections) {
    if (!isIncluded(node, values)) continue;
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      fields.set(key, together(fields.get(key), node));
      continue;
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    const condition = fragment?.typeCondition?.name.value;
    if (fragment === undefined || !applies(schema, condition, type)) continue;
    collectFields(scope, type, fragment.selectionSet.selections, fields);
  }
  return fields;
}

function isIncluded(
  { directives = [] }: SelectionNode,
  values: NonNullable<SelectionScope['values']>,
): boolean {
  return directives.every(({ name, arguments: args = [] }) => {
    const condition = args.find((arg) => arg.name.value === 'if');
    const value = condition && valueFromASTUntyped(condition.value, values);
    return (
      !(name.value === 'skip' && value === true) && !(name.value === 'include' && value === false)
    );
  });
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
