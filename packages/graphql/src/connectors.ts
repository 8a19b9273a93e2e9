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
import { isEmptyExtension } from './empty-extension.ts';
import { federationNames } from './federation-names.ts';
import { type Link, linksOf } from './links-of.ts';
import { nameOf } from './visibility/hidden-coordinates.ts';

/** A subgraph of which the connectors are known no more than that they are there. */
export interface Disconnected {
  readonly document: DocumentNode;
  /** Types of which the gateway gets fields by connectors. */
  readonly connected: ReadonlySet<string>;
}

/** What the specification defines, in all of its versions. */
const DEFINED = [
  ...['@connect', '@source', 'ConnectHTTP', 'SourceHTTP', 'HTTPHeaderMapping', 'ConnectBatch'],
  ...['BatchSettings', 'ConnectorErrors', 'JSONSelection', 'URLTemplate', 'URLPathTemplate'],
];

/** The address of the specification; in all spellings, so that none lets through what is to be left out. */
const ADDRESS = /^\s*(?:https?:)?\/*specs\.apollo\.dev(?::\d+)?\/+connect(?![\w-])/i;

/**
 * A subgraph's document without its connectors (`@source` and `@connect`). They tell by which requests
 * to other services a gateway answers. Readers of a reference need none of it, and addresses and headers
 * of services behind the gateway are not for them to see. The link to the specification and definitions
 * of what connectors need are left out, too, and what a supergraph keeps of connectors.
 *
 * Connectors are not checked: the tools of the gateway say what is wrong with one, and they know the
 * version that is linked.
 *
 * Source: https://www.apollographql.com/docs/graphos/connectors/reference/directives
 */
export function withoutConnectors(document: DocumentNode): Disconnected {
  const links = linksOf(document).filter(({ url = '' }) => ADDRESS.test(url));
  const isCarried = linksOf(document).some(({ spec }) => spec === 'join');
  if (links.length === 0 && !isCarried) return { document, connected: new Set() };
  const names = new Set(links.flatMap(namesOf));
  const isConnector = ({ name }: ConstDirectiveNode) => names.has(`@${name.value}`);
  const written = document.definitions.filter((node) => {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) return !names.has(`@${node.name.value}`);
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) return true;
    return !names.has(node.name.value);
  });
  const link = new Set<unknown>(links.map(({ node }) => node));
  const bare: DocumentNode = visit(
    { ...document, definitions: written },
    {
      Directive: (node) =>
        link.has(node) ||
        isConnector(node as ConstDirectiveNode) ||
        (isCarried && node.name.value === 'join__directive')
          ? null
          : undefined,
    },
  );
  return {
    document: { ...bare, definitions: bare.definitions.filter((node) => !isEmptyExtension(node)) },
    connected: new Set(written.flatMap((node) => connectedBy(node, isConnector))),
  };
}

/** What the document calls that which the specification defines. */
function namesOf({ node, imports }: Link): string[] {
  const given = node.arguments?.find(({ name }) => name.value === 'as')?.value;
  const own = given?.kind === Kind.STRING ? given.value : 'connect';
  return DEFINED.flatMap((name) => {
    const taken = imports.filter((entry) => entry.name === name).flatMap(({ as }) => as ?? []);
    const prefixed = name.replace(/^@?/, `$&${own}__`);
    // The directive with the name of the specification needs no import.
    return name === '@connect' && taken.length === 0 ? [`@${own}`, prefixed] : [...taken, prefixed];
  });
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
