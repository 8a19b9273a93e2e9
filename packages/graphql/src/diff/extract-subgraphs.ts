import { addToList } from '@docgen/core/basics/add-to-list';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  Kind,
  parseType,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { graphNames } from '../federation/graph-names.ts';
import { type Join, joinsOf, typeJoins } from '../federation/joins-of.ts';
import { languageDefinitions } from '../federation/known-definitions.ts';
import { usedNames } from '../federation/supply-definitions.ts';
import { derivedSchema } from '../load/build-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { argumentNode } from '../nodes/argument-node.ts';
import { type DirectiveTarget, directivesOf } from '../nodes/directives-of.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';

/**
 * Reconstructs the subgraphs of a supergraph from its `join__` directives, which record the types
 * and members of each with `@key`, `@requires`, `@provides`, `@override`, `@external`, `@extends`
 * and `@interfaceObject`. A supergraph does not record who wrote the rest of a definition, such as
 * its description: all subgraphs with the definition get it.
 *
 * Source: https://specs.apollo.dev/join/v0.3
 *
 * @returns Subgraphs by name. The places of their definitions are in the file of the supergraph.
 */
export function extractSubgraphs(supergraph: LoadedSchema): Map<string, LoadedSchema> {
  const types = supergraph.document.definitions.filter(isTypeDefinitionNode);
  const byName = new Map(types.map((node) => [node.name.value, node]));
  const parts = new Map<string, TypeDefinitionNode[]>();
  for (const node of types) {
    for (const [graph, joins] of typeJoins([node])) {
      addToList(parts, graph, partOf(node, graph, { joins, byName }));
    }
  }
  return new Map(
    Array.from(graphNames(supergraph.document), ([graph, id]) => {
      const own = parts.get(graph) ?? [];
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: own };
      const complete: DocumentNode = { kind: Kind.DOCUMENT, definitions: withUsed(own, byName) };
      const schema = derivedSchema(complete);
      return [id, { ...supergraph, id, composed: false, document, complete, schema }];
    }),
  );
}

type TypesByName = ReadonlyMap<string, TypeDefinitionNode>;

interface Part {
  /** The uses of `@join__type` for the subgraph. */
  readonly joins: readonly Join[];
  readonly byName: TypesByName;
}

function partOf(
  node: TypeDefinitionNode,
  graph: string,
  { joins, byName }: Part,
): TypeDefinitionNode {
  const directives = [...withoutFederation(node), ...joins.flatMap(directivesOfType)];
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const implemented = joinsOf('join__implements', [node]);
      const names = implemented.get(graph)?.map((join) => join.interface);
      const interfaces = node.interfaces?.filter(
        ({ name }) => implemented.size === 0 || names?.includes(name.value),
      );
      const fields = membersOf(node.fields, graph, byName);
      const isObject = joins.some(({ isInterfaceObject }) => isInterfaceObject === true);
      const kind = isObject ? Kind.OBJECT_TYPE_DEFINITION : node.kind;
      return { ...node, kind, directives, interfaces: interfaces ?? [], fields };
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return { ...node, directives, fields: membersOf(node.fields, graph, byName) };
    case Kind.ENUM_TYPE_DEFINITION: {
      const values = node.values?.flatMap((value): EnumValueDefinitionNode[] => {
        const of = joinsOf('join__enumValue', [value]);
        const isOf = of.size === 0 || of.has(graph);
        return isOf ? [{ ...value, directives: withoutFederation(value) }] : [];
      });
      return { ...node, directives, values: values ?? [] };
    }
    case Kind.UNION_TYPE_DEFINITION: {
      const members = joinsOf('join__unionMember', [node]);
      const names = members.get(graph)?.map(({ member }) => member);
      const isOf = (name: string) => members.size === 0 || names?.includes(name);
      return {
        ...node,
        directives,
        types: node.types?.filter(({ name }) => isOf(name.value)) ?? [],
      };
    }
    default:
      return { ...node, directives };
  }
}

function membersOf<Member extends FieldDefinitionNode | InputValueDefinitionNode>(
  members: readonly Member[] = [],
  graph: string,
  byName: TypesByName,
): Member[] {
  return members.flatMap((member) => {
    const joins = joinsOf('join__field', [member]);
    // A use without a graph marks a field that subgraphs define only on an interface of the type.
    if (joins.size > 0 && !joins.has(graph)) return [];
    const [join = {}] = joins.get(graph) ?? [];
    const directives = [...withoutFederation(member), ...directivesOfField(join)];
    return [{ ...member, type: typeOf(join, byName) ?? member.type, directives }];
  });
}

/** The type of a member in a subgraph, which is only recorded if subgraphs differ in it. */
function typeOf({ type: written }: Join, byName: TypesByName): TypeNode | undefined {
  if (typeof written !== 'string') return undefined;
  const type = orUndefined(() => parseType(written));
  if (type === undefined) return undefined;
  // The type may be missing in the supergraph because it is hidden.
  const isKnown = byName.has(namedTypeOf(type)) || languageDefinitions.has(namedTypeOf(type));
  return isKnown ? type : undefined;
}

/**
 * The language's own directives of a definition. Others are records of the composition, or may be
 * in one subgraph only.
 */
function withoutFederation(target: DirectiveTarget): ConstDirectiveNode[] {
  return directivesOf([target]).filter(({ name }) => languageDefinitions.has(`@${name.value}`));
}

function directivesOfType({ key, resolvable, isInterfaceObject, extension }: Join) {
  return [
    ...(typeof key === 'string'
      ? [directive('key', { fields: key, ...(resolvable === false && { resolvable }) })]
      : []),
    ...(isInterfaceObject === true ? [directive('interfaceObject')] : []),
    ...(extension === true ? [directive('extends')] : []),
  ];
}

function directivesOfField({ external, requires, provides, override, overrideLabel: label }: Join) {
  return [
    ...(external === true ? [directive('external')] : []),
    ...(typeof requires === 'string' ? [directive('requires', { fields: requires })] : []),
    ...(typeof provides === 'string' ? [directive('provides', { fields: provides })] : []),
    ...(typeof override === 'string'
      ? [directive('override', { from: override, ...(typeof label === 'string' && { label }) })]
      : []),
  ];
}

function directive(
  name: string,
  values: Readonly<Record<string, string | boolean>> = {},
): ConstDirectiveNode {
  const args = Object.entries(values).map(([argument, value]) =>
    argumentNode(
      argument,
      typeof value === 'string' ? { kind: Kind.STRING, value } : { kind: Kind.BOOLEAN, value },
    ),
  );
  return { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: name }, arguments: args };
}

/**
 * Adds the types that a subgraph refers to, but that the supergraph does not assign to it:
 * federation 1 only assigns few types.
 */
function withUsed(
  own: readonly TypeDefinitionNode[],
  byName: TypesByName,
): readonly DefinitionNode[] {
  const found = new Map(own.map((node) => [node.name.value, node]));
  let round = own;
  while (round.length > 0) {
    const used = usedNames({ kind: Kind.DOCUMENT, definitions: round });
    round = [...used].flatMap((name) => {
      const node = found.has(name) ? undefined : byName.get(name);
      return node === undefined ? [] : [node];
    });
    for (const node of round) found.set(node.name.value, node);
  }
  return [...found.values()];
}
