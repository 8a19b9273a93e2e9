import { addToList } from '@docgen/core/basics/add-to-list';
import { type DocumentNode, type FieldDefinitionNode, Kind } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { argumentValues, type DirectiveTarget, federationUses } from '../nodes/directives-of.ts';
import { isObject, type ObjectNode } from '../nodes/is-object-or-interface.ts';
import { selectionsIn } from '../nodes/selections-in.ts';

/** A subgraph as the composition library accepts it, see `canonicalFederation`. */
export interface ComposableSubgraph {
  readonly name: string;
  readonly typeDefs: DocumentNode;
}

/** What a subgraph says about an object type. */
export interface TypePart {
  readonly subgraph: string;
  readonly fields: ReadonlyMap<string, FieldPart>;
  /** The fields of each key with which a gateway can enter the type here, without other objects. */
  readonly keys: readonly (readonly string[])[];
}

interface FieldPart {
  /** Whether the subgraph resolves it, once it has what it requires. */
  readonly isResolved: boolean;
  /**
   * Names of the fields of the same type that it requires; `undefined` if it requires fields of
   * other objects.
   */
  readonly requires: readonly string[] | undefined;
}

/** What each subgraph says about each object type, by the name of the type. */
export function subgraphParts(
  subgraphs: readonly ComposableSubgraph[],
): ReadonlyMap<string, readonly TypePart[]> {
  const parts = new Map<string, TypePart[]>();
  const taken = overriddenIn(subgraphs);
  for (const { name: subgraph, typeDefs } of subgraphs) {
    const read = usesIn(typeDefs);
    const nodes = new Map<string, ObjectNode[]>();
    for (const node of typeDefs.definitions.filter(isObject)) {
      addToList(nodes, node.name.value, node);
    }
    for (const [type, ofType] of nodes) {
      const isTaken = (field: string) => taken.has(`${subgraph} ${type}.${field}`);
      addToList(parts, type, { subgraph, ...partOf(ofType, isTaken, read) });
    }
  }
  return parts;
}

/**
 * Reads the arguments of each use of one of federation's directives on a node.
 *
 * @param directive - Its name in the specification, without the `@`.
 */
export type ReadUses = (
  node: DirectiveTarget,
  directive: string,
) => Readonly<Record<string, unknown>>[];

/** Reads uses under the document's names, as `@key` may be of another specification. */
export function usesIn(typeDefs: DocumentNode): ReadUses {
  const names = federationNames(typeDefs);
  return (node, directive) => federationUses(`@${directive}`, [node], names).map(argumentValues);
}

/** The fields that other subgraphs took over, such as `orders Order.total`. */
function overriddenIn(subgraphs: readonly ComposableSubgraph[]): ReadonlySet<string> {
  const fields = subgraphs.flatMap(({ typeDefs }) => {
    const read = usesIn(typeDefs);
    return typeDefs.definitions
      .filter(isObject)
      .flatMap((node) =>
        (node.fields ?? []).flatMap((field) =>
          read(field, 'override').map(
            ({ from }) => `${from} ${node.name.value}.${field.name.value}`,
          ),
        ),
      );
  });
  return new Set(fields);
}

function partOf(
  nodes: readonly ObjectNode[],
  isTaken: (field: string) => boolean,
  read: ReadUses,
): Omit<TypePart, 'subgraph'> {
  const uses = (node: DirectiveTarget, directive: string) => read(node, directive).length > 0;
  const keys = nodes.flatMap((node) => read(node, 'key'));
  const inKeys = new Set(keys.flatMap(({ fields }) => flatSelection(fields) ?? []));
  // An extension repeats the fields of keys as external ones, and resolves them nevertheless.
  const isExtension = nodes.every(
    (node) => node.kind === Kind.OBJECT_TYPE_EXTENSION || uses(node, 'extends'),
  );
  const isExternal = (node: ObjectNode, field: FieldDefinitionNode) =>
    (uses(node, 'external') || uses(field, 'external')) &&
    !(isExtension && inKeys.has(field.name.value));
  const fields = nodes.flatMap((node) =>
    (node.fields ?? []).map((field): [string, FieldPart] => {
      const name = field.name.value;
      const required = read(field, 'requires').map((args) => flatSelection(args.fields));
      const part = {
        isResolved: !isTaken(name) && !isExternal(node, field),
        requires: required.includes(undefined) ? undefined : required.flatMap((each) => each ?? []),
      };
      return [name, part];
    }),
  );
  return {
    fields: new Map(fields),
    keys: keys
      .filter(({ resolvable }) => resolvable !== false)
      .flatMap(({ fields }) => {
        const flat = flatSelection(fields);
        return flat === undefined ? [] : [flat];
      }),
  };
}

/** The fields of a selection; `undefined` if it has selections in objects, or is no selection. */
function flatSelection(text: unknown): string[] | undefined {
  const selections = typeof text === 'string' ? selectionsIn(text)?.selections : undefined;
  const names = selections?.map((node) =>
    node.kind === Kind.FIELD && node.selectionSet === undefined ? node.name.value : undefined,
  );
  return names?.every((name) => name !== undefined) ? names : undefined;
}
