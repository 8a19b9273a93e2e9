import type { Diagnostic } from '@docgen/core/diagnostic';
import type { DocumentNode, GraphQLSchema, StringValueNode } from 'graphql';
import type { SchemaHistory } from '../diff/schema-history.ts';
import type { ErrorSource } from '../errors/error-source.ts';
import type { FederationNames } from '../federation/federation-names.ts';
import type { SourceText } from './source-text.ts';

/**
 * A schema that was read and can be documented: a subgraph, or a supergraph that docgen or another
 * tool has composed.
 */
export interface LoadedSchema {
  /** Id from the configuration. */
  readonly id: string;
  /** True for a supergraph. */
  readonly composed: boolean;
  /**
   * The definitions as written: all files of a subgraph in one document, or the supergraph with its
   * `join__` directives. `print` of `graphql` turns it into SDL.
   */
  readonly document: DocumentNode;
  /**
   * The document with the definitions that federation lets it omit. The schema is built from it.
   */
  readonly complete: DocumentNode;
  /**
   * The document's names for definitions of federation; set if the links that declare them are
   * hidden.
   */
  readonly names?: FederationNames;
  /**
   * Set if a lenient schema has errors: some of the definitions are not valid, see `soundDocument`.
   */
  readonly mended?: true;
  /** Set if errors in the schema are warnings. */
  readonly lenient?: true;
  /** Names of types with fields that the gateway gets by connectors. Default: none. */
  readonly connected?: ReadonlySet<string>;
  /** The types built from `complete`. */
  readonly schema: GraphQLSchema;
  /**
   * The types including hidden definitions, set if any are hidden. Ownership is determined from it.
   */
  readonly whole?: GraphQLSchema;
  /**
   * Warnings of the hidden names in a text, set if definitions are hidden, with their places if the
   * text is a node. The second argument says what the text is, at the start of a sentence.
   */
  readonly hiddenNames?: (text: string | StringValueNode, what: string) => Diagnostic[];
  /**
   * Whether a name or coordinate is that of a hidden definition, and of no visible one; set if
   * definitions are hidden.
   */
  readonly isHiddenName?: (name: string) => boolean;
  /**
   * Versions in which definitions were added and changed, by coordinate, as far as they are known.
   */
  readonly history?: SchemaHistory;
  /** Its earlier versions, the oldest first. Default: none. */
  readonly past?: readonly PastSchema[];
  /** The files that the document was parsed from; empty for the composed schema. */
  readonly sources: readonly SourceText[];
  /** Operations that authors wrote as examples for the schema. */
  readonly examples: readonly SourceText[];
  /** For a supergraph, those for its subgraphs, which it shows as far as they are valid for it. */
  readonly examplesOfSubgraphs?: readonly SourceText[];
  /** Errors of operations that authors listed, for the schema or for its subgraphs. */
  readonly errors: readonly ErrorSource[];
  /** Coordinates that are hidden elsewhere: for a supergraph, in one of its subgraphs. */
  readonly hidden: readonly string[];
  /** Coordinates that are shown because of marks elsewhere, likewise. */
  readonly shown: readonly string[];
  /**
   * For a subgraph, coordinates that are visible neither in any other nor in the supergraph, and the
   * last names of such coordinates that nothing visible has. Default: none.
   */
  readonly unshown?: readonly string[];
  /** Coordinates that are not visible here, but in one of these. Default: none. */
  readonly seen?: readonly string[];
  /**
   * For a supergraph, coordinates of definitions that have no page, but determine ownership.
   * Default: none.
   */
  readonly unlisted?: ReadonlySet<string>;
}

/** An earlier version of a schema. */
export interface PastSchema {
  /** Name of the version, as readers see it. */
  readonly label: string;
  readonly sources: readonly SourceText[];
  /**
   * Loads the version, including what is hidden. Versions are loaded when they are needed and not
   * kept, because many of them would fill the memory.
   *
   * @returns `undefined` if it cannot be read.
   */
  readonly load: () => LoadedSchema | undefined;
}

/**
 * Whether a schema is the composed one, whose errors are checked with its subgraphs.
 */
export function isComposedHere({ sources }: Pick<LoadedSchema, 'sources'>): boolean {
  return sources.length === 0;
}
