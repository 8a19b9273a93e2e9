import { addToList } from '@docgen/core/basics/add-to-list';
import {
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type TypeNode,
} from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { rootNames } from '../nodes/root-types.ts';
import { fieldsOf } from '../nodes/type-members.ts';

/**
 * Gives each field of a supergraph the most general of its types in the subgraphs, as gateways do.
 * The composition library uses the first of several types with the same nullability.
 *
 * Source:
 * https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/composition#differing-shared-field-return-types
 *
 * @param schema - The schema of the document.
 * @returns The same document if nothing has to be changed.
 */
export function withGeneralTypes(
  document: DocumentNode,
  schema: GraphQLSchema,
  subgraphs: readonly LoadedSchema[],
): DocumentNode {
  const given = typesByField(subgraphs);
  const isMoreGeneral = (name: string, than: string): boolean => {
    const [type, other] = [schema.getType(name), schema.getType(than)];
    return (
      isAbstractType(type) &&
      (isObjectType(other) || isInterfaceType(other)) &&
      schema.isSubType(type, other)
    );
  };
  let isChanged = false;
  const definitions = document.definitions.map((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION)
      return node;
    const fields = node.fields?.map((field): FieldDefinitionNode => {
      const names = given.get(`${node.name.value}.${field.name.value}`) ?? [];
      const own = namedTypeOf(field.type);
      const general = names.find(
        (name) =>
          isMoreGeneral(name, own) &&
          names.every((other) => other === name || isMoreGeneral(name, other)),
      );
      if (general === undefined) return field;
      isChanged = true;
      return { ...field, type: withName(field.type, general) };
    });
    return { ...node, fields };
  });
  return isChanged ? { ...document, definitions } : document;
}

/** Names of a field's types in the subgraphs, by its coordinate in the supergraph. */
function typesByField(subgraphs: readonly LoadedSchema[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { schema } of subgraphs) {
    const roots = rootNames(schema);
    for (const type of Object.values(schema.getTypeMap())) {
      const owner = roots.get(type.name) ?? type.name;
      for (const field of Object.values(fieldsOf(type))) {
        addToList(found, `${owner}.${field.name}`, getNamedType(field.type).name);
      }
    }
  }
  return found;
}

function withName<Type extends TypeNode>(type: Type, value: string): Type {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: { ...type.name, value } };
  return { ...type, type: withName(type.type, value) };
}
