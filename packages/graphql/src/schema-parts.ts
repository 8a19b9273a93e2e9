import { addToList } from '@docgen/core/add-to-list';
import {
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { federationNames } from './federation-names.ts';
import { isFederated, isSupergraph } from './is-federated.ts';
import { federationDefinitions, languageDefinitions } from './known-definitions.ts';
import type { SourceText } from './source-text.ts';
import { usedNames } from './supply-definitions.ts';

/** What SDL files are to each other. */
export interface SchemaParts {
  /** The schemas, each with its files; a file that two schemas need stands in both. */
  readonly schemas: readonly (readonly string[])[];
  /** Whether each of them is a subgraph of one federated schema. */
  readonly federated: boolean;
  /** Files that are left out, because they are what the schemas compose to. */
  readonly supergraphs: readonly string[];
}

interface Part {
  readonly file: string;
  readonly defined: ReadonlySet<string>;
  /** Names that are used here and defined elsewhere, or nowhere. */
  readonly missing: readonly string[];
  /** Whether queries begin here, as they do once in a schema. */
  readonly isRoot: boolean;
  readonly federated: boolean;
  readonly supergraph: boolean;
}

/**
 * Finds out which files are pieces of one schema: those that use or extend what another one defines.
 * A file that cannot be parsed is a schema of its own.
 *
 * @param sources - SDL files, sorted.
 */
export function schemaParts(sources: readonly SourceText[]): SchemaParts {
  const all = sources.map(partOf);
  const own = all.filter(({ supergraph }) => !supergraph);
  const beside = own.some(({ federated }) => federated);
  const parts = beside ? own : all;
  const schemas = joined(parts, neededBy(parts));
  return {
    schemas: schemas.map((schema) => schema.map(({ file }) => file)),
    federated:
      schemas.length > 1 && schemas.every((schema) => schema.some(({ federated }) => federated)),
    supergraphs: beside ? all.filter((part) => !own.includes(part)).map(({ file }) => file) : [],
  };
}

function partOf({ file, text }: SourceText): Part {
  try {
    return partOfDocument(file, parse(text, { noLocation: true }));
  } catch {
    // The build is there to complain.
    return {
      file,
      defined: new Set(),
      missing: [],
      isRoot: false,
      federated: false,
      supergraph: false,
    };
  }
}

function partOfDocument(file: string, document: DocumentNode): Part {
  const names = federationNames(document);
  const federated = isFederated(document, names);
  const defined = new Set<string>();
  const extended = new Set<string>();
  const roots = new Map<OperationTypeNode, string>();
  for (const node of document.definitions) {
    if (isTypeDefinitionNode(node)) defined.add(node.name.value);
    else if (isTypeExtensionNode(node)) extended.add(node.name.value);
    else if (node.kind === Kind.DIRECTIVE_DEFINITION) defined.add(`@${node.name.value}`);
    else if (node.kind === Kind.SCHEMA_DEFINITION) {
      for (const { operation, type } of node.operationTypes) roots.set(operation, type.name.value);
    }
  }
  const supplied = new Set([...federationDefinitions.keys()].map(names.local));
  const used = [...usedNames(document), ...roots.values()].filter((name) => !extended.has(name));
  // What a subgraph extends is another subgraph's.
  const missing = [...used, ...(federated ? [] : extended)].filter(
    (name) => !defined.has(name) && !supplied.has(name) && !languageDefinitions.has(name),
  );
  return {
    file,
    defined,
    missing: [...new Set(missing)],
    isRoot: defined.has(roots.get(OperationTypeNode.QUERY) ?? 'Query'),
    federated,
    supergraph: isSupergraph(document),
  };
}

/** The files that define what a file misses: the only one that does, or the only one in its folder. */
function neededBy(parts: readonly Part[]): Map<Part, readonly Part[]> {
  const defining = new Map<string, Part[]>();
  for (const part of parts) for (const name of part.defined) addToList(defining, name, part);
  return new Map(
    parts.map((part) => {
      const needed = part.missing.flatMap((name) => {
        const all = defining.get(name) ?? [];
        const near = all.filter(({ file }) => folderOf(file) === folderOf(part.file));
        return all.length === 1 ? all : near.length === 1 ? near : [];
      });
      return [part, [...new Set(needed)]] as const;
    }),
  );
}

/** Files that belong together make a schema, unless there are several schemas among them. */
function joined(parts: readonly Part[], needed: ReadonlyMap<Part, readonly Part[]>): Part[][] {
  const neighbours = new Map<Part, Part[]>();
  for (const [part, others] of needed) {
    for (const other of others) {
      addToList(neighbours, part, other);
      addToList(neighbours, other, part);
    }
  }
  const sorted = (found: ReadonlySet<Part>) => parts.filter((part) => found.has(part));
  const done = new Set<Part>();
  const schemas: Part[][] = [];
  for (const part of parts) {
    if (done.has(part)) continue;
    const group = reachable(part, (from) => neighbours.get(from) ?? []);
    const roots = [...group].filter(({ isRoot }) => isRoot);
    const made =
      roots.length < 2
        ? [group]
        : roots.map((root) =>
            reachable(root, (from) => (needed.get(from) ?? []).filter(({ isRoot }) => !isRoot)),
          );
    const taken = new Set(made.flatMap((schema) => [...schema]));
    const left = [...group].filter((member) => !taken.has(member));
    for (const member of group) done.add(member);
    schemas.push(...made.map(sorted), ...left.map((member) => [member]));
  }
  return schemas;
}

function reachable(start: Part, next: (part: Part) => readonly Part[]): Set<Part> {
  const found = new Set([start]);
  for (const part of found) for (const other of next(part)) found.add(other);
  return found;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}
