import {
  type ArgumentNode,
  type ASTNode,
  type DirectiveNode,
  type DocumentNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  Kind,
  type NameNode,
  type ValueNode,
  visit,
} from 'graphql';
import { linksOf } from '../federation/links-of.ts';
import { argumentValues } from '../nodes/directives-of.ts';
import { isEmptyExtension } from '../nodes/empty-extension.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { type Hidden, hiddenInValues } from './names-in-values.ts';

/**
 * Directives that determine ownership. They are kept, because only the selections of fields in them
 * are shown, and a subgraph may have the same name as something hidden.
 *
 * Source: https://specs.apollo.dev/join/v0.3
 */
const OWNERSHIP = /^join__(graph|type|field)$/;
const SELECTIONS = /^(key|requires|provides)$/;

/**
 * Directives that tell readers something, with what that is called in warnings. Their texts are
 * treated like descriptions.
 */
export const TOLD: ReadonlyMap<string, string> = new Map([
  ['deprecated', 'deprecation reason'],
  ['contact', 'contact'],
]);

/** The document without hidden definitions, and without values and directives that name them. */
export function withoutHidden(document: DocumentNode, hidden: Hidden): DocumentNode {
  const { coordinates, definitions } = hidden;
  const { inText, inValue, inArgument, inDefaults } = hiddenInValues(hidden);
  const links = linksOf(document);
  const imports = links.flatMap((link) => link.imports);
  const isLostImport = ({ as = '' }: (typeof imports)[number]) => coordinates.has(as);
  const lostImports = new Set<ASTNode>(imports.filter(isLostImport).map(({ node }) => node));
  const openImport = (node: ASTNode) => (lostImports.has(node) ? null : undefined);
  /** Coordinates of the definitions that contain a node, innermost last. */
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
        if (node.defaultValue === undefined || !inValue(node.defaultValue, namedTypeOf(node.type)))
          return;
        const { defaultValue: _, ...rest } = node;
        return rest;
      },
    },
    OperationTypeDefinition: (node) => (isOpen(node.type.name.value) ? undefined : null),
    NamedType: (node) => (isOpen(node.name.value) ? undefined : null),
    Directive: (node) => openDirective(node, around.at(-1) ?? ''),
    StringValue: openImport,
    ObjectValue: openImport,
  });
  return { ...visited, definitions: visited.definitions.filter((node) => !isHollow(node)) };

  function openDirective(node: DirectiveNode, on: string): DirectiveNode | null {
    const directive = `@${node.name.value}`;
    if (coordinates.has(directive)) return null;
    const args = (node.arguments ?? []).filter(
      ({ name, value }) => !isLost(`${directive}(${name.value}:)`) && !lostImports.has(value),
    );
    const open = { ...node, arguments: args };
    if (TOLD.has(node.name.value)) return open;
    const link = links.find((each) => each.node === node);
    if (link !== undefined) {
      const isOfHidden = link.imports.length > 0 && link.imports.every(isLostImport);
      // Apollo's addresses contain no names of the schema. Others may only serve what is hidden.
      const isLostLink = link.spec === undefined && (isOfHidden || inText(link.url ?? ''));
      return isLostLink ? null : open;
    }
    if (OWNERSHIP.test(node.name.value)) {
      const shown = args.filter(
        (arg) => !SELECTIONS.test(arg.name.value) || !inArgument(node, arg, on),
      );
      return { ...node, arguments: shown.map((arg) => withOpenContexts(node, arg, on)) };
    }
    const isOfHidden = inDefaults(directive, args) || args.some((arg) => inArgument(node, arg, on));
    return isOfHidden ? null : open;
  }

  /** Leaves out the contexts of `@join__field(contextArguments:)` whose selections are hidden. */
  function withOpenContexts(node: DirectiveNode, arg: ArgumentNode, on: string): ArgumentNode {
    if (arg.name.value !== 'contextArguments' || arg.value.kind !== Kind.LIST) return arg;
    const values = arg.value.values.filter((each) => {
      const [context, selection] = ['context', 'selection'].map((key) => valueIn(each, key));
      if (selection === undefined) return true;
      const types = context?.kind === Kind.STRING ? typesOfContext(document, context.value) : [];
      const isLostAt = (type: string) => inArgument(node, { ...arg, value: selection }, type);
      return !(types.length > 0 ? types : [on]).some(isLostAt);
    });
    return { ...arg, value: { ...arg.value, values } };
  }

  /**
   * Whether an argument is hidden. An argument is kept if only its scalar is hidden: `@key` needs
   * no page of its `FieldSet`.
   */
  function isLost(coordinate: string): boolean {
    const node = definitions.get(coordinate);
    const type = node !== undefined && 'type' in node ? namedTypeOf(node.type) : '';
    const isScalar = definitions.get(type)?.kind === Kind.SCALAR_TYPE_DEFINITION;
    return coordinates.has(coordinate) && !(isScalar && coordinates.has(type));
  }
}

function valueIn(value: ValueNode, key: string): ValueNode | undefined {
  if (value.kind !== Kind.OBJECT) return undefined;
  return value.fields.find(({ name }) => name.value === key)?.value;
}

/** Names of the types of a supergraph that set a context. */
function typesOfContext(document: DocumentNode, context: string): string[] {
  return document.definitions
    .filter(isTypeDefinitionNode)
    .flatMap(({ name, directives = [] }) =>
      directives.some(
        (directive) =>
          directive.name.value === 'context' && argumentValues(directive).name === context,
      )
        ? name.value
        : [],
    );
}

/**
 * A schema definition without root types is not valid, and neither is an extension that adds
 * nothing.
 */
function isHollow(node: DocumentNode['definitions'][number]): boolean {
  const isRootless = node.kind === Kind.SCHEMA_DEFINITION && node.operationTypes.length === 0;
  return isRootless || isEmptyExtension(node);
}
