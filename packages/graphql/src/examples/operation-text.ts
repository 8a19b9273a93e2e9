import {
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
} from 'graphql';
import { block } from './example-selection.ts';
import { withList } from './within-lines.ts';

/**
 * An operation or a fragment of an author as text. Its lines are as short as those of generated
 * operations, which is why it is not left to `print`: that breaks lines of more than 80 characters.
 */
export function operationText(node: OperationDefinitionNode | FragmentDefinitionNode): string {
  const head = node.kind === Kind.OPERATION_DEFINITION ? operationHead(node) : [headOf(node)];
  // The short form of a query has no head.
  return block(head, selectionLines(node.selectionSet)).join('\n').trimStart();
}

function operationHead(node: OperationDefinitionNode): string[] {
  const { operation, name, variableDefinitions = [], directives = [] } = node;
  if (operation === 'query' && name === undefined && variableDefinitions.length === 0) {
    return [directives.length === 0 ? '' : headOf(node)];
  }
  const start = name === undefined ? operation : `${operation} ${name.value}`;
  const after = afterList(directives);
  return withList(start, variableDefinitions.map(print), { after });
}

function selectionLines({ selections }: SelectionSetNode, depth = 1): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return [print(node)];
    const head = node.kind === Kind.FIELD ? fieldHead(node, depth) : [headOf(node)];
    const { selectionSet } = node;
    return selectionSet === undefined ? head : block(head, selectionLines(selectionSet, depth + 1));
  });
}

function fieldHead(node: FieldNode, depth: number): string[] {
  const { alias, name, arguments: args = [], directives = [] } = node;
  const start = alias === undefined ? name.value : `${alias.value}: ${name.value}`;
  return withList(start, args.map(print), { depth, after: afterList(directives) });
}

function afterList(directives: NonNullable<FieldNode['directives']>): string {
  return directives.map((directive) => ` ${print(directive)}`).join('');
}

/** What comes before the selection set. */
function headOf(
  node: OperationDefinitionNode | FragmentDefinitionNode | InlineFragmentNode,
): string {
  const selectionSet = { kind: Kind.SELECTION_SET, selections: [] } as const;
  return print({ ...node, selectionSet }).trimEnd();
}
