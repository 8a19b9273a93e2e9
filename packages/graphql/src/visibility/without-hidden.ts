import {
  type ConstValueNode,
  type DirectiveNode,
  type DocumentNode,
  type InputValueDefinitionNode,
  Kind,
  type NameNode,
  print,
  type ValueNode,
  visit,
} from 'graphql';
import { nameOf } from './hidden-coordinates.ts';

/** What is hidden of a document. */
export interface Hidden {
  /** Coordinates, dependants among them. */
  readonly coordinates: ReadonlySet<string>;
  /** Names that nothing visible has. */
  readonly names: ReadonlySet<string>;
}

/** The document without what is hidden, and without values and directives that name it. */
export function withoutHidden(
  document: DocumentNode,
  { coordinates, names }: Hidden,
): DocumentNode {
  /** Coordinates of the definitions around a node, the innermost last. */
  const around: string[] = [];
  const named = (at: (outer: string, name: string) => string) => ({
    enter: ({ name }: { readonly name: NameNode }) => {
      const coordinate = at(around.at(-1) ?? '', name.value);
      if (coordinates.has(coordinate)) return null;
      around.push(coordinate);
      return undefined;
    },
    leave: () => {
      around.pop();
    },
  });
  const type = named((_, name) => name);
  const member = named((outer, name) => `${outer}.${name}`);
  const argument = named((outer, name) =>
    /[.@]/.test(outer) ? `${outer}(${name}:)` : `${outer}.${name}`,
  );
  const isOpen = (name: string) => !coordinates.has(name);
  const visited: DocumentNode = visit(document, {
    ScalarTypeDefinition: type,
    ObjectTypeDefinition: type,
    InterfaceTypeDefinition: type,
    UnionTypeDefinition: type,
    EnumTypeDefinition: type,
    InputObjectTypeDefinition: type,
    ScalarTypeExtension: type,
    ObjectTypeExtension: type,
    InterfaceTypeExtension: type,
    UnionTypeExtension: type,
    EnumTypeExtension: type,
    InputObjectTypeExtension: type,
    DirectiveDefinition: named((_, name) => `@${name}`),
    FieldDefinition: member,
    EnumValueDefinition: member,
    InputValueDefinition: {
      enter: argument.enter,
      leave: (node: InputValueDefinitionNode) => {
        around.pop();
        if (node.defaultValue === undefined || !mentions(node.defaultValue, nameOf(node.type)))
          return;
        const { defaultValue: _, ...rest } = node;
        return rest;
      },
    },
    OperationTypeDefinition: (node) => (isOpen(node.type.name.value) ? undefined : null),
    NamedType: (node) => (isOpen(node.name.value) ? undefined : null),
    Directive: (node) => openDirective(node, around.at(-1) ?? ''),
  });
  return { ...visited, definitions: visited.definitions.filter((node) => !isHollow(node)) };

  /** Whether a default value names something hidden: a value of an enum, or a field of an input type. */
  function mentions(value: ConstValueNode, of: string): boolean {
    const words = print(value).match(/\w+/g) ?? [];
    return words.some((word) => names.has(word) || coordinates.has(`${of}.${word}`));
  }

  function openDirective(node: DirectiveNode, on: string): DirectiveNode | null {
    if (coordinates.has(`@${node.name.value}`)) return null;
    // Its reason is a text like a description.
    if (node.name.value === 'deprecated') return node;
    const args = (node.arguments ?? []).map((arg) =>
      arg.name.value === 'import' && arg.value.kind === Kind.LIST
        ? {
            ...arg,
            value: { ...arg.value, values: arg.value.values.filter((value) => !tells(value, '')) },
          }
        : arg,
    );
    return args.some(({ value }) => tells(value, on)) ? null : { ...node, arguments: args };
  }

  /** Whether a value, such as a selection of fields, names something hidden. */
  function tells(value: ValueNode, on: string): boolean {
    const type = on.replace(/\W.*/, '');
    const words = print(value).match(/@?\w+/g) ?? [];
    return words.some((word) => {
      const name = word.replace('@', '');
      return names.has(name) || coordinates.has(word) || coordinates.has(`${type}.${name}`);
    });
  }
}

/** A schema definition without root types is none. */
function isHollow(node: DocumentNode['definitions'][number]): boolean {
  return node.kind === Kind.SCHEMA_DEFINITION && node.operationTypes.length === 0;
}
