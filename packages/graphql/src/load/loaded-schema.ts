import type { Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import type { DocumentNode, GraphQLSchema, StringValueNode } from 'graphql';
import type { FederationNames } from '../federation/federation-names.ts';
import type { ErrorSource } from './error-source.ts';
import type { MarksElsewhere } from './marks.ts';

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
   * Set if a lenient schema has errors: some of the definitions are not valid, see `soundDocument`.
   */
  readonly mended?: true;
  /** Set if errors in the schema are warnings. */
  readonly lenient?: true;
  /** Names of types with fields that the gateway gets by connectors. Default: none. */
  readonly connected?: ReadonlySet<string>;
  /** The types built from `complete`. */
  readonly schema: GraphQLSchema;
  /** The files that the document was parsed from; empty for a composed schema with subgraphs. */
  readonly sources: readonly SourceText[];
  /** Operations that authors wrote as examples for the schema. */
  readonly examples: readonly SourceText[];
  /** For a supergraph, those for its subgraphs, which it shows as far as they are valid for it. */
  readonly examplesOfSubgraphs?: readonly SourceText[];
  /** Errors of operations that authors listed, for the schema or for its subgraphs. */
  readonly errors: readonly ErrorSource[];
  /** What is shown and hidden because of marks in other schemas: for a supergraph, its subgraphs. */
  readonly marks?: MarksElsewhere;
  /** Set if this is the visible part of a schema with hidden definitions. */
  readonly hiding?: Hiding;
}

/** What is known about the hidden definitions of a schema. */
export interface Hiding {
  /** The types including hidden definitions. Ownership is determined from it. */
  readonly whole: GraphQLSchema;
  /** The schema's names for definitions of federation. The links that declare them may be hidden. */
  readonly names: FederationNames;
  /**
   * Warnings of the hidden names in a text, with their places if the text is a node.
   *
   * @param what - What the text is, at the start of a sentence.
   */
  readonly warningsIn: (text: string | StringValueNode, what: string) => Diagnostic[];
  /** Whether a name or coordinate is that of a hidden definition, and of no visible one. */
  readonly isHiddenName: (name: string) => boolean;
  /**
   * For a supergraph, coordinates of definitions that have no page, but determine ownership; else
   * empty.
   */
  readonly unlisted: ReadonlySet<string>;
}

/**
 * Whether a schema is composed of others, with which its errors are checked.
 */
export function isComposedHere({ sources }: Pick<LoadedSchema, 'sources'>): boolean {
  return sources.length === 0;
}
