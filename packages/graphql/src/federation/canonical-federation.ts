import {
  type ConstDirectiveNode,
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type NameNode,
  type ValueNode,
  visit,
} from 'graphql';
import { federationUses } from '../nodes/directives-of.ts';
import { isObject, type ObjectNode } from '../nodes/is-object-or-interface.ts';
import { ACCESS } from './access-directives.ts';
import { federationNames } from './federation-names.ts';
import { federationDefinitions } from './known-definitions.ts';
import { type Link, linksOf, withImports } from './links-of.ts';
import { definedNames, usedNames } from './supply-definitions.ts';

const PREFIX = 'federation__';

/** The newest minor version of federation 2 that the composition library supports. */
const NEWEST_MINOR = 9;

/**
 * Directives of later versions. Only gateways read them; the schema for clients does not have them.
 */
const LATER = ['@cacheTag'];

/**
 * Rewrites a subgraph's document for the composition library. The library recognises some
 * definitions of federation only by their names in the specification, and no prefix other than the
 * default one. It does not coerce single values to lists, as GraphQL does, and the order of
 * definitions matters to it. It does not support versions after 2.9, with which the same subgraphs
 * compose to the same schema.
 *
 * Sources: https://spec.graphql.org/October2021/#sec-List.Input-Coercion,
 * https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/versions
 */
export function canonicalFederation(document: DocumentNode): DocumentNode {
  return withInterfaceObjectsFirst(withOwnNames(withKnownVersion(withWholeLists(document))));
}

/**
 * The library throws for selections in an interface object that is defined after them, and does not
 * find the interface that one extends.
 */
function withInterfaceObjectsFirst(document: DocumentNode): DocumentNode {
  const names = federationNames(document);
  const isFirst = (node: DefinitionNode): node is ObjectNode =>
    isObject(node) && federationUses('@interfaceObject', [node], names).length > 0;
  const first = document.definitions.filter(isFirst);
  if (first.length === 0) return document;
  const defined = new Set(
    document.definitions.map((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? node.name.value : undefined,
    ),
  );
  const definitions = first.map((node): ObjectNode => {
    return defined.has(node.name.value) ? node : { ...node, kind: Kind.OBJECT_TYPE_DEFINITION };
  });
  const others = document.definitions.filter((node) => !isFirst(node));
  return { ...document, definitions: [...definitions, ...others] };
}

function federationLink(document: DocumentNode): Link | undefined {
  return linksOf(document).find(({ spec }) => spec === 'federation');
}

/**
 * Links to specifications of a single directive that federation also defines. The composition
 * library supports them only in supergraphs, so their names are imported from federation instead.
 */
function lendersOf(document: DocumentNode): Link[] {
  return linksOf(document).filter(
    ({ spec, imports }) =>
      spec !== 'link' &&
      federationDefinitions.has(`@${spec}`) &&
      imports.every(({ name = '' }) => federationDefinitions.has(name)),
  );
}

function withKnownVersion(document: DocumentNode): DocumentNode {
  const link = federationLink(document);
  const [, base, minor] = /^(.*\/v2\.)(\d+)(?:[/?#].*)?$/.exec(link?.url ?? '') ?? [];
  if (link === undefined || minor === undefined || Number(minor) === NEWEST_MINOR) return document;
  // An older version is kept, unless it might lack names that are now imported from federation.
  if (Number(minor) < NEWEST_MINOR && lendersOf(document).length === 0) return document;
  const { local } = federationNames(document);
  const later = new Set(LATER.map((name) => local(name).slice(1)));
  const imports = link.imports.filter(({ name }) => !LATER.includes(name ?? ''));
  const values: Readonly<Record<string, ValueNode>> = {
    url: { kind: Kind.STRING, value: `${base}${NEWEST_MINOR}` },
    import: { kind: Kind.LIST, values: imports.map(({ node }) => node) },
  };
  const args = link.node.arguments?.map((argument) => ({
    ...argument,
    value: values[argument.name.value] ?? argument.value,
  }));
  return visit(document, {
    DirectiveDefinition: (node) => (later.has(node.name.value) ? null : undefined),
    Directive: (node) => {
      if (node === link.node) return { ...node, arguments: args };
      return later.has(node.name.value) ? null : undefined;
    },
  });
}

function withWholeLists(document: DocumentNode): DocumentNode {
  const { local } = federationNames(document);
  const used = usedNames(document);
  const lists = new Map(
    Array.from(ACCESS, ([directive, list]) => [local(directive), list] as const),
  );
  const isUsed = Array.from(lists).some(([name, list]) => list !== undefined && used.has(name));
  if (!isUsed) return document;
  return visit(document, {
    Directive: (node) => {
      const list = lists.get(`@${node.name.value}`);
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

/**
 * Gives definitions of federation their names in the specification. Directives get the bare name,
 * which the composition library expects. Types get the default prefix, and so do directives if the
 * subgraph itself defines a directive with the bare name.
 */
function withOwnNames(document: DocumentNode): DocumentNode {
  const link = federationLink(document);
  if (link === undefined) return document;
  const { local } = federationNames(document);
  const taken = new Set([...usedNames(document), ...link.imports.map(({ as }) => as)]);
  const own = definedNames(document);
  const names = new Map<string, string>();
  for (const name of federationDefinitions.keys()) {
    const from = local(name);
    const prefixed = name.replace(/^@?/, `$&${PREFIX}`);
    const to = name.startsWith('@') && !own.has(name) ? name : prefixed;
    if (from !== name && from !== to && taken.has(from)) names.set(from, to);
  }
  const renamed = (sign: '' | '@') => {
    return <Node extends { readonly name: NameNode }>(node: Node): Node | undefined => {
      const to = names.get(sign + node.name.value);
      if (to === undefined) return undefined;
      return { ...node, name: { ...node.name, value: to.slice(sign.length) } };
    };
  };
  const [directive, type] = [renamed('@'), renamed('')];
  const lenders = lendersOf(document);
  const lent = lenders.flatMap(({ spec, imports }) => [
    `@${spec}`,
    ...imports.map(({ name }) => name),
  ]);
  const imported = [...names.values(), ...lent.filter((name) => taken.has(local(name ?? '')))];
  const rewritten = new Map<unknown, ConstDirectiveNode | null>([
    [link.node, linkTo(link, names, imported)],
    ...lenders.map(({ node }) => [node, null] as const),
  ]);
  return visit(document, {
    Directive: (node) => (rewritten.has(node) ? rewritten.get(node) : directive(node)),
    DirectiveDefinition: directive,
    NamedType: type,
    ScalarTypeDefinition: type,
  });
}

/** The link without its prefix, and with the imports that the new names require. */
function linkTo(
  { node, imports }: Link,
  names: ReadonlyMap<string, string>,
  imported: readonly (string | undefined)[],
): ConstDirectiveNode {
  const kept = imports.filter(({ as = '' }) => !names.has(as));
  const known = new Set(kept.map(({ as }) => as));
  const added = [...new Set(imported)]
    .filter((name): name is string => federationDefinitions.has(name ?? '') && !known.has(name))
    .map((value): ConstValueNode => ({ kind: Kind.STRING, value }));
  const unprefixed = node.arguments?.filter(({ name }) => name.value !== 'as') ?? [];
  const values = [...kept.map((entry) => entry.node), ...added];
  return withImports({ ...node, arguments: unprefixed }, values);
}
