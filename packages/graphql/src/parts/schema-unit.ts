import {
  type DocumentNode,
  isExecutableDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  OperationTypeNode,
  parse,
  Source,
  type TypeDefinitionNode,
} from 'graphql';
import { compositeUse } from '../federation/composite-use.ts';
import { withoutConnectors } from '../federation/connectors.ts';
import { federationNames } from '../federation/federation-names.ts';
import { graphNames } from '../federation/graph-names.ts';
import { isSupergraph } from '../federation/is-federated.ts';
import { isStitched } from '../federation/is-stitched.ts';
import { federationDefinitions, languageDefinitions } from '../federation/known-definitions.ts';
import { usedNames } from '../federation/supply-definitions.ts';
import { convertedAnswer } from '../introspection/introspection-answer.ts';
import { parseLenient } from '../lenient/parse-lenient.ts';
import { hasTokens } from '../nodes/has-tokens.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';

/** An SDL file, or the result of an introspection query; `text` is `undefined` if it cannot be read. */
export interface FoundSource {
  readonly file: string;
  readonly text: string | undefined;
}

/** One file, or several that certainly belong to one schema. */
export interface SchemaUnit {
  readonly files: readonly string[];
  readonly main: string;
  readonly defined: ReadonlySet<string>;
  /** Defined types by name, except scalars and root operation types. */
  readonly types: ReadonlyMap<string, TypeDefinitionNode>;
  /** Names that are used here, but not defined here. */
  readonly missing: ReadonlySet<string>;
  /** Whether it contains or names the query type, as one file of each schema does. */
  readonly isRoot: boolean;
  /** Whether it extends the query type. */
  readonly extendsRoot: boolean;
  /** Whether it links to federation. */
  readonly isLinked: boolean;
  readonly isSubgraph: boolean;
  /** Whether it is a source schema of the Composite Schemas specification, see `compositeUse`. */
  readonly isComposite: boolean;
  readonly isSupergraph: boolean;
  /** Names of the subgraphs that a supergraph is composed of. */
  readonly graphs: readonly string[];
  /**
   * False if it cannot be read or parsed. It is then a separate schema, so that the build reports
   * it.
   */
  readonly isRead: boolean;
}

/** Directives of federation 1, which need no link. */
const FEDERATION_1 = ['@key', '@external', '@requires', '@provides', '@extends'];

/**
 * What an SDL file defines and needs.
 *
 * @returns `undefined` for a file that defines nothing, such as operations of clients.
 */
export function schemaUnit({ file, text }: FoundSource): SchemaUnit | undefined {
  const none = new Set<string>();
  const unread = { files: [file], main: file, defined: none, types: new Map(), missing: none };
  const no = {
    isRoot: false,
    extendsRoot: false,
    isLinked: false,
    isSubgraph: false,
    isComposite: false,
    isSupergraph: false,
    graphs: [],
  };
  if (text === undefined) return { ...unread, ...no, isRead: false };
  if (!hasTokens(text)) return undefined;
  try {
    const document = parsed(new Source(convertedAnswer(text)?.sdl ?? text, file));
    if (document.definitions.every(isExecutableDefinitionNode)) return undefined;
    return { ...unread, ...documentFacts(withoutConnectors(document).document), isRead: true };
  } catch {
    return { ...unread, ...no, isRead: false };
  }
}

function parsed(source: Source): DocumentNode {
  try {
    return parse(source, { noLocation: true });
  } catch {
    return parseLenient(source).document;
  }
}

/** What a document defines and needs. */
export function documentFacts(
  document: DocumentNode,
): Omit<SchemaUnit, 'files' | 'main' | 'isRead'> {
  const { linked: isLinked, local } = federationNames(document);
  const defined = new Set<string>();
  const extended = new Set<string>();
  const roots = new Map<OperationTypeNode, string>();
  for (const node of document.definitions) {
    if (isTypeDefinitionNode(node)) defined.add(node.name.value);
    else if (isTypeExtensionNode(node)) extended.add(node.name.value);
    else if (node.kind === Kind.DIRECTIVE_DEFINITION) defined.add(`@${node.name.value}`);
  }
  for (const { operationTypes = [] } of schemaNodes(document)) {
    for (const { operation, type } of operationTypes) roots.set(operation, type.name.value);
  }
  const isRootName = (name: string) =>
    ROOT_TYPES.some(({ operation, name: usual }) => name === (roots.get(operation) ?? usual));
  const types = document.definitions
    .filter(isTypeDefinitionNode)
    .filter(({ kind, name }) => kind !== Kind.SCALAR_TYPE_DEFINITION && !isRootName(name.value));
  const used = usedNames(document);
  const isSubgraph =
    isLinked || (FEDERATION_1.some((name) => used.has(name)) && !isStitched(document));
  const federation = [...federationDefinitions.keys()]
    .filter((name) => isLinked || !name.startsWith('@') || FEDERATION_1.includes(name))
    .map(local);
  const known = new Set([...federation, ...languageDefinitions.keys()]);
  // A subgraph extends types of other subgraphs.
  const needed = isSubgraph
    ? [...used, ...roots.values()].filter((name) => !extended.has(name))
    : [...used, ...roots.values(), ...extended];
  const query = roots.get(OperationTypeNode.QUERY);
  return {
    defined,
    types: new Map(types.map((node) => [node.name.value, node])),
    missing: new Set(needed.filter((name) => !defined.has(name) && !known.has(name))),
    // A query type with another name may be in another file. The file that names it counts, because
    // the type's name alone is no evidence.
    isRoot: defined.has(query ?? 'Query') || (query !== undefined && query !== 'Query'),
    extendsRoot: extended.has(query ?? 'Query'),
    isLinked,
    isSubgraph,
    isComposite: compositeUse(document) !== undefined,
    isSupergraph: isSupergraph(document),
    graphs: [...graphNames(document).values()],
  };
}

/** Merges several files. */
export function mergedUnit(units: readonly SchemaUnit[]): SchemaUnit {
  const defined = new Set(units.flatMap((unit) => [...unit.defined]));
  const missing = units.flatMap((unit) => [...unit.missing]).filter((name) => !defined.has(name));
  const [first] = units;
  const head = units.find(({ isRoot }) => isRoot) ?? units.find(({ isLinked }) => isLinked);
  return {
    files: units.flatMap(({ files }) => files),
    main: (head ?? first)?.main ?? '',
    defined,
    types: new Map(units.flatMap((unit) => [...unit.types])),
    missing: new Set(missing),
    isRoot: units.some(({ isRoot }) => isRoot),
    extendsRoot: units.some(({ extendsRoot }) => extendsRoot),
    isLinked: units.some(({ isLinked }) => isLinked),
    isSubgraph: units.some(({ isSubgraph }) => isSubgraph),
    isComposite: units.some(({ isComposite }) => isComposite),
    isSupergraph: false,
    graphs: [],
    isRead: true,
  };
}
