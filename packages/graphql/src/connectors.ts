import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  visit,
} from 'graphql';
import { directiveArguments } from './directives-of.ts';
import { federationNames } from './federation-names.ts';
import { type Link, linksOf } from './links-of.ts';
import { nameOf } from './visibility/hidden-coordinates.ts';

/** A subgraph of which the connectors are known no more than that they are there. */
export interface Disconnected {
  readonly document: DocumentNode;
  /** Types of which the gateway gets fields by connectors. */
  readonly connected: ReadonlySet<string>;
}

/**
 * A subgraph's document without its connectors (`@source` and `@connect`), which say by which requests
 * to other services a gateway answers: readers of a reference need none of it, and addresses and headers
 * of services behind the gateway are no business of theirs. Where they are written, what they need and
 * the link to their specification go along.
 *
 * They are not checked. What is wrong with one, composition by the gateway's own tools says, which knows
 * the version that is linked.
 *
 * Source: https://www.apollographql.com/docs/graphos/connectors/reference/directives
 */
export function withoutConnectors(document: DocumentNode): Disconnected {
  const links = linksOf(document).filter(({ spec }) => spec === 'connect');
  if (links.length === 0) return { document, connected: new Set() };
  const isNamed = links.map(namesOf);
  const isOfConnectors = (name: string) => isNamed.some((is) => is(name));
  const isConnector = ({ name }: ConstDirectiveNode) => isOfConnectors(`@${name.value}`);
  const written = document.definitions.filter((node) => {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) return !isOfConnectors(`@${node.name.value}`);
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) return true;
    return !isOfConnectors(node.name.value);
  });
  const link = new Set<unknown>(links.map(({ node }) => node));
  const bare: DocumentNode = visit(
    { ...document, definitions: written },
    {
      Directive: (node) =>
        link.has(node) || isConnector(node as ConstDirectiveNode) ? null : undefined,
    },
  );
  return {
    document: { ...bare, definitions: bare.definitions.filter((node) => !isEmptied(node)) },
    connected: new Set(written.flatMap((node) => connectedBy(node, isConnector))),
  };
}

/** Whether a name of the document, with its `@`, is one of the specification. */
function namesOf({ prefix, imports }: Link): (name: string) => boolean {
  const taken = new Set(imports.map(({ as }) => as));
  const own = `@${prefix.replace(/__$/, '')}`;
  return (name) => taken.has(name) || name === own || name.replace(/^@/, '').startsWith(prefix);
}

/** The types whose fields connectors of a definition bring: its own, and entities that its fields look up. */
function connectedBy(
  node: DefinitionNode,
  isConnector: (directive: ConstDirectiveNode) => boolean,
): string[] {
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) {
    return [];
  }
  const connectors = ({ directives = [] }: Pick<FieldDefinitionNode, 'directives'>) =>
    directives.filter(isConnector);
  const { fields = [] } = node;
  const isOwn = [node, ...fields].some((part) => connectors(part).length > 0);
  const entities = fields.filter((field) =>
    connectors(field).some((connector) => directiveArguments(connector).entity === true),
  );
  return [...(isOwn ? [node.name.value] : []), ...entities.map(({ type }) => nameOf(type))];
}

/** An `extend schema` of which nothing is left, which is no SDL. */
function isEmptied(node: DefinitionNode): boolean {
  return (
    node.kind === Kind.SCHEMA_EXTENSION && !node.directives?.length && !node.operationTypes?.length
  );
}

/**
 * A document as it is composed where connectors bring fields of some of its types. A `@key` that is not
 * resolvable says that the service does not look the entity up; the gateway gets there nevertheless.
 *
 * @param connected - Names of these types.
 */
export function withConnectedKeys(
  document: DocumentNode,
  connected: ReadonlySet<string>,
): DocumentNode {
  if (connected.size === 0) return document;
  const key = federationNames(document).local('@key').slice(1);
  const resolvable = <Node extends DefinitionNode>(node: Node): Node => {
    if (!('directives' in node) || !('name' in node) || !connected.has(node.name?.value ?? '')) {
      return node;
    }
    const directives = node.directives?.map((directive) => ({
      ...directive,
      arguments: directive.arguments?.filter(
        ({ name }) => directive.name.value !== key || name.value !== 'resolvable',
      ),
    }));
    return { ...node, directives };
  };
  return { ...document, definitions: document.definitions.map(resolvable) };
}
