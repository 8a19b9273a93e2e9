import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  visit,
} from 'graphql';
import { type Link, linksOf } from './links-of.ts';

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
export function withoutConnectors(document: DocumentNode): DocumentNode {
  const link = linksOf(document).find(({ spec }) => spec === 'connect');
  if (link === undefined) return document;
  const isOfConnectors = namesOf(link);
  const definitions = document.definitions.filter((node) => {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) return !isOfConnectors(`@${node.name.value}`);
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) return true;
    return !isOfConnectors(node.name.value);
  });
  const bare: DocumentNode = visit(
    { ...document, definitions },
    {
      Directive: (node) =>
        (node as ConstDirectiveNode) === link.node || isOfConnectors(`@${node.name.value}`)
          ? null
          : undefined,
    },
  );
  return { ...bare, definitions: bare.definitions.filter((node) => !isEmptied(node)) };
}

/** Whether a name of the document, with its `@`, is one of the specification. */
function namesOf({ prefix, imports }: Link): (name: string) => boolean {
  const taken = new Set(imports.map(({ as }) => as));
  const own = `@${prefix.replace(/__$/, '')}`;
  return (name) => taken.has(name) || name === own || name.replace(/^@/, '').startsWith(prefix);
}

/** An `extend schema` of which nothing is left, which is no SDL. */
function isEmptied(node: DefinitionNode): boolean {
  return (
    node.kind === Kind.SCHEMA_EXTENSION && !node.directives?.length && !node.operationTypes?.length
  );
}
