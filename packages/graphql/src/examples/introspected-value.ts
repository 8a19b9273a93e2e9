import { orUndefined } from '@docgen/core/basics/or-undefined';
import {
  type ASTNode,
  type ConstValueNode,
  executeSync,
  type FieldNode,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { SelectionScope } from './collect-fields.ts';

/**
 * What a server answers to `__schema` or `__type`; as in all example responses, lists have one item.
 *
 * @returns `null` for a type that does not exist, and if the schema has mistakes.
 */
export function introspectedValue(
  { schema, fragments, values = {} }: SelectionScope,
  field: FieldNode,
): unknown {
  const constant = <Node extends ASTNode>(node: Node): Node =>
    visit(node, { [Kind.VARIABLE]: ({ name }) => literal(values[name.value]) });
  const answer = orUndefined(() =>
    executeSync({
      schema,
      document: {
        kind: Kind.DOCUMENT,
        definitions: [
          {
            kind: Kind.OPERATION_DEFINITION,
            operation: OperationTypeNode.QUERY,
            selectionSet: { kind: Kind.SELECTION_SET, selections: [constant(field)] },
          },
          ...[...fragments.values()].map(constant),
        ],
      },
    }),
  );
  const [value = null] = Object.values(answer?.data ?? {});
  return withShortLists(value);
}

/** The arguments of fields of introspection, and conditions, are texts and Booleans. */
function literal(value: unknown): ConstValueNode {
  if (typeof value === 'string') return { kind: Kind.STRING, value };
  return typeof value === 'boolean' ? { kind: Kind.BOOLEAN, value } : { kind: Kind.NULL };
}

function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(withShortLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, withShortLists(inside)]),
  );
}
