import { type DocumentNode, Kind, type NameNode, type ValueNode, visit } from 'graphql';
import { federationNames } from './federation-names.ts';
import { federationDefinitions } from './known-definitions.ts';
import { type Link, linksOf } from './links-of.ts';
import { usedNames } from './supply-definitions.ts';

const PREFIX = 'federation__';

/** Arguments that are lists of lists, by the directive's name in the specification. */
const ALTERNATIVES = { '@requiresScopes': 'scopes', '@policy': 'policies' } as const;

/**
 * A subgraph's document with the federation specification's prefix as it is without `as`, and with
 * lists that are written as lists. The library that composes knows neither another prefix nor the
 * single values that GraphQL takes for lists of one.
 *
 * Source: https://spec.graphql.org/October2021/#sec-List.Input-Coercion
 */
export function canonicalFederation(document: DocumentNode): DocumentNode {
  const written = withWholeLists(document);
  const link = linksOf(written).find(({ spec }) => spec === 'federation');
  return link === undefined || link.prefix === PREFIX ? written : withPrefix(written, link);
}

function withWholeLists(document: DocumentNode): DocumentNode {
  const { local } = federationNames(document);
  const used = usedNames(document);
  const lists = new Map<string, string>();
  for (const [directive, argument] of Object.entries(ALTERNATIVES)) {
    if (used.has(local(directive))) lists.set(local(directive).slice(1), argument);
  }
  if (lists.size === 0) return document;
  return visit(document, {
    Directive: (node) => {
      const list = lists.get(node.name.value);
      if (list === undefined) return undefined;
      const args = (node.arguments ?? []).map((argument) =>
        argument.name.value === list
          ? { ...argument, value: listOf(argument.value, (item) => listOf(item)) }
          : argument,
      );
      return { ...node, arguments: args };
    },
  });
}

function listOf(
  value: ValueNode,
  item: (value: ValueNode) => ValueNode = (same) => same,
): ValueNode {
  const values = value.kind === Kind.LIST ? value.values : [value];
  return { kind: Kind.LIST, values: values.map(item), loc: value.loc };
}

/** What a document takes from federation under the prefix of a link gets the common one; `as` goes. */
function withPrefix(document: DocumentNode, { node: link, prefix, imports }: Link): DocumentNode {
  const taken = new Set(imports.map(({ as }) => as));
  const renamed = (sign: '' | '@') => {
    return <Node extends { readonly name: NameNode }>(node: Node): Node | undefined => {
      const { value } = node.name;
      const name = value.slice(prefix.length);
      const isOurs = value.startsWith(prefix) && federationDefinitions.has(sign + name);
      if (!isOurs || taken.has(sign + value)) return undefined;
      return { ...node, name: { ...node.name, value: PREFIX + name } };
    };
  };
  const [directive, type] = [renamed('@'), renamed('')];
  return visit(document, {
    Directive: (node) =>
      node === link
        ? { ...node, arguments: node.arguments?.filter(({ name }) => name.value !== 'as') }
        : directive(node),
    DirectiveDefinition: directive,
    NamedType: type,
    ScalarTypeDefinition: type,
  });
}
