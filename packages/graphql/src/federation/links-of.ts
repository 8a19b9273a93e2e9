import { type ConstDirectiveNode, type ConstValueNode, type DocumentNode, Kind } from 'graphql';
import { argumentNode } from '../nodes/argument-node.ts';
import { stringArgument } from '../nodes/directives-of.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';

/** A specification that a document links to. */
export interface Link {
  readonly node: ConstDirectiveNode;
  /** Address; `undefined` if it is missing or not a string. */
  readonly url?: string;
  /** The address without the version. */
  readonly identity?: string;
  /** Name of the specification, such as `federation`; `undefined` if it is not one of Apollo's. */
  readonly spec?: string;
  /** The document's own name for the specification. */
  readonly as?: string;
  /** Prefix of names that are not imported. */
  readonly prefix: string;
  readonly imports: readonly LinkImport[];
}

interface LinkImport {
  readonly node: ConstValueNode;
  /** Name in the specification, with `@` for a directive; `undefined` if the entry is malformed. */
  readonly name?: string;
  /** Name in the document. */
  readonly as?: string;
}

/**
 * The `@link` directives of a document.
 *
 * Source: https://specs.apollo.dev/link/v1.0
 */
export function linksOf(document: DocumentNode): Link[] {
  return schemaNodes(document)
    .flatMap((node) => node.directives ?? [])
    .filter((directive) => directive.name.value === 'link')
    .map(linkOf);
}

function linkOf(node: ConstDirectiveNode): Link {
  const url = stringArgument(node, 'url')?.value;
  const [, spec] = /^https:\/\/specs\.apollo\.dev\/(\w+)\//.exec(url ?? '') ?? [];
  const as = stringArgument(node, 'as')?.value;
  const list = node.arguments?.find(({ name }) => name.value === 'import')?.value;
  return {
    node,
    url,
    identity: url?.replace(/\/v\d[\d.]*\/?$/, ''),
    spec,
    as,
    prefix: `${as ?? spec ?? ''}__`,
    // A single value is equivalent to a list with one item.
    imports: (list?.kind === Kind.LIST ? list.values : list ? [list] : []).map(importOf),
  };
}

/** A `@link` with other imports. */
export function withImports(
  link: ConstDirectiveNode,
  values: readonly ConstValueNode[],
): ConstDirectiveNode {
  const rest = link.arguments?.filter(({ name }) => name.value !== 'import') ?? [];
  return { ...link, arguments: [...rest, argumentNode('import', { kind: Kind.LIST, values })] };
}

function importOf(node: ConstValueNode): LinkImport {
  if (node.kind === Kind.STRING) return { node, name: node.value, as: node.value };
  if (node.kind !== Kind.OBJECT) return { node };
  const field = (key: string) => {
    const value = node.fields.find((candidate) => candidate.name.value === key)?.value;
    return value?.kind === Kind.STRING ? value.value : undefined;
  };
  const name = field('name');
  return name === undefined ? { node } : { node, name, as: field('as') ?? name };
}
