import { addToList } from '@docgen/core/basics/add-to-list';
import {
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import { type Member, membersOf } from '../nodes/definitions-by-coordinate.ts';
import { isObjectOrInterface } from '../nodes/is-object-or-interface.ts';

/** The definition and the extensions of a type. */
export type TypeNodes = readonly (TypeDefinitionNode | TypeExtensionNode)[];

/** A field that a type has because an interface of it does. */
export interface ImplementedField {
  readonly type: string;
  readonly field: Member;
  /** The field of the interface. */
  readonly of: Member;
}

/** The definitions and extensions of a document by the names of their types. */
export function nodesOfTypes({ definitions }: DocumentNode): ReadonlyMap<string, TypeNodes> {
  const types = new Map<string, (TypeDefinitionNode | TypeExtensionNode)[]>();
  for (const node of definitions) {
    if (isTypeDefinitionNode(node) || isTypeExtensionNode(node))
      addToList(types, node.name.value, node);
  }
  return types;
}

/** All fields of objects and interfaces that their interfaces have as well. */
export function implementedFields(types: ReadonlyMap<string, TypeNodes>): ImplementedField[] {
  return [...types].flatMap(([type, nodes]) => {
    const interfaces = nodes.filter(isObjectOrInterface).flatMap((node) => node.interfaces ?? []);
    if (interfaces.length === 0) return [];
    const fields = new Map(nodes.flatMap(membersOf).map((field) => [field[1].name.value, field]));
    return interfaces.flatMap(({ name: { value: name } }) =>
      (types.get(name) ?? []).flatMap(membersOf).flatMap((of) => {
        const field = fields.get(of[1].name.value);
        return field === undefined ? [] : { type, field, of };
      }),
    );
  });
}
