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
import { argumentValues } from '../nodes/directives-of.ts';
import { isEmptyExtension } from '../nodes/empty-extension.ts';
import { isObject } from '../nodes/is-object-or-interface.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { federationNames } from './federation-names.ts';
import { type Link, linksOf } from './links-of.ts';

/** A subgraph whose connectors have been removed. */
export interface Disconnected {
  readonly document: DocumentNode;
  /** Types with fields that the gateway gets by connectors. */
  readonly connected: ReadonlySet<string>;
}

/** Names that the specification defines, in any of its versions. */
const DEFINED = [
  ...['@connect', '@source', 'ConnectHTTP', 'SourceHTTP', 'HTTPHeaderMapping', 'ConnectBatch'],
  ...['BatchSettings', 'ConnectorErrors', 'JSONSelection', 'URLTemplate', 'URLPathTemplate'],
];

/** Address of the specification. Matches all spellings, so that no connector is published. */
const ADDRESS = /^\s*(?:https?:)?\/*specs\.apollo\.dev(?::\d+)?\/+connect(?![\w-])/i;

/**
 * Removes the connectors (`@source` and `@connect`) from a subgraph's document. They describe the
 * requests to other services with which a gateway answers. Readers of a reference do not need them,
 * and must not see addresses and headers of services behind the gateway. Links to the
 * specification, definitions for connectors, and what a supergraph keeps of connectors are removed
 * as well.
 *
 * Connectors are not validated. The gateway's own tools do that, and know the linked version.
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

/** The document's names for what the specification defines. */
function namesOf({ as: own = 'connect', imports }: Link): string[] {
  return DEFINED.flatMap((name) => {
    const taken = imports.filter((entry) => entry.name === name).flatMap(({ as }) => as ?? []);
    const prefixed = name.replace(/^@?/, `$&${own}__`);
    // The directive that is named like the specification needs no import.
    return name === '@connect' && taken.length === 0 ? [`@${own}`, prefixed] : [...taken, prefixed];
  });
}

/**
 * Types with fields from the connectors of a definition: the type itself, and entities that its
 * fields look up.
 */
function connectedBy(
  node: DefinitionNode,
  isConnector: (directive: ConstDirectiveNode) => boolean,
): string[] {
  if (!isObject(node)) return [];
  const connectors = ({ directives = [] }: Pick<FieldDefinitionNode, 'directives'>) =>
    directives.filter(isConnector);
  const { fields = [] } = node;
  const isOwn = [node, ...fields].some((part) => connectors(part).length > 0);
  const entities = fields.filter((field) =>
    connectors(field).some((connector) => argumentValues(connector).entity === true),
  );
  return [...(isOwn ? [node.name.value] : []), ...entities.map(({ type }) => namedTypeOf(type))];
}

/**
 * Prepares a document for composition if connectors provide fields of some of its types. A `@key`
 * that is not resolvable means that the service does not look up the entity, but with connectors
 * the gateway can reach it anyway.
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
