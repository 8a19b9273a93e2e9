import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLError,
  type Location,
  type NamedTypeNode,
  visit,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { malformedLinks } from '../check/check-definitions.ts';
import { schemaErrors } from '../load/build-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';

/**
 * The valid part of a lenient schema, for composition, which requires valid subgraphs. For each
 * error, the member, argument or definition that it is about is removed; for an interface that is
 * not implemented completely, its name after `implements`. References to what was removed are
 * errors as well.
 */
export function soundDocument({ document, complete }: LoadedSchema): DocumentNode {
  const gone = new Set<Location>();
  let rest = complete;
  for (let more = faults(rest); more.size > 0; more = faults(rest)) {
    for (const fault of more) gone.add(fault);
    rest = without(rest, more);
  }
  return without(document, gone);
}

/** Locations of what has to be removed. Merged pieces of a type keep their locations. */
function faults(document: DocumentNode): ReadonlySet<Location> {
  const links = malformedLinks(document);
  const errors = links.length > 0 ? links : validateSDL(document);
  const all = errors.length > 0 ? errors : schemaErrors(document);
  const wrong = new Set(all.map((error) => nodeAtFault(error, document)?.loc));
  const entries = new Set<Location>();
  visit(document, {
    enter(node, _key, parent, path, ancestors) {
      if (!wrong.has(node.loc)) return;
      const last = path.findLastIndex((key) => typeof key === 'number' || key === 'defaultValue');
      const entry = [...ancestors, parent, node][last + 1];
      if (entry !== undefined && 'loc' in entry && entry.loc) entries.add(entry.loc);
    },
  });
  return entries;
}

/**
 * Of several nodes, graphql-js lists the one at fault last, except for interfaces that are not
 * implemented completely.
 */
function nodeAtFault({ nodes = [] }: GraphQLError, document: DocumentNode): ASTNode | undefined {
  const names = new Set(nodes.map((node) => nameOf(definitionOf(node, document))));
  const unfulfilled = document.definitions
    .filter((definition) => names.has(nameOf(definition)))
    .flatMap(interfacesOf)
    .find(({ name }) => names.has(name.value));
  return unfulfilled ?? nodes.at(-1);
}

function definitionOf({ loc }: ASTNode, { definitions }: DocumentNode): DefinitionNode | undefined {
  if (loc === undefined) return undefined;
  return definitions.find(
    ({ loc: whole }) =>
      whole?.source === loc.source && whole.start <= loc.start && loc.end <= whole.end,
  );
}

function nameOf(node: DefinitionNode | undefined): string | undefined {
  return node && 'name' in node ? node.name?.value : undefined;
}

function interfacesOf(node: DefinitionNode): readonly NamedTypeNode[] {
  return ('interfaces' in node && node.interfaces) || [];
}

function without(document: DocumentNode, gone: ReadonlySet<Location>): DocumentNode {
  const isGone = (node: ASTNode | undefined) => node?.loc !== undefined && gone.has(node.loc);
  return visit(document, {
    enter(node) {
      if (isGone(node)) return null;
      // A default value is not an item of a list, so it is removed from its parent.
      if (!('defaultValue' in node) || !isGone(node.defaultValue)) return undefined;
      return { ...node, defaultValue: undefined };
    },
  });
}
